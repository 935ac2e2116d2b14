package mystics.editor.trace

import spock.lang.Specification

import java.awt.geom.Point2D

/** How a picture to be traced lies on a tile. */
class PictureFitSpec extends Specification {
    private static Spot on(PictureFit placing, double u, double v) {
        def at = placing.transform().transform(new Point2D.Double(u, v), null)
        new Spot(Math.round(at.x * 1e6) / 1e6, Math.round(at.y * 1e6) / 1e6)
    }

    def "at first a picture of #width by #height fills the tile in the middle"() {
        given:
        def placing = PictureFit.filling(width, height)

        expect:
        on(placing, 0, 0) == new Spot(left, top)
        on(placing, width / Math.max(width, height), height / Math.max(width, height)) == new Spot(1000 - left, 1000 - top)

        where:
        width | height || left | top
        400   | 400    || 0    | 0
        800   | 400    || 0    | 250
        200   | 800    || 375  | 0
    }

    def "fitted by two points, both lie where they belong, and right angles stay"() {
        given:
        def first = PictureFit.filling(300, 300)
        def moved = first.moved(100 - 250, 120 - 250)

        when: 'the point at a quarter lies at 100, 120, and the one at three quarters shall lie at 60, 900'
        def fitted = moved.fitted(on(moved, 0.25, 0.25), on(moved, 0.75, 0.75), new Spot(60, 900))

        then:
        on(fitted, 0.25, 0.25) == new Spot(100, 120)
        on(fitted, 0.75, 0.75) == new Spot(60, 900)
        def (a, b, c) = [on(fitted, 0, 0), on(fitted, 1, 0), on(fitted, 0, 1)]
        Math.abs((b.x() - a.x()) * (c.x() - a.x()) + (b.y() - a.y()) * (c.y() - a.y())) < 0.01
        Math.abs(a.distance(b) - a.distance(c)) < 0.001
    }

    def "a picture is scaled and turned around the middle of the tile"() {
        given:
        def placing = PictureFit.filling(300, 300)

        expect:
        on(placing.scaled(0.5), 0, 0) == new Spot(250, 250)
        on(placing.turned(90), 0, 0) == new Spot(1000, 0)
        on(placing.turned(30).turned(-30), 1, 0) == new Spot(1000, 0)
    }

    def "it never becomes too small to be found again, or endless"() {
        given:
        def small = (1..40).inject(PictureFit.filling(300, 300)) { placing, n -> placing.scaled(0.5) }
        def large = (1..40).inject(PictureFit.filling(300, 300)) { placing, n -> placing.scaled(2) }

        expect:
        on(small, 0, 0).distance(on(small, 1, 0)) >= 20
        on(large, 0, 0).distance(on(large, 1, 0)) <= 100_000
    }
}
