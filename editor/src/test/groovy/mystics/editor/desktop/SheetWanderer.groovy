package mystics.editor.desktop

import mystics.editor.Main

import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.KeyboardFocusManager
import java.awt.Robot
import java.awt.event.KeyEvent
import java.nio.file.Path

/**
 * The program, and somebody who lays sheets over the board, goes about with Tab, and puts them away with Escape. A
 * program of its own, for a screen of its own.
 */
class SheetWanderer {
    private static final int TABS = 8

    /**
     * The folder of the user, and where a picture goes of what was seen last. Tells a line for each sheet that kept the
     * keyboard and gave it back.
     */
    static void main(String[] args) {
        def (home, picture) = args
        Thread.startDaemon { Main.main('--home', home, 'play') }
        def robot = new Robot()
        try {
            ['New game', 'Begin', 'Go on', 'Go on'].each { press(it) }
            Screen.await('the first question') { Screen.part('AskPane')?.with { it.showing && within(it) } }
            [card: { press('Collin') }, book: { type(robot, KeyEvent.VK_F1) }, story: { type(robot, KeyEvent.VK_F3) }].each { name, opens ->
                opens()
                Screen.await("the $name") { covered() && within(Screen.part('Cover')) }
                TABS.times {
                    type(robot, KeyEvent.VK_TAB)
                    if (!Screen.read { within(Screen.part('Cover')) }) throw new IllegalStateException("Tab leads behind " +
                            "the $name: " + Screen.read { owner() })
                }
                type(robot, KeyEvent.VK_ESCAPE)
                Screen.await("the question after the $name") { !covered() && within(Screen.part('AskPane')) }
            }
            Runtime.runtime.halt(0)
        } catch (Throwable failed) {
            Screen.picture(robot, Path.of(picture))
            failed.printStackTrace()
            Runtime.runtime.halt(Rehearsal.GIVEN_UP)
        }
    }

    private static void press(String words) {
        def button = Screen.await(words) { Screen.button(words) }
        Screen.read { button.doClick(0); true }
    }

    private static void type(Robot robot, int key) {
        Ears.open().after {
            robot.keyPress(key)
            robot.keyRelease(key)
        }
    }

    private static boolean covered() {
        Screen.part('Cover') != null
    }

    private static Component owner() {
        KeyboardFocusManager.currentKeyboardFocusManager.focusOwner
    }

    private static boolean within(Component part) {
        part != null && owner() != null && SwingUtilities.isDescendingFrom(owner(), part)
    }
}
