package mystics.editor.trace

import mystics.geometry.Points
import spock.lang.Specification

/** Drawing by hand, and what the hand is helped with. */
class TraceSpec extends Specification {
    static final SQUARE = new Points(100, 100, 300, 100, 300, 300, 100, 300)

    def "a corner beside a space comes to lie at the gap from it, and two such lines meet in a corner"() {
        given:
        def snap = new Snap(0, 10, Snap.forSpaces([SQUARE], Symmetry.NONE))

        expect:
        snap.at(new Spot(308, 200), Optional.empty()).at() == new Spot(312, 200)
        snap.at(new Spot(309, 306), Optional.empty()).at() == new Spot(312, 312)
        snap.at(new Spot(400, 400), Optional.empty()).at() == new Spot(400, 400)
    }

    def "walls meet edges and corners, lines go in eight directions, and the grid draws what nothing else does"() {
        expect:
        new Snap(125, 10, Snap.forLines([SQUARE], Symmetry.NONE)).at(new Spot(x, y), Optional.ofNullable(from)).at() == new Spot(toX, toY)

        where:
        x   | y   | from               || toX | toY
        297 | 104 | null               || 300 | 100
        296 | 187 | null               || 300 | 187
        611 | 640 | null               || 625 | 625
        700 | 453 | new Spot(450, 450) || 700 | 450
        604 | 600 | new Spot(450, 450) || 602 | 602
    }

    def "a mirror axis draws, and mirrors: a shape on the axis is its own image"() {
        expect:
        new Snap(0, 10, Snap.forSpaces([], Symmetry.WEST_EAST)).at(new Spot(493, 20), Optional.empty()).at() == new Spot(500, 20)
        Symmetry.WEST_EAST.images(SQUARE)*.xy()*.toList() == [[900, 100, 700, 100, 700, 300, 900, 300]]
        Symmetry.BOTH.images(SQUARE).size() == 3
        Symmetry.WEST_EAST.images(new Points(400, 0, 600, 0, 600, 50, 400, 50)) == []
        Symmetry.NONE.images(SQUARE) == []
    }

    def "a free hand is free"() {
        expect:
        Snap.FREE.at(new Spot(12.4, 99.6), Optional.of(new Spot(0, 0))).at() == new Spot(12, 100)
    }

    def "the knife leaves the gap between two pieces, or leaves the shape alone"() {
        expect:
        Knife.cut(SQUARE, new Spot(200, 0), new Spot(200, 400))*.xy()*.toList()*.toSet() ==
                [[100, 100, 194, 100, 194, 300, 100, 300] as Set, [206, 100, 300, 100, 300, 300, 206, 300] as Set]
        Knife.cut(SQUARE, new Spot(400, 0), new Spot(400, 400)) == [SQUARE]
        Knife.cut(SQUARE, new Spot(105, 0), new Spot(105, 400)) == [SQUARE]
    }

    def "what the knife cut can be welded again; what is far apart cannot"() {
        when:
        def welded = Knife.weld(Knife.cut(SQUARE, new Spot(200, 0), new Spot(200, 400))).get()

        then:
        Soundness.overlap(welded, SQUARE) == 200 * 200
        !Knife.weld([SQUARE, Shaping.moved(SQUARE, 300, 0)]).present
    }

    def "no edit by hand makes an invalid shape: cut and welded at random"() {
        given:
        def random = new Random(18)

        expect:
        300.times {
            def shape = SQUARE
            4.times {
                def pieces = Knife.cut(shape, new Spot(random.nextInt(400), random.nextInt(400)),
                        new Spot(random.nextInt(400), random.nextInt(400)))
                assert pieces.every { Soundness.isShape(it) }
                Knife.weld(pieces).ifPresent { assert Soundness.isShape(it) }
                shape = pieces[0]
            }
        }
    }

    def "a shape pushed against the border of the tile keeps its form"() {
        expect:
        Shaping.moved(SQUARE, -150, 20).xy().toList() == [0, 120, 200, 120, 200, 320, 0, 320]
    }

    def "ids go by row and column, and never take the name of another space"() {
        given:
        def shapes = [Shaping.moved(SQUARE, 220, 6), SQUARE, Shaping.moved(SQUARE, 10, 220)]

        expect:
        SpaceIds.of(shapes, [] as Set) == ['b1', 'a1', 'a2']
        SpaceIds.of(shapes, ['a1', 'a2'] as Set) == ['c1', 'b1', 'b2']
    }
}
