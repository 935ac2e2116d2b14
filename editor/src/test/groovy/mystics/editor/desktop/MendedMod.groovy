package mystics.editor.desktop

import mystics.editor.Main

import javax.swing.AbstractButton
import java.awt.Robot
import java.awt.event.KeyEvent
import java.nio.file.Files
import java.nio.file.Path

/** The program, and a writer who mends a mod beside it while a game is open. A program of its own, for a screen of its own. */
class MendedMod {
    private static final String FILE = 'mods/loft/amendments/loft.yaml'
    private final Path home
    private final hand = Hand.of('mouse')
    private final robot = new Robot()

    MendedMod(Path home) { this.home = home }

    /** The folder of the user, and where a picture goes of what was seen last. */
    static void main(String[] args) {
        def picture = Path.of(args[1])
        try {
            new MendedMod(Path.of(args[0])).play()
            Screen.picture(new Robot(), picture)
            Runtime.runtime.halt(0)
        } catch (Throwable failed) {
            Screen.picture(new Robot(), picture)
            failed.printStackTrace()
            Runtime.runtime.halt(Rehearsal.GIVEN_UP)
        }
    }

    private void play() {
        amend('{ name: A Mended Flight }')
        Thread.startDaemon { Main.main('--home', "$home", 'play', 'flight-to-barksburg') }
        question()
        amend('{ name: A Flight Mended Twice }')
        again()
        question()
        press('Story')
        reads('A Flight Mended Twice')
        robot.keyPress(KeyEvent.VK_ESCAPE)
        robot.keyRelease(KeyEvent.VK_ESCAPE)
        hand.press(Screen.await('a choice') { Screen.picks().values().find() })
        question()
        amend('{ setup/room=guard-room/minions/rat-warriors: 1 }')
        again()
        reads('goes another way')
    }

    private void amend(String values) {
        Files.createDirectories(home.resolve(FILE).parent)
        Files.writeString(home.resolve('mods/loft/mod.yaml'),
                'id: loft\nname: Loft\nversion: "1.0.0"\nengine: 1\nauthors: [me]\nlicence: none\nneeds: [base-game]\n')
        Files.writeString(home.resolve(FILE), "amend:\n  - entry: chapters/flight-to-barksburg\n    set: $values\n")
    }

    private void press(String words) { hand.press(Screen.await(words) { Screen.button(words) }) }

    /** Turns the pages of the story up to the first question. */
    private void question() {
        while (Screen.await('a page or a question') { Screen.button('Go on') ?: Screen.picks() } instanceof AbstractButton) press('Go on')
    }

    private static void reads(String words) {
        Screen.await(words) { Screen.parts().find { it.hasProperty('text') && "$it.text".contains(words) } }
    }

    private void again() {
        Ears.rest()
        [KeyEvent.VK_CONTROL, KeyEvent.VK_R].each { robot.keyPress(it) }
        [KeyEvent.VK_R, KeyEvent.VK_CONTROL].each { robot.keyRelease(it) }
        Screen.await('the question to go') { !Screen.picks() }
    }
}
