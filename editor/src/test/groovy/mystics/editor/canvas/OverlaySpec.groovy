package mystics.editor.canvas

import mystics.editor.trace.Floor
import mystics.editor.trace.Pattern
import mystics.geometry.Drawing
import mystics.geometry.DrawingErrors
import mystics.geometry.Plan
import mystics.mod.load.BaseGame
import spock.lang.Specification

/** The lines over a drawing tell what the engine will play by: in the rooms of the base game, and in random ones. */
class OverlaySpec extends Specification {
    /** The whole proof: -Doverlays=500. */
    static final int ROOMS = Integer.getInteger('overlays', 40)

    def "overlays equal the engine"() {
        given:
        def random = new Random(18)
        def drawings = BaseGame.library().catalog().rooms().values()*.drawing() + (1..ROOMS).collect { drawn(random) }

        expect:
        drawings.every { agrees(it) }
    }

    static Drawing drawn(Random random) {
        def drawing = Carving.add(Drawing.of([]), Pattern.values()[random.nextInt(4)].on(new Floor(Floor.TILE, []), 6 + random.nextInt(24)))
        20.times {
            def next = DrawingDeeds.one(drawing, random)
            if (DrawingErrors.of(next).empty) drawing = next
        }
        drawing
    }

    private static boolean agrees(Drawing drawing) {
        def plan = Plan.of(drawing)
        def next = Overlay.NEXT.ties(drawing, plan, OptionalInt.empty())
        def spaces = 0..<plan.size()
        spaces.each { one ->
            def sight = Overlay.SIGHT.ties(drawing, plan, OptionalInt.of(one))
            spaces.findAll { it != one }.each { other ->
                def ties = next.findAll { it.joins(one, other) }
                assert ties.size() <= 1
                def kind = ties ? ties[0].kind() : null
                assert (kind in [Tie.Kind.NEXT, Tie.Kind.DOWN, Tie.Kind.JOINED]) == bit(plan.neighbours(one), other)
                assert (kind == Tie.Kind.RED) == bit(plan.acrossRed(one), other)
                if (kind == Tie.Kind.DOWN) assert bit(plan.uphill(ties[0].to()), ties[0].from()) && !bit(plan.uphill(ties[0].from()),
                        ties[0].to())
                assert sight.any { it.to() == other && it.kind() != Tie.Kind.HIDDEN } == bit(plan.sees(one), other)
            }
            assert Overlay.REACH.steps(plan, OptionalInt.of(one)) == spaces.collect { plan.steps(one, it) }
        }
        assert Overlay.FLOW.ties(drawing, plan, OptionalInt.empty()).collect { [it.from(), it.to()] } ==
                spaces.findAll { plan.flow(it) >= 0 }.collect { [it, plan.flow(it)] }
        true
    }

    private static boolean bit(long mask, int space) {
        (mask >>> space & 1) != 0
    }
}
