package mystics.editor.desktop

import javax.swing.AbstractButton
import javax.swing.JComponent
import javax.swing.JMenuItem
import java.awt.Component
import java.awt.KeyboardFocusManager
import java.awt.Point
import java.awt.Robot
import java.awt.event.InputEvent
import java.awt.event.KeyEvent

/** How somebody uses the program: real clicks, or real keys, through the screen. */
abstract class Hand {
    protected final Robot robot = new Robot()
    protected final Ears ears = Ears.open()

    static Hand of(String name) {
        name == 'mouse' ? new Mouse() : new Keys()
    }

    /** Presses a button. */
    abstract void press(AbstractButton button)

    /** Chooses what is asked. */
    abstract void choose(AbstractButton pick)

    /** Uses a tool that is in the menu over the game. */
    abstract void use(String tool, int... keys)

    /** Does what somebody does in haste who has not seen yet that there is a question. */
    abstract void hurry()

    /** Goes to a lit space. */
    abstract void go(String space)

    /** Writes into a field, over what stands there. */
    abstract void write(JComponent field, String text)

    protected void type(int key) {
        ears.after {
            robot.keyPress(key)
            robot.keyRelease(key)
        }
    }

    protected void type(String text) {
        text.each { type(KeyEvent.getExtendedKeyCodeForChar(it as char as int)) }
    }

    /** Types over what stands in the field. */
    protected void replace(String text) {
        ears.after(2) {
            robot.keyPress(KeyEvent.VK_CONTROL)
            robot.keyPress(KeyEvent.VK_A)
            robot.keyRelease(KeyEvent.VK_A)
            robot.keyRelease(KeyEvent.VK_CONTROL)
        }
        type(text)
    }

    static class Mouse extends Hand {
        void press(AbstractButton button) { click(button) }

        void choose(AbstractButton pick) { click(pick) }

        void hurry() { }

        void use(String tool, int... keys) {
            click(Screen.await('the menu') { Screen.button('More ▾') })
            click(Screen.await(tool) { Screen.parts().find { it instanceof JMenuItem && it.text.startsWith(tool) } } as JComponent)
        }

        /** Puts the hints away first, one after another, because a hint may lie over the space. */
        void go(String space) {
            for (def shown = hint(); shown; shown = hint()) click(shown)
            click(Screen.read { Screen.space(space) })
        }

        private static AbstractButton hint() { Screen.read { Screen.button('Got it (F12)') } }

        void write(JComponent field, String text) {
            click(field)
            replace(text)
        }

        private void click(JComponent part) {
            click(Screen.read {
                (part.parent as JComponent).scrollRectToVisible(part.bounds)
                def middle = part.locationOnScreen
                middle.translate(part.width.intdiv(2), part.height.intdiv(2))
                middle
            })
        }

        private void click(Point at) {
            ears.after {
                robot.mouseMove(at.x as int, at.y as int)
                robot.mousePress(InputEvent.BUTTON1_DOWN_MASK)
                robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK)
            }
        }
    }

    static class Keys extends Hand {
        private static final int MOST = 200
        private static final Map<Integer, List<Integer>> ARROWS = [(KeyEvent.VK_RIGHT): [1, 0], (KeyEvent.VK_LEFT): [-1, 0],
                (KeyEvent.VK_DOWN): [0, 1], (KeyEvent.VK_UP): [0, -1]]

        void press(AbstractButton button) {
            reach(button)
            type(KeyEvent.VK_SPACE)
        }

        void use(String tool, int... keys) {
            ears.after(keys.size()) {
                keys.each { robot.keyPress(it) }
                keys.reverseEach { robot.keyRelease(it) }
            }
        }

        void hurry() {
            type(KeyEvent.VK_ENTER)
            type(KeyEvent.VK_SPACE)
        }

        void choose(AbstractButton pick) {
            if (pick.name) type(pick.name) else press(pick)
            if (pick.name == 'T' && Screen.await('T to be heard') { pick.text.contains(' again ends ') ? 'again' : !pick.showing ||
                    !pick.enabled ? 'gone' : null } == 'again') type(pick.name)
        }

        void go(String space) {
            type('M')
            Screen.await('the board to have the focus') {
                    KeyboardFocusManager.currentKeyboardFocusManager.focusOwner.is(Screen.part('BoardPane')) }
            Screen.read { arrows(Screen.part('BoardPane'), space) }.each { type(it) }
            type(KeyEvent.VK_ENTER)
        }

        /** The arrows that lead from the space the keys begin at to another, the fewest there are. */
        private static List<Integer> arrows(Component board, String space) {
            def lights = board.@lights
            def paths = [(board.@gone.get().spot()): []]
            def open = paths.keySet().toList()
            while (open && !paths.containsKey(lights.spot(space).get())) {
                def from = open.remove(0)
                ARROWS.each { key, way ->
                    def to = lights.compass().towards(Optional.of(from), way[0], way[1]).get()
                    if (!paths.containsKey(to)) {
                        paths[to] = paths[from] + key
                        open << to
                    }
                }
            }
            paths[lights.spot(space).get()]
        }

        void write(JComponent field, String text) {
            reach(field)
            replace(text)
        }

        /** Tab after Tab, until it has the focus. */
        private void reach(JComponent part) {
            for (int i = 0; i < MOST; i++) {
                def owner = Screen.await('somebody to have the focus') { KeyboardFocusManager.currentKeyboardFocusManager.focusOwner }
                if (owner.is(part)) {
                    Screen.await("$part to be in sight") { !part.visibleRect.empty }
                    return
                }
                type(KeyEvent.VK_TAB)
            }
            throw new IllegalStateException("No Tab leads to $part")
        }
    }
}
