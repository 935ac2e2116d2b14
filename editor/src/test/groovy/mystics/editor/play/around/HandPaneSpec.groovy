package mystics.editor.play.around

import mystics.content.CardType
import mystics.content.Entry
import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.play.Parlour
import mystics.editor.sight.HeroSheet
import mystics.editor.sight.Sight
import mystics.editor.type.Contrast
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.rules.CardNow
import mystics.rules.Refusal
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The cards of the hero whose turn it is, below the choices. */
class HandPaneSpec extends Specification {
    static final int WIDE = 280
    @TempDir Path home
    @AutoCleanup Parlour parlour
    HandPane pane
    List<List<Entry>> opened = []
    HeroSheet hero
    List<Entry> cards

    def setup() {
        def library = BaseGame.library()
        parlour = new Parlour(library, home)
        hero = Sight.of(parlour.first(Company.people(7))).spread().party()[0]
        def all = library.catalog().cards().values()
        cards = [all.find { it.type() == CardType.ABILITY && it.cost() == 2 }] + all.findAll { it.cost() == 0 }.take(6)
        onEvents {
            pane = new HandPane({ opened << it })
            pane.wear(BoardStyle.of(library.catalog(), Theme.DARK))
        }
    }

    private void show(int cheese, int room) {
        onEvents {
            pane.show(Optional.of(new HeroSheet(hero.id(), hero.player(), 3, 0, cheese, 'a1', hero.presence(), hero.printed(), [],
                    cards.drop(1), [], [], cards.take(1))))
            pane.setSize(WIDE, pane.height(WIDE, room))
        }
        lay(pane)
    }

    private List<HandCard> seen() {
        parts(pane).findAll { it instanceof HandCard && it.visible }
    }

    def "the name of a card that cannot be paid is as dark on its paper as any text must be"() {
        when:
        show(0, 600)

        then:
        seen()[0].dear
        Contrast.of(seen()[0].paper(), Theme.DARK.ink()) >= 4.5
    }

    def "a card is faint while its price cannot be paid, and says so; a click opens the card"() {
        when:
        show(cheese, 600)
        def ability = seen()[0]
        onEvents { ability.doClick(0) }

        then:
        seen().size() == 7
        ability.accessibleContext.accessibleName == cards[0].name()
        ability.dear == dear
        ability.toolTipText.contains('It costs 2 cheese') == dear
        ability.asked() == (dear ? "$cheese/2" : '2')
        seen().drop(1).every { !it.dear }
        opened == [[cards[0]]]

        where:
        cheese | dear
        1      | true
        2      | false
    }

    def "outside of its turn, too, a card shows what it costs this hero: First Aid costs #id #price cheese"() {
        given:
        def catalog = BaseGame.library().catalog()

        when:
        onEvents {
            pane.show(Optional.of(new HeroSheet(id, hero.player(), 3, 0, price - 1, 'captured', HeroSheet.Presence.CAPTURED,
                    catalog.heroes()[id], [], [], [], [], [catalog.cards()['first-aid']])))
            pane.setSize(WIDE, pane.height(WIDE, 600))
        }
        lay(pane)

        then:
        seen()[0].toolTipText.contains("It costs $price cheese")

        where:
        id       | price
        'tilda'  | 1
        'collin' | 2
    }

    def "cards take only the room there is: what does not fit waits behind a button, and without room for a row there is nothing"() {
        when:
        show(0, HandCard.high() + 60)
        def more = parts(pane).find { it.visible && it.respondsTo('getText') && it.text == '5 more' }
        onEvents { more.doClick(0) }

        then:
        seen().size() == 2
        pane.height <= HandCard.high() + 60
        opened == [cards]
        pane.height(WIDE, 10) == 0
    }

    def "where no usual card fits, a row of low cards shows the names"() {
        when:
        show(0, HandCard.least() + 30)

        then:
        seen().size() == 2
        seen().every { it.height >= HandCard.least() && it.height < HandCard.high() }
        pane.height == HandCard.least() + 30
    }

    def "where low cards need the room of the title, they stand without it"() {
        when:
        show(0, HandCard.least() + 2)

        then:
        seen().size() == 2
        seen().every { it.y == 0 && it.height == HandCard.least() + 2 }
        parts(pane).every { !it.visible || !it.respondsTo('getText') || it.text != "Cards of ${hero.spoken()}" }
    }

    def "where no readable card fits, one line tells how many cards there are and opens them"() {
        when:
        show(0, HandCard.least() - 1)
        def line = parts(pane).find { it.visible && it.respondsTo('getText') && it.text == "Cards of ${hero.spoken()}: 7 ▾" }
        onEvents { line.doClick(0) }

        then:
        seen().empty
        parts(pane).count { it != pane && it.visible } == 1
        pane.height == line.height
        line.width >= line.preferredSize.width
        opened == [cards]
    }

    def "a card that cannot be used now is faint and says why, and the price is the one that this hero pays"() {
        when:
        show(2, 600)
        onEvents { pane.know(hero.id(), [new CardNow(cards[0].id(), 1, refusal)]) }
        onEvents { pane.setSize(WIDE, pane.height(WIDE, 600)) }
        lay(pane)

        then:
        seen()[0].faint == faint
        !seen()[0].dear
        seen()[0].@price == 1
        seen()[0].toolTipText.contains('Not now: nobody is hurt') == faint

        when: 'somebody else has a turn'
        onEvents { pane.know('somebody-else', [new CardNow(cards[0].id(), 1, refusal)]) }

        then:
        parts(pane).findAll { it instanceof HandCard }[0].@price == 2

        where:
        refusal                                                 || faint
        Refusal.NONE                                            || false
        Refusal.because('nobody is hurt', 'FREE-6', 'Wait')     || true
    }
}
