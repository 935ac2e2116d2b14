package mystics.editor.board

import mystics.content.Catalog
import mystics.content.Size
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

/** Figures that share a space: who stands in front, what is seen of the others, and where the arrow of the turn is. */
class CrowdSpec extends Specification {
    /** The share of a figure, from above, that its face takes. */
    static final double FACE = 0.5
    @Shared Catalog catalog = BaseGame.library().catalog()

    private List<PlacedFigure> crowd(int count) {
        def room = catalog.rooms()['guard-room']
        def spot = new BoardSpace(0, room.plan().size().intdiv(2))
        def figures = (0..<count).collect { slot ->
            new FigurePicture(slot, 'Somebody', ['heroes/somebody'], spot, Size.SMALL, FigurePicture.Side.HERO, 0, slot == 0, 0, 3, [])
        }
        PlacedFigure.all(new BoardPicture([new TilePicture(room, 0, 0, true)], figures, [], [], []))
    }

    def "the acting one of #count mice on a space stands in front"() {
        expect:
        crowd(count).find { it.figure().acting() }.y() == crowd(count)*.y().max()

        where:
        count << [2, 3, 4, 5, 6]
    }

    def "a mouse in front of another leaves its face free, of #count mice"() {
        given:
        def all = crowd(count)

        expect:
        all.every { front -> all.every { back ->
            !front.hides(back) || front.y() - front.height() >= back.y() - back.height() * (1 - FACE)
        } }

        where:
        count << [3, 4]
    }

    def "the arrow stays above the hearts, however large the letters make them: letters of #letter units"() {
        given:
        def all = crowd(2)
        def acting = all.find { it.figure().acting() }
        def print = new Tags.Print(letter as float, 1)
        def tight = acting.tags().isTight(3, acting.base(), print)
        def size = tight ? acting.tags().heart(print) : acting.tags().apart(3, acting.base(), print)

        expect:
        TurnArrow.of(acting, all, print).y() <= acting.y() - acting.height() - 0.9 * size

        where:
        letter << [13, 40, 80]
    }

    def "the arrow points from above at a mouse that nobody stands behind, and else from the side"() {
        given:
        def all = crowd(count)
        def acting = all.find { it.figure().acting() }
        def arrow = TurnArrow.of(acting, all, new Tags.Print(13, 1))

        expect:
        (arrow.y() < acting.y() - acting.height()) == above
        (arrow.x() == acting.x()) == above
        all.every { it.x() <= acting.x() } || above

        where:
        count || above
        1     || true
        2     || true
        3     || true
        4     || false
        6     || false
    }
}
