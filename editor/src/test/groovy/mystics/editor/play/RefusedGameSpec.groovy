package mystics.editor.play

import mystics.content.SetupRefused
import mystics.mod.load.BaseGame
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/** A game that cannot begin, such as one the command line speaks of wrongly: the window says why, and leads home. */
class RefusedGameSpec extends Specification {
    @TempDir Path home
    @AutoCleanup Parlour parlour

    def "what is wrong is said beside the board, and there is a way home"() {
        given:
        parlour = new Parlour(BaseGame.library(), home)

        when:
        parlour.course.begin { throw new SetupRefused("There is no hero 'nobody'.") }

        then:
        parlour.await('This game cannot begin')
        parlour.reads("There is no hero 'nobody'.")

        when:
        parlour.click('Home')

        then:
        parlour.left
    }

    def "a game that was begun elsewhere leads back there"() {
        given:
        parlour = new Parlour(BaseGame.library(), home)
        parlour.pane.leavingBy('Back to the editor')

        when:
        parlour.course.begin { throw new SetupRefused("There is no hero 'nobody'.") }
        parlour.await('This game cannot begin')
        parlour.click('Back to the editor')

        then:
        parlour.left
    }
}
