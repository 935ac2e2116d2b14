package mystics.editor.desktop

import groovy.transform.CompileStatic

import java.awt.AWTEvent
import java.awt.EventQueue
import java.lang.management.ManagementFactory

/**
 * Stands between the window and its events: how long each of them keeps the window from the next one, and whether the
 * engine is at work there,
 * which belongs on threads of its own. It looks a thousand times a second.
 */
@CompileStatic
class EventWatch extends EventQueue {
    /**
     * Where a game is run, mods are loaded, odds are worked out, bots think and games are read and written. What only
     * holds values is not there.
     */
    private static final List<String> ENGINE = ['mystics.play.Play', 'mystics.play.Simulation', 'mystics.phase.', 'mystics.mod.',
            'mystics.odds.', 'mystics.bot.', 'mystics.save.Saves']
    private static final long SLOW = 100_000_000
    private volatile Thread events
    private volatile boolean busy
    private volatile long since
    private final List<Double> times = [].asSynchronized() as List<Double>
    /** Where events were that took more than a tenth of a second by the clock. */
    final Set<String> slow = ([] as Set<String>).asSynchronized() as Set<String>
    /** Where the engine was met, the first lines of each. */
    final Set<String> engine = ([] as Set<String>).asSynchronized() as Set<String>

    EventWatch() {
        Thread.startDaemon('event-watch') { look() }
    }

    @Override
    protected void dispatchEvent(AWTEvent event) {
        events = Thread.currentThread()
        def clock = ManagementFactory.threadMXBean
        long before = clock.currentThreadCpuTime
        since = System.nanoTime()
        busy = true
        try {
            super.dispatchEvent(event)
        } finally {
            busy = false
            times << ((clock.currentThreadCpuTime - before) / 1e6d).doubleValue()
        }
    }

    private void look() {
        while (true) {
            Thread.sleep(1)
            def thread = events
            if (busy && thread) {
                def trace = thread.stackTrace
                def met = trace.findAll { StackTraceElement at -> at.methodName != '<clinit>' &&
                        ENGINE.any { at.className.startsWith(it) } }
                if (met) engine << trace.findAll { StackTraceElement at -> at.className.startsWith('mystics.') }.join(' < ')
                if (System.nanoTime() - since > SLOW) slow << trace
                        .findAll { StackTraceElement at -> at.className.startsWith('mystics.') }.take(4).join(' < ')
            }
        }
    }

    /** Counts anew: that the window opens is no delay of anything. */
    void begin() {
        times.clear()
        slow.clear()
    }

    /** What was seen, in words. */
    String words() {
        def sorted = new ArrayList<Double>(times).sort()
        sprintf('%d events; the longest took %.0f ms of processor time, 99 of 100 less than %.1f ms', sorted.size(), sorted.last(),
                sorted[(int) (sorted.size() * 0.99d)])
    }

    int count() {
        times.size()
    }
}
