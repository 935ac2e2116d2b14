package mystics.editor.play

import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.mod.load.BaseGame
import mystics.play.Company
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path
import mystics.editor.play.around.Tools
import mystics.editor.play.over.EndingPane
import mystics.editor.play.over.Stage
import mystics.editor.type.Paper

import static mystics.editor.album.OffScreen.onEvents

/** A chapter that is only read asks on pages of the book: there is no board beside which to ask (STORY-2). */
class AskedInTheBookSpec extends Specification {
    @TempDir Path home
    @AutoCleanup Parlour parlour = new Parlour(BaseGame.library(), home)

    private String page() {
        def stage = parlour.seen().find { it instanceof Stage }
        parlour.seen(stage).find { it instanceof Paper && it.accessibleContext.accessibleName == 'Page' }?.words()
    }

    private void press(String key) {
        onEvents {
            def paper = parlour.seen().find { it instanceof Paper && it.accessibleContext.accessibleName == 'Page' }
            paper.actionMap.get(key).actionPerformed(null)
            assert parlour.seen().find { it instanceof Stage }.isCovered(): 'the empty board is seen between two pages'
        }
    }

    /** The page that follows a page, once it is there. The page that was answered stays until then. */
    private String next(String last) {
        def found = last
        parlour.soon.eventually {
            found = page()
            assert found && found != last
        }
        found
    }

    def "each mouse is asked on a page that says what each answer comes to; whoever only reads on stays there"() {
        given:
        def catalog = BaseGame.library().catalog()
        def chapter = catalog.book().find { it.storyOnly() }
        def party = chapter.party().required().collect { new Setup.Member(it, '') }
        parlour.course.begin { parlour.table.begin(new GameAgreement(new Setup(chapter.id(), party, [] as Set), Company.people(7))) }
        def beside = { parlour.buttons().find { it.text in [Stage.MORE, 'Answer beside the board'] } }

        when: 'the story is read up to the question'
        parlour.soon.eventually {
            if (parlour.buttons()*.text.contains('Go on')) parlour.click('Go on')
            assert beside()
        }
        def first = page()

        then: 'the page says what the first ability does, and stays when somebody only reads on'
        first.contains(catalog.cards()[catalog.heroes()[party[0].hero()].ability()].text().strip().replaceAll('\\s+', ' ').take(30))
        onEvents { beside().actionMap.get('ENTER').actionPerformed(null) } == null
        page() == first

        when: 'all are asked'
        def asked = [first]
        (1..party.size()).each { n ->
            press('1')
            asked << next(asked.last())
        }

        then:
        asked.take(party.size()).every { it.contains('What do you want to keep') }
        asked.take(party.size()).toSet().size() == party.size()

        when:
        parlour.soon.eventually {
            if (parlour.buttons()*.text.contains('Go on')) parlour.click('Go on')
            assert parlour.seen().any { it instanceof EndingPane }
        }

        then:
        parlour.reads('The chapter has been read')

        when: 'Escape puts the last page away, and pressed again it does nothing'
        def doors = ending().doors()*.text
        2.times { escape() }

        then:
        !ending()

        when: 'F3 opens the last page again'
        story()

        then:
        ending().doors()*.text == doors

        when: 'over the last page, F3 opens the story, and Escape leads back'
        story()
        def covered = ending()
        escape()

        then:
        !covered
        ending().doors()*.text == doors

        when: 'beside the board, a button opens it again'
        escape()
        parlour.click('The last page')

        then:
        ending()
    }

    private EndingPane ending() {
        parlour.seen().find { it instanceof EndingPane }
    }

    private void escape() {
        onEvents { parlour.pane.actionMap.get('ESCAPE').actionPerformed(null) }
    }

    private void story() {
        onEvents { parlour.parts().find { it instanceof Tools }.actionMap.get('F3').actionPerformed(null) }
    }
}
