package mystics.editor.desktop

import mystics.editor.Main

import javax.swing.AbstractButton
import javax.swing.JComboBox
import java.awt.Robot
import java.awt.event.ActionListener
import java.awt.event.KeyEvent
import java.nio.file.Path
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit

/**
 * The program, and somebody who comes back to it: presses one thing after another, and reads what comes of it. A program
 * of its own, for a screen of its own.
 */
class Homecoming {
    /** How often somebody tries to press what does not answer, and how many seconds they wait each time. */
    private static final int TRIES = 5
    private static final int WAIT = 8

    /**
     * The folder of the user, where a picture goes of what was seen last, what is read in the end, and what is pressed:
     * words on buttons, keys of choices, or what a list offers: {@code Language=Deutsch}.
     */
    static void main(String[] args) {
        def (home, picture, says) = args
        Thread.startDaemon { Main.main('--home', home, 'play') }
        try {
            def hands = [Hand.of('mouse'), Hand.of('keys')]
            args.drop(3).each { it.contains('=') ? choose(*it.split('=')) : it == 'Settings' ? settings(hands[1]) : press(hands, it) }
            Screen.await(says) { Screen.parts().find { it.hasProperty('text') && it.text?.contains(says) } }
            Ears.rest()
            Screen.picture(new Robot(), Path.of(picture))
            Runtime.runtime.halt(0)
        } catch (Throwable failed) {
            Screen.picture(new Robot(), Path.of(picture))
            failed.printStackTrace()
            Runtime.runtime.halt(Rehearsal.GIVEN_UP)
        }
    }

    /** The settings are in a menu over the game, which a page of the story covers: their key opens them at any time. */
    private static void settings(Hand keys) {
        keys.use('Settings', KeyEvent.VK_F5)
        Screen.await('the settings') { Screen.part('SettingsPane') }
    }

    private static void choose(String list, String wanted) {
        def box = Screen.await(list) { Screen.named(list) } as JComboBox
        Screen.read { box.selectedIndex = (0..<box.itemCount).find { box.getItemAt(it).toString() == wanted }; true }
    }

    /**
     * What has just come may still move, or have no focus yet: a press that went beside it is done again, one that was
     * heard is not. On a screen without a manager of windows a dialog may be
     * elsewhere than it says, so who clicks in vain takes the keys.
     */
    private static void press(List<Hand> hands, String words) {
        def heard = new CountDownLatch(1)
        for (int tried = 0; tried < TRIES && heard.count; tried++) {
            def button = Screen.await(words) { heard.count ? Screen.picks()[words] ?: Screen.button(words) : true }
            if (button instanceof AbstractButton) {
                ActionListener ear = { heard.countDown() }
                Screen.read { button.addActionListener(ear) }
                hands[tried % hands.size()].press(button)
                heard.await(WAIT, TimeUnit.SECONDS)
                Screen.read { button.removeActionListener(ear) }
            }
        }
        if (heard.count) throw new IllegalStateException("Pressed in vain: $words")
    }
}
