package mystics.editor.desktop

import java.awt.AWTEvent
import java.awt.EventQueue
import java.awt.Toolkit
import java.awt.event.InputEvent
import java.awt.event.KeyEvent
import java.awt.event.MouseEvent

/**
 * Hears when the window has dealt with a key or a click. {@code Robot.waitForIdle} waits up to ten seconds for a screen
 * on which nothing happens, and on some machines something always happens.
 */
class Ears extends EventQueue {
    /** In milliseconds. A key that nothing has the focus for is never dispatched. */
    private static final int PATIENCE = 3_000
    private static final Set<Integer> LAST = [KeyEvent.KEY_RELEASED, MouseEvent.MOUSE_RELEASED].toSet()
    private int heard

    static Ears open() {
        def queue = Toolkit.defaultToolkit.systemEventQueue
        if (queue instanceof Ears) return queue
        def ears = new Ears()
        queue.push(ears)
        ears
    }

    /** Makes a gesture that releases so many keys or buttons, and waits for all that comes of it at once. */
    void after(int releases = 1, Closure gesture) {
        def wanted = heard() + releases
        gesture()
        def until = System.nanoTime() + PATIENCE * 1_000_000L
        while (heard() < wanted && System.nanoTime() < until) {
            Thread.sleep(1)
        }
        rest()
    }

    /** Waits for the events that stand in the queue. A change of the focus is two, and what listens to it may post a third. */
    static void rest() {
        3.times { invokeAndWait { } }
    }

    @Override
    protected void dispatchEvent(AWTEvent event) {
        super.dispatchEvent(event)
        if (event instanceof InputEvent && event.ID in LAST) {
            synchronized (this) { heard++ }
        }
    }

    private synchronized int heard() {
        heard
    }
}
