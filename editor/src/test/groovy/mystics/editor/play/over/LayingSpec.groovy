package mystics.editor.play.over

import mystics.home.HintsRead
import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.settings.Motion
import mystics.editor.settings.Pace
import mystics.editor.settings.Settings
import mystics.mod.load.BaseGame
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.JProgressBar
import javax.swing.SwingUtilities
import java.nio.file.Path
import mystics.editor.play.BoardDrawers
import mystics.editor.play.Parlour

import static mystics.editor.album.OffScreen.lay

/** A game that is begun may take its time on a busy machine: what is being done is said at once, in the middle of the window. */
class LayingSpec extends Specification {
    @TempDir Path home
    @AutoCleanup Parlour parlour

    private void sit(Motion motion) {
        parlour = new Parlour(BaseGame.library(), home, Settings.usual().with(Pace.AT_ONCE).with(HintsRead.ALL).with(motion))
        lay(parlour.pane, 1280, 800)
    }

    private seen(Class kind) {
        parlour.seen().find { kind.isInstance(it) }
    }

    def "until the table is laid the window says that it is being laid, and shows no empty places"() {
        given:
        sit(Motion.FULL)
        def said = parlour.seen().find { it.hasProperty('text') && it.text == 'The game is being set up' }
        def at = SwingUtilities.convertRectangle(said.parent, said.bounds, parlour.pane)

        expect:
        Math.abs(at.centerX - 640) < 10
        Math.abs(at.centerY - 400) < 80
        at.height < 60
        seen(JProgressBar)
        !seen(BoardDrawers)
        !parlour.reads('The first time')

        when:
        parlour.begin()
        parlour.turnPages()

        then:
        seen(BoardDrawers)
        !seen(Laying)
    }

    def "for those whom motion disturbs nothing moves meanwhile"() {
        given:
        sit(Motion.REDUCED)

        expect:
        seen(Laying)
        !seen(JProgressBar)
    }

    def "what is being loaded is said on the page as it comes, and read to those who listen"() {
        given:
        def page = OffScreen.made { new Laying('The mods are being loaded', '', Motion.REDUCED) }

        when:
        OffScreen.made { page.say(Sentence.of('New: Garden is being checked and compiled, once only (2 of 3).')); page }

        then:
        page.accessibleContext.accessibleDescription.startsWith('New: Garden')
    }
}
