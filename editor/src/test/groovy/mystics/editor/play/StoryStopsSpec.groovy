package mystics.editor.play

import mystics.home.HintsRead
import mystics.home.GameTable
import mystics.home.Shelf
import mystics.editor.settings.Pace
import mystics.editor.settings.Settings
import mystics.editor.sight.HeroSheet
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Company
import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.choice.Seat
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.AbstractButton
import java.nio.file.Path
import mystics.editor.play.around.PartyPane
import mystics.editor.play.over.CardView
import mystics.editor.play.over.EndingPane
import mystics.editor.play.over.Stage

import static mystics.editor.album.OffScreen.onEvents

/** A page of the story stops the game in the window until somebody turns it; nothing is skipped past it (STORY-2). */
class StoryStopsSpec extends Specification {
    @Shared Library library = BaseGame.library()
    @TempDir Path home
    @AutoCleanup Parlour parlour

    private List<HeroSheet> party() {
        parlour.parts().find { it instanceof PartyPane }.@shown[0] as List<HeroSheet>
    }

    /** Hands all mice to the program, each by its menu. */
    private void handOver() {
        onEvents {
            party().each { hero ->
                def menu = parlour.parts().find { it instanceof PartyPane }.@hands.menu(hero)
                menu.components.find { it instanceof AbstractButton && it.text.startsWith('Let the program') }.doClick(0)
            }
        }
    }

    /** What lies open to be read. */
    private String page() {
        def stage = parlour.seen().find { it instanceof Stage }
        parlour.seen(stage).find { it instanceof mystics.editor.type.Paper && it.accessibleContext.accessibleName == 'Page' }?.words()
    }

    private int answered() {
        parlour.kept().game().journal().size()
    }

    def "mice that are handed to the program while the opening lies open stay handed over if the game is left there"() {
        given:
        parlour = new Parlour(library, home, Settings.usual().with(HintsRead.ALL)).begin()
        parlour.await('Go on')

        when:
        handOver()
        onEvents { parlour.pane.close() }
        parlour.course.@thread.awaitTermination(30, java.util.concurrent.TimeUnit.SECONDS)
        def kept = parlour.shelf.load(Shelf.AUTOSAVE)

        then:
        kept.company().bots().keySet().containsAll(party()*.id())
    }

    def "mice handed to the program during the opening play on when it is turned, and Escape turns page after page (#pace)"() {
        given:
        parlour = new Parlour(library, home, Settings.usual().with(pace).with(HintsRead.ALL)).begin()
        parlour.await('Go on')
        def opening = page()
        def before = answered()

        when: 'and what was asked of the game before is done'
        handOver()
        def done = new java.util.concurrent.CountDownLatch(1)
        parlour.course.@thread.execute { done.countDown() }
        done.await()

        then: 'the party knows, and the game waits'
        party()*.player()*.side().every { it == HeroSheet.Side.PROGRAM }
        answered() == before
        page() == opening

        when:
        def told = []
        parlour.soon.eventually {
            onEvents {
                if (page() && page() != (told ? told.last() : null)) told << page()
                // Escape puts the last page away, too.
                if (!parlour.seen().any { it instanceof EndingPane }) parlour.pane.actionMap.get('ESCAPE').actionPerformed(null)
            }
            assert parlour.seen().any { it instanceof EndingPane }
        }

        then: 'each page was seen once, in the order it was told'
        told.size() > 2
        told.toSet().size() == told.size()
        told.size() == parlour.kept().log().findAll { it.cause() == 'STORY-2' }.size()

        where:
        pace << [Pace.AT_ONCE, Pace.BRISK]
    }

    def "a chapter that nobody plays tells each page over the room it speaks of, before what follows"() {
        given:
        parlour = new Parlour(library, home)
        def party = parlour.first(Company.people(7)).game().setting().box().heroes()*.id()
        def bots = (party + Seat.PARTY.name()).collectEntries { [it, GameTable.BOT] }
        def rooms = [] as LinkedHashSet

        when:
        parlour.begin(new Company([:], bots, Optional.of(7L), Optional.of(7L), UndoPolicy.TO_LAST_NEWS))
        parlour.soon.eventually {
            onEvents {
                if (page()) {
                    rooms << onTheBoard()
                    parlour.buttons().find { it.text == 'Go on' }.doClick(0)
                }
            }
            assert parlour.seen().any { it instanceof EndingPane }
        }

        then:
        rooms.size() > 2
    }

    private Company programs() {
        def party = parlour.first(Company.people(7)).game().setting().box().heroes()*.id()
        new Company([:], (party + Seat.PARTY.name()).collectEntries { [it, GameTable.BOT] }, Optional.of(7L), Optional.of(7L),
                UndoPolicy.TO_LAST_NEWS)
    }

    private Session stands() {
        parlour.course.@session
    }

    private static int told(Session session) {
        session.log().count { it.cause() == 'STORY-2' }
    }

    private List<String> turnToTheEnd() {
        def pages = []
        parlour.soon.eventually {
            onEvents {
                if (page()) {
                    pages << page()
                    parlour.buttons().find { it.text == 'Go on' }.doClick(0)
                }
            }
            assert parlour.seen().any { it instanceof EndingPane }
        }
        pages
    }

    def "a chapter that nobody plays is worked out up to the open page, is kept there, and comes out as without a window"() {
        given:
        parlour = new Parlour(library, home)
        def company = programs()
        def whole = parlour.first(company)
        parlour.begin(company)
        parlour.await('Go on')

        expect: 'nothing was decided behind the opening'
        !stands().game().journal().any { it.seat() in company.bots().keySet() }

        when:
        2.times {
            def open = page()
            parlour.click('Go on')
            parlour.soon.eventually { assert page() && page() != open }
        }
        def before = stands()

        then: 'what is told is what was read'
        before.held
        told(before) == 3

        when: 'the window is closed there, and the game gone on with'
        parlour.close()
        parlour = new Parlour(library, home)
        def loaded = parlour.watch.loading { parlour.shelf.load(Shelf.AUTOSAVE) }
        parlour.course.begin { loaded }
        def pages = turnToTheEnd()

        then:
        pages.size() == told(whole) - told(before)
        stands().game() == whole.game()
    }

    def "a mouse that is taken back at a page of the story is played by its person from there on"() {
        given:
        parlour = new Parlour(library, home)
        parlour.begin(programs())
        parlour.await('Go on')

        when:
        onEvents {
            def menu = parlour.parts().find { it instanceof PartyPane }.@hands.menu(party()[0])
            menu.components.find { it instanceof AbstractButton && it.text.startsWith('Play') }.doClick(0)
        }
        parlour.soon.eventually {
            if (page()) parlour.click('Go on')
            assert stands().game().question().get().seat().name() in [party()[0].id(), 'party']
        }

        then: 'nobody decided anything for it'
        stands().game().journal().every { it.seat() != party()[0].id() }
    }

    private String onTheBoard() {
        parlour.pane.@table.@laid.get().headline().room()
    }

    def "what is looked up while a page is open lies over it, and the page lies there again"() {
        given:
        parlour = new Parlour(library, home).begin()
        parlour.await('Go on')
        def opening = page()

        when:
        parlour.click('Collin')

        then:
        parlour.seen().any { it instanceof CardView }

        when:
        parlour.click('Back to the board')

        then:
        page() == opening
        !parlour.reads('Where does the next')

        when:
        2.times { parlour.click('Go on') }

        then:
        parlour.reads('Where does the next')
    }
}
