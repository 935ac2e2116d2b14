package mystics.editor.board

import mystics.content.Size
import spock.lang.Specification

import java.awt.geom.Point2D

/** The hearts and numbers of figures that share a space can be read. */
class TagsSpec extends Specification {
    static final Tags alone = Tags.ALONE

    private static Point2D at(double x, double y) {
        new Point2D.Double(x, y)
    }

    private static Tags.Print print(float letter, double scale) {
        new Tags.Print(letter, scale)
    }

    private static List<Tags> tags(List<Point2D> feet) {
        feet.collect { Tags.among(feet, it, 0.74d) }
    }

    def "a figure with others before it is in the back row, and a figure with others behind it in the front row"() {
        expect:
        tags(feet)*.row() == rows

        where:
        feet                                                        || rows
        [at(0, 0)]                                                  || [Tags.Row.ONLY]
        [at(-43, 36), at(43, 36)]                                   || [Tags.Row.ONLY] * 2
        [at(-43, 0), at(43, 0), at(0, 65)]                          || [Tags.Row.BACK] * 2 + [Tags.Row.FRONT]
        [at(-43, -4), at(43, -4), at(-43, 68), at(43, 68)]          || [Tags.Row.BACK] * 2 + [Tags.Row.FRONT] * 2
        [at(-60, -25), at(0, -25), at(60, -25), at(-60, 65), at(0, 65)] || [Tags.Row.BACK] * 3 + [Tags.Row.FRONT] * 2
    }

    def "hearts of neighbours stay apart, and are larger where letters are large"() {
        given:
        def six = [at(-60, -25), at(0, -25), at(60, -25), at(-60, 65), at(0, 65), at(60, 65)]

        expect:
        tags(six).every { it.apart(3, 68, print(14, 0.5)) * 3 < 60 / 0.74 }
        !tags(six).any { it.isTight(3, 68, print(14, 0.5)) }
        alone.apart(3, 68, print(28, 0.45)) > alone.apart(3, 68, print(14, 0.45))
        alone.apart(3, 68, print(14, 1)) == 19
        alone.radius(print(28, 0.45)) > alone.radius(print(14, 1))

        and: 'where a row of hearts would be too small to count, one heart has a number'
        tags(six).every { it.isTight(3, 68, print(28, 0.3)) && it.heart(print(28, 0.3)) > 1.5 * it.apart(3, 68, print(28, 0.3)) }
    }

    def "from letters of twice the usual size the life of four is a heart with a number, as large as the number of a minion"() {
        given:
        def four = tags([at(-32, -17), at(32, -17), at(-32, 60), at(32, 60)])

        expect: 'usual letters at the usual scale of the board, and letters of 200 % and 250 %'
        !four.any { it.isTight(3, 68, print(14, 0.62)) }
        four.every { it.isTight(3, 68, print(28, 0.5)) && it.isTight(3, 68, print(35, 0.49)) }
        four.every { digits(it, print(35, 0.49)) >= 0.8 * it.radius(print(35, 0.49)) * 1.55 }
    }

    def "the number of a life can be read in every crowd, however small the board: #scale"() {
        given:
        def crowds = [[at(-40, 0), at(40, -10), at(0, 45)], [at(-43, -4), at(43, -4), at(-43, 68), at(43, 68)]].collectMany { tags(it) }

        expect:
        crowds.every { digits(it.small(), print(14, scale)) * scale >= 10.9 }

        where:
        scale << [0.3, 0.4, 0.5]
    }

    /** The height of the number in a life plate. */
    private static double digits(Tags tags, Tags.Print print) {
        def mouse = new FigurePicture(0, 'Somebody', [], new BoardSpace(0, 0), Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])
        (new LifePlate(mouse, tags, print).box().height - 3) * 1.3 / 1.02
    }

    def "the number of a minion in a crowd grows with the letters, and stays apart from its neighbour's"() {
        given:
        def six = tags([at(-60, -25), at(0, -25), at(60, -25), at(-60, 65), at(0, 65), at(60, 65)])

        expect:
        six.every { it.radius(print(35, 0.32)) > 1.7 * it.radius(print(14, 1)) && it.radius(print(35, 0.32)) * 2 < 60 / 0.74 }
    }
}
