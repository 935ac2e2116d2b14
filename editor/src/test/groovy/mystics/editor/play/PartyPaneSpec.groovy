package mystics.editor.play

import mystics.editor.settings.Scheme
import mystics.editor.sight.Sight
import mystics.mod.load.BaseGame
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.SwingUtilities
import java.nio.file.Path

/** The party beside the board. */
class PartyPaneSpec extends Specification {
    @TempDir Path home
    @AutoCleanup Parlour parlour

    def "what the party has together is in sight at #percent percent of text on a window 800 pixels high, however much the mice carry"() {
        given:
        def library = BaseGame.library()
        parlour = new Parlour(library, home)
        def spread = Sight.of(parlour.first(mystics.play.Company.people(7))).spread()
        def cards = library.catalog().cards().values().toList()
        def party = spread.party().collect { it.class.newInstance(it.id(), it.player(), it.life(), it.wounds(), it.cheese(), it.where(), it.presence(), it.printed(), [], cards.take(5), cards.drop(5).take(3), [], cards.drop(8).take(4)) }
        def pane, column

        when:
        Parlour.onEvents {
            Scheme.LIGHT.wear(percent)
            pane = new PartyPane({ }, new HandOver({ hero, player -> }))
            pane.show(party, cards.take(3), '')
            column = new Column(pane, new LogPane({ }), pane.scrolled())
            column.setSize(294, 730)
        }
        5.times {
            Parlour.onEvents {
                parlour.parts(column)*.invalidate()
                parlour.parts(column)*.doLayout()
            }
        }
        def stash = parlour.parts(pane).find { it.accessibleContext?.accessibleName == 'Stash' }

        then:
        def at = SwingUtilities.convertRectangle(stash.parent, stash.bounds, pane)
        at.height > 20
        at.y + at.height <= pane.height
        pane.height < column.height

        cleanup:
        Parlour.onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent << [100, 150, 200]
    }
}
