package mystics.editor.desktop

import mystics.editor.Main

import javax.swing.JEditorPane
import java.awt.Robot
import java.nio.file.Path

/**
 * The program, and somebody who opens the game they left in a campaign, answers the last question of its chapter, goes on with the campaign and looks at its sheet.
 * A program of its own, for a screen of its own.
 */
class Homecoming {
    private final Hand hand = Hand.of('mouse')

    /** The folder of the user, the answer, and where a picture goes of what was seen last. */
    static void main(String[] args) {
        def (home, answer, picture) = args
        Thread.startDaemon { Main.main('--home', home, 'play') }
        try {
            new Homecoming().play(answer)
            new Robot().waitForIdle()
            Screen.picture(new Robot(), Path.of(picture))
            System.exit(0)
        } catch (Throwable failed) {
            Screen.picture(new Robot(), Path.of(picture))
            failed.printStackTrace()
            Runtime.runtime.halt(Rehearsal.GIVEN_UP)
        }
    }

    private void play(String answer) {
        hand.press(Screen.await('the saved games') { Screen.button('Load a game') })
        hand.press(Screen.await('the game that was left') { Screen.button('Go on') })
        hand.choose(Screen.await('the last question') { Screen.picks()[answer] })
        hand.press(Screen.await('the way on') { Screen.button('On with the campaign') })
        Screen.await('the sheet') { Screen.parts().find { it instanceof JEditorPane && it.text.contains('Behind the mice') } }
    }
}
