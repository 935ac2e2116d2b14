package mystics.editor.board

import spock.lang.Specification

import java.awt.geom.Area
import java.awt.geom.Rectangle2D

/** A broken heart is seen as a heart with a crack, whose halves drift apart. */
class BrokenHeartSpec extends Specification {
    private static List<Area> halves(double share) {
        BrokenHeart.halves(share).collect { new Area(it.shape()) }
    }

    /** The edge of a half beside the crack, at a height. */
    private static double innerEdge(Area half, double y, boolean left) {
        def strip = new Area(half)
        strip.intersect(new Area(new Rectangle2D.Double(-100, y, 200, 1)))
        left ? strip.bounds2D.maxX : strip.bounds2D.minX
    }

    def "the crack is a zigzag with a gap: the edge of each half goes to and fro"() {
        given:
        def (left, right) = halves(0)
        def edges = [-9, 5, 18].collect { innerEdge(left, it, true) }

        expect:
        Math.abs(edges[1] - edges[0]) > 12 && Math.abs(edges[2] - edges[1]) > 12
        (edges[1] - edges[0]) * (edges[2] - edges[1]) < 0

        and:
        [-9, 5, 18].every { innerEdge(right, it, false) - innerEdge(left, it, true) > 8 }
    }

    def "after #share of the time the halves are further apart, but nearer than a half is wide"() {
        given:
        def (left, right) = halves(share)
        def both = new Area(left)
        both.intersect(right)
        def gap = right.bounds2D.centerX - left.bounds2D.centerX

        expect:
        both.empty
        gap > halves(0).with { it[1].bounds2D.centerX - it[0].bounds2D.centerX }
        gap < 2.4 * left.bounds2D.width

        where:
        share << [0.3, 0.5, 1]
    }
}
