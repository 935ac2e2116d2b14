package mystics.editor.type

import spock.lang.Specification

import java.awt.Dimension
import java.awt.Rectangle

/** Where the card of a guide stands, and where dice lie. */
class BesideSpec extends Specification {
    static final Rectangle FREE = new Rectangle(0, 0, 1000, 800)
    static final Rectangle ABOUT = new Rectangle(450, 350, 100, 100)
    static final Dimension CARD = new Dimension(300, 150)

    def "a card stands beside what it speaks of, and hides no figure if it can be helped"() {
        when:
        def place = Beside.place([ABOUT], FREE, figures, CARD, 26)

        then:
        FREE.contains(place)
        !place.intersects(ABOUT)
        figures.every { !place.intersects(it) }

        where:
        figures << [[], [new Rectangle(450, 480, 100, 100)], [new Rectangle(450, 480, 100, 100), new Rectangle(450, 200, 100, 100)],
                    [new Rectangle(450, 480, 100, 100), new Rectangle(450, 200, 100, 100), new Rectangle(320, 350, 100, 100),
                     new Rectangle(580, 350, 100, 100)]]
    }

    def "dice lie beside whom they strike, and hide neither that figure nor the one that strikes, near or far"() {
        when:
        def place = Beside.place([ABOUT, striking], FREE, [], CARD, 26)

        then:
        FREE.contains(place)
        !place.intersects(ABOUT)
        !place.intersects(striking)

        where:
        striking << [new Rectangle(450, 470, 100, 100), new Rectangle(560, 350, 100, 100), new Rectangle(340, 230, 100, 100),
                     new Rectangle(20, 20, 100, 100)]
    }

    def "a card that was found lies over free floor, between the figure and the middle of the board"() {
        given:
        def figures = [new Rectangle(450, 200, 100, 100), new Rectangle(450, 480, 100, 100), new Rectangle(150, 300, 100, 100)]

        when:
        def place = Beside.open(ABOUT, FREE, figures, CARD)

        then:
        FREE.contains(place)
        !place.intersects(ABOUT)
        figures.every { !place.intersects(it) }
        Beside.away(place, FREE) < 300

        and: 'for a figure in a corner it lies nearer to the middle than to the corner'
        def corner = new Rectangle(0, 700, 100, 100)
        Beside.away(Beside.open(corner, FREE, [], CARD), FREE) < Beside.away(Beside.open(corner, FREE, [], CARD), corner)

        and: 'without room beside it, the figure is hidden rather than the card cut'
        new Rectangle(0, 0, 320, 160).contains(Beside.open(new Rectangle(100, 50, 50, 50), new Rectangle(0, 0, 320, 160), [], CARD))
    }

    def "with figures on all sides it stands near rather than far away"() {
        given:
        def figures = (0..9).collectMany { x -> (0..7).collect { y -> new Rectangle(100 * x, 100 * y, 100, 100) } }

        expect:
        def place = Beside.place([ABOUT], FREE, figures, CARD, 26)
        Math.hypot(place.centerX - ABOUT.centerX, place.centerY - ABOUT.centerY) < 200
    }
}
