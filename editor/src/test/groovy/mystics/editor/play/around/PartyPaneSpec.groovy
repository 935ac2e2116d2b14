package mystics.editor.play.around

import mystics.content.Card
import mystics.editor.settings.Scheme
import mystics.editor.sight.HeroSheet
import mystics.editor.sight.Sight
import mystics.editor.type.Flow
import mystics.editor.type.PlainButton
import mystics.mod.load.BaseGame
import mystics.play.Company
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.JLabel
import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.image.BufferedImage
import java.nio.file.Path
import mystics.editor.play.Parlour

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The party beside the board. */
class PartyPaneSpec extends Specification {
    @TempDir Path home
    @AutoCleanup Parlour parlour

    PartyPane pane
    List<HeroSheet> party
    List<Card> cards

    def setup() {
        def library = BaseGame.library()
        parlour = new Parlour(library, home)
        cards = library.catalog().cards().values().toList()
        party = Sight.of(parlour.first(Company.people(7))).spread().party().collect { laden(it) }
    }

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    /** A hero with all it can carry. */
    private HeroSheet laden(HeroSheet hero) {
        new HeroSheet(hero.id(), hero.player(), hero.life(), hero.wounds(), hero.cheese(), hero.where(), hero.presence(),
                hero.printed(), [], cards.take(5), cards.drop(5).take(3), [], cards.drop(8).take(4))
    }

    private void show(String acting, int percent = 100) {
        onEvents {
            if (pane == null) {
                Scheme.LIGHT.wear(percent)
                pane = new PartyPane({ }, new HandOver({ hero, player -> }))
                pane.setSize(362, 730)
            }
            pane.show(party, cards.take(3), acting)
        }
        lay(pane)
    }

    private Component named(String name) {
        parts(pane).find { it.accessibleContext?.accessibleName == name }
    }

    def "what the party has together is in sight at #percent percent of text on a window 800 pixels high, however much the mice carry"() {
        when:
        show('', percent)
        def stash = named('Stash')
        def at = SwingUtilities.convertRectangle(stash.parent, stash.bounds, pane)

        then:
        at.height > 20
        at.y + at.height <= pane.height

        where:
        percent << [100, 150, 200]
    }

    def "whoever played a mouse before the program did is remembered, and everybody at the table is offered"() {
        given:
        def given = []
        def hands = new HandOver({ hero, player -> given << [hero, player] })
        def played = { HeroSheet hero, HeroSheet.Player by ->
            new HeroSheet(hero.id(), by, hero.life(), hero.wounds(), hero.cheese(), hero.where(), hero.presence(), hero.printed(),
                    [], [], [], [], [])
        }
        def bert = played(party[0], new HeroSheet.Player(HeroSheet.Side.PEOPLE, 'Bert'))
        def ada = played(party[1], new HeroSheet.Player(HeroSheet.Side.PEOPLE, 'Ada'))
        def program = played(party[0], new HeroSheet.Player(HeroSheet.Side.PROGRAM, 'the program'))

        when:
        hands.meet([bert, ada])
        hands.meet([program, ada])
        def items = hands.menu(program).components.toList()
        onEvents { items.take(2)*.doClick(0) }

        then:
        items.take(2)*.text == ["Give ${bert.name()} back to Bert", "Hand ${bert.name()} to Ada"]*.toString()
        given == ['Bert', 'Ada'].collect { [bert.id(), new HeroSheet.Player(HeroSheet.Side.PEOPLE, it)] }
    }

    def "what is shown already is not laid anew"() {
        given:
        show(party[0].id())
        def before = parts(pane)

        when:
        show(party[0].id())

        then:
        parts(pane) == before

        when:
        show(party[1].id())

        then:
        parts(pane) != before
    }

    def "at #percent percent of text the names of cards stand further apart than the words of a name"() {
        given:
        show('', percent)
        def rows = parts(pane).findAll { it instanceof Flow && it.accessibleContext.accessibleName?.startsWith('Cards of') }
        def gaps = rows.collectMany { row -> row.components.toList().collate(2, 1, false).findAll { it[0].y == it[1].y }
                .collect { it[1].x + it[1].insets.left - it[0].x - it[0].width + it[0].insets.right } }
        def blank = rows[0].getFontMetrics(rows[0].components[0].font).stringWidth(' ')

        expect:
        gaps.size() > 2
        gaps.min() > 2 * blank

        where:
        percent << [100, 250]
    }

    def "every card and every name in the sheet can be reached by Tab and wears a ring then"() {
        given:
        show('')
        def buttons = parts(pane).findAll { it instanceof PlainButton }

        expect:
        buttons*.text.containsAll(cards.take(5)*.name() + party*.name())
        buttons.every { it.focusable }
    }

    def "a button of the sheet shows that it has the focus"() {
        given:
        show('')
        def ring = parts(pane).find { it instanceof PlainButton }.border
        def inked = { JLabel part ->
            def picture = new BufferedImage(60, 20, BufferedImage.TYPE_INT_ARGB)
            ring.paintBorder(part, picture.createGraphics(), 0, 0, 60, 20)
            picture.getRGB(0, 0, 60, 20, null, 0, 60).toList().count { it != 0 }
        }

        expect:
        inked(new JLabel()) == 0
        inked(new Focused()) > 2 * 60
    }

    /** A part that has the focus, without a window. */
    static class Focused extends JLabel {
        @Override
        boolean isFocusOwner() {
            true
        }
    }
}
