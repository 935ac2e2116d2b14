package mystics.editor.board

import spock.lang.Specification

import java.awt.geom.Ellipse2D
import java.awt.geom.Path2D
import java.awt.geom.Rectangle2D

/** Where something is written on a space. */
class ClearingSpec extends Specification {
    static final double RADIUS = 20

    private static Path2D wedge() {
        def path = new Path2D.Double()
        path.moveTo(0, 0)
        path.lineTo(200, 60)
        path.lineTo(150, 180)
        path.lineTo(20, 120)
        path.closePath()
        path
    }

    def "it lies inside even a wedge, with all of its edge"() {
        given:
        def at = new Clearing(wedge(), []).place(RADIUS)

        expect:
        (0..<16).every { wedge().contains(at.x + RADIUS * Math.cos(it * Math.PI / 8), at.y + RADIUS * Math.sin(it * Math.PI / 8)) }
    }

    def "it keeps clear of whoever stands there"() {
        given:
        def figure = new Rectangle2D.Double(20, 40, 80, 120)
        def at = new Clearing(wedge(), [figure]).place(RADIUS)

        expect:
        !new Ellipse2D.Double(at.x - RADIUS, at.y - RADIUS, 2 * RADIUS, 2 * RADIUS).intersects(figure)
        wedge().contains(at)
    }

    def "where there is no room it is still on its space"() {
        expect:
        wedge().contains(new Clearing(wedge(), [new Rectangle2D.Double(-50, -50, 400, 400)]).place(RADIUS))
    }
}
