package mystics.editor.desktop

import mystics.editor.Main
import mystics.editor.sight.Pick

import javax.swing.JComponent
import java.awt.Robot
import java.awt.Toolkit
import java.nio.file.Files
import java.nio.file.Path

/**
 * The program, and bots who play a whole chapter in its window as fast as it goes, but for one mouse that waits for a
 * click. A program of its own.
 */
class Spectator {
    /** The folder of the user, the words of the game, and where what was seen is written. */
    static void main(String[] args) {
        def (home, said, seen) = args
        def watch = new EventWatch()
        Toolkit.defaultToolkit.systemEventQueue.push(watch)
        Thread.startDaemon { Main.main((['--home', home, 'play'] + said.split(' ').toList()) as String[]) }
        try {
            def clicks = play(watch)
            Files.write(Path.of(seen + '.slow'), watch.slow)
            Files.writeString(Path.of(seen), "$clicks answers, ${watch.words()}\n" + watch.engine.join('\n'))
            Runtime.runtime.halt(watch.engine ? 4 : 0)
        } catch (Throwable failed) {
            Screen.picture(new Robot(), Path.of(seen + '.png'))
            failed.printStackTrace()
            Runtime.runtime.halt(Rehearsal.GIVEN_UP)
        }
    }

    private static int play(EventWatch watch) {
        def clicks = 0
        def asked = null
        Screen.await('the first page') { Screen.button('Go on') }
        watch.begin()
        while (true) {
            def next = Screen.await('a question, or the end') { Screen.onward() ? 'told' : over() ? 'over' : Screen.picks() &&
                    !Rehearsal.question().is(asked) ? 'asked' : null }
            if (next == 'over') return clicks
            if (next == 'told') {
                Screen.read { Screen.onward()?.doClick(0) }
                continue
            }
            asked = Screen.read {
                def question = Rehearsal.question()
                def picks = Screen.picks()
                picks[picks.keySet().find { it =~ /^(battle|explore):/ } ?: picks.keySet().last()].doClick(0)
                question
            }
            clicks++
        }
    }

    /** The chapter is over when nobody is asked any more, nothing is under way, and how it ended stands there. */
    private static boolean over() {
        def pane = Screen.part('AskPane') ? Screen.inside(Screen.part('AskPane')) : []
        def words = pane.findResults { it.hasProperty('text') ? it.text : null }.join(' ')
        def waits = ['…', 'The game moves on'].any { words.startsWith(it) }
        words && !waits && !pane.any { it instanceof JComponent && it.getClientProperty(Pick) }
    }
}
