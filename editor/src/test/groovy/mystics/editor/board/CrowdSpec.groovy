package mystics.editor.board

import mystics.content.Size

import java.awt.Color
import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** Figures that share a space: who stands in front, what is seen of the others, and where the arrow of the turn is. */
class CrowdSpec extends CrowdFixture {
    /** The share of a figure, from above, that its face takes. */
    static final double FACE = 0.5

    def "each of #count mice keeps its place on a space when the turn goes to another"() {
        expect:
        (1..<count).every { actor -> places(crowd(count, actor)) == places(crowd(count)) }

        where:
        count << [2, 3, 4, 5, 6]
    }

    private static Map<Integer, List<Double>> places(List<PlacedFigure> all) {
        all.collectEntries { [it.figure().slot(), [it.x(), it.y()]] }
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

    def "the hearts of a mouse lie on no other mouse in front of it, of #count mice with letters of #letter units"() {
        given:
        def all = crowd(count)

        expect:
        all.every { back -> all.findAll { it.y() > back.y() + 1 }.every { front -> !plate(back, letter).intersects(body(front)) } }
        all.every { one -> all.every { it.is(one) || !plate(one, letter).intersects(plate(it, letter)) } }

        and: 'they lie at the own feet, below the own face'
        all.every { plate(it, letter).minY >= it.y() - it.height() * (1 - FACE) }
        all.every { plate(it, letter).maxY <= it.y() + it.height() * 0.3 }

        where:
        [count, letter] << [[1, 2, 3, 4, 5, 6], [14, 40, 80]].combinations()
    }

    /** The plate of a figure's hearts on the board. */
    def "the arrow points from above at a mouse that nobody stands behind, and else from below or from a free side, of #count mice"() {
        expect:
        (0..<count).every { actor ->
            def all = crowd(count, actor)
            def acting = all.find { it.figure().acting() }
            def arrow = TurnArrow.of(acting, all)
            def above = all.every { !acting.hides(it) }
            above ? arrow.x() == acting.x() && arrow.y() < acting.y() - acting.height()
                    : arrow.y() > acting.y() - acting.height() && all.every { !it.box().contains(arrow.x(), arrow.y()) }
        }

        where:
        count << [1, 2, 3, 4, 6]
    }

    def "the arrow at mouse #actor in front of others comes from below, where no enemy can stand between"() {
        given:
        def acting = crowd(4, actor).find { it.figure().acting() }
        def arrow = TurnArrow.of(acting, crowd(4, actor))

        expect:
        arrow.x() == acting.x()
        arrow.y() > plate(acting, 40).maxY

        where:
        actor << [2, 3]
    }

    def "mouse #actor of #count, whose turn it is, has a golden line around itself that is seen in a crowd"() {
        given:
        def acting = crowd(count, actor).find { it.figure().acting() }
        def image = painted(board(count, actor), Highlights.NONE)
        def box = around(acting).bounds
        def head = (box.y..<box.y + box.height).sum { y -> (box.x..<box.x + box.width).count { x -> golden(image, x as int, y as int) } }

        expect:
        head > 60

        where:
        [count, actor] << [[3, 0], [4, 1], [6, 0], [6, 1], [6, 2], [6, 4]]
    }

    /** The surroundings of a figure's head. */
    private static Rectangle2D around(PlacedFigure placed) {
        new Rectangle2D.Double(placed.x() - placed.base(), placed.y() - placed.height() - 8, placed.base() * 2, placed.height() * FACE)
    }

    private static boolean golden(BufferedImage image, int x, int y) {
        def pixel = new Color(image.getRGB(x, y))
        pixel.red > 200 && pixel.green > 150 && pixel.blue < 110
    }

    def "all mice of a board have one heart with a number, or none has, with letters of #letter units"() {
        given:
        def crowd = board(2, 0)
        def mouse = { slot, space ->
            new FigurePicture(slot, 'Somebody', [], new BoardSpace(0, space), Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])
        }
        def growth = new LetterGrowth(letter)
        def laid = BoardPlaces.of(crowd.peopled(crowd.figures() + mouse(5, 0)), growth)
        def alone = PlacedFigure.all(crowd.peopled([mouse(5, 0)]))[0]

        expect:
        laid.figures().every { new TagBoxes(it, letter).life().tight == numbered }
        new TagBoxes(laid.alike(alone), letter).life().tight == numbered

        where:
        letter || numbered
        14     || false
        41     || true
        48     || true
    }

    def "the hearts of enlarged mice have the form that hearts on the board have, with letters of #letter units"() {
        given:
        def crowd = board(count, 0)
        def fan = Fan.beside(crowd, crowd.figures()[0].spot(), [] as Set, new Rectangle2D.Double(-100, -100, 1200, 1200), 45)
        def laid = BoardPlaces.of(crowd.fanned(Optional.of(fan)), new LetterGrowth(letter))
        def lives = laid.enlarged().collect { new TagBoxes(it, letter).life() }

        expect:
        lives.every { it.tight == numbered }
        lives.every { !numbered || it.box().height * Fan.LARGE > 0.9 * letter }

        where:
        letter | count || numbered
        14     | 4     || false
        46     | 4     || true
        46     | 6     || true
        58     | 4     || true
    }
}
