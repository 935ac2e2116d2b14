package mystics.editor.bench

import mystics.editor.desktop.Ears
import mystics.editor.desktop.Screen

import javax.swing.AbstractButton
import javax.swing.JList
import javax.swing.JMenuItem
import javax.swing.JTextField
import java.awt.Component
import java.awt.KeyboardFocusManager
import java.awt.Point
import java.awt.Robot
import java.awt.event.InputEvent
import java.awt.event.KeyEvent

/** Clicks, drags and keys on the window of the editor. Each click, drag, key and typed field is one gesture. */
class StoriesHand {
    final Robot robot = new Robot()
    private final Ears ears = Ears.open()
    int gestures

    static Component focus() { KeyboardFocusManager.currentKeyboardFocusManager.focusOwner }

    /** A chord such as {@code ctrl N}. */
    void key(String chord) {
        gestures++
        def words = chord.split(' ').toList()
        def held = words.dropRight(1).collect { [ctrl: KeyEvent.VK_CONTROL, shift: KeyEvent.VK_SHIFT][it] }
        int code = KeyEvent."VK_${words.last()}"
        ears.after(1 + held.size()) {
            held.each { robot.keyPress(it) }
            robot.keyPress(code)
            robot.keyRelease(code)
            held.reverseEach { robot.keyRelease(it) }
        }
    }

    /** Small letters and blanks, into the field that has the keys; a field is one gesture. */
    void type(String words) {
        gestures++
        Screen.await('a field') { focus() instanceof JTextField }
        words.each { letter ->
            int code = KeyEvent.getExtendedKeyCodeForChar(letter as char as int)
            ears.after { robot.keyPress(code); robot.keyRelease(code) }
        }
    }

    void click(Point at, int button = InputEvent.BUTTON1_DOWN_MASK) {
        gestures++
        ears.after {
            robot.mouseMove(at.x as int, at.y as int)
            robot.mousePress(button)
            robot.mouseRelease(button)
        }
    }

    void drag(Point from, Point to) {
        gestures++
        robot.mouseMove(from.x as int, from.y as int)
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK)
        (1..5).each {
            robot.mouseMove((from.x + (to.x - from.x) * it / 5) as int, (from.y + (to.y - from.y) * it / 5) as int)
            Ears.rest()
        }
        ears.after { robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK) }
    }

    void click(Component part) {
        click(Screen.read { middle(part, part.width / 2, part.height / 2) })
    }

    static Point middle(Component part, Number x, Number y) {
        def at = part.locationOnScreen
        at.translate(x as int, y as int)
        at
    }

    /** Presses a button that stays where it is: one that has just come is laid out a moment later, and moves. */
    void press(String words) {
        Point before = null
        click(Screen.await(words) {
            def at = Screen.button(words)?.with { it.showing && it.width ? middle(it, it.width / 2, it.height / 2) : null }
            def stays = at && at == before
            before = at
            stays ? at : null
        })
    }

    /** A line of a menu that is open. */
    void choose(String words) {
        click(Screen.await(words) { Screen.parts().find { it instanceof JMenuItem && it.showing && isCalled(it, words) } } as Component)
    }

    /** Whether a line of a menu has these words; its meaning may follow in brackets. */
    private static boolean isCalled(AbstractButton line, String words) {
        line.accessibleContext.accessibleName == words || line.text == words || line.text.startsWith("$words (")
    }

    /** Goes down an open menu to a line, and takes it. */
    void down(String words) {
        def items = Screen.await(words) { Screen.parts().findAll { it instanceof JMenuItem && it.showing }.with { all ->
            all.any { isCalled(it, words) } ? all : null } } as List<AbstractButton>
        for (int i = 0; i < items.size() && !Screen.read { items.find { isCalled(it, words) }.armed }; i++) key('DOWN')
        key('ENTER')
    }

    /** Narrows an open list by typing, and takes the first line. */
    void pick(String words) {
        Screen.await('a list to pick from') { Screen.part('PickList') && focus() instanceof JTextField }
        type(words)
        key('ENTER')
    }

    /** Goes to a line of the list that has the keys, the shorter way. */
    void line(String begins) {
        def list = Screen.await('the outline') { focus() instanceof JList ? focus() : null } as JList
        def lines = Screen.read { (0..<list.model.size).collect { list.model.getElementAt(it).words().toString() } }
        int to = lines.findIndexOf { it.startsWith(begins) }
        assert to >= 0: "no '$begins' in $lines"
        int at = Screen.read { list.selectedIndex }
        def ways = [[Math.abs(to - Math.max(at, 0)), ''], [to + 1, 'HOME'], [lines.size() - to, 'END']]
        def (steps, jump) = at < 0 ? [to, 'HOME'] : ways.min { it[0] }
        if (jump) key(jump)
        while (Screen.read { list.selectedIndex } != to) key(Screen.read { list.selectedIndex } < to ? 'DOWN' : 'UP')
    }
}
