package mystics.editor.trace

import mystics.geometry.Drawing
import mystics.geometry.DrawingErrors
import mystics.geometry.Plan
import mystics.geometry.Points
import spock.lang.Specification

/** Spaces from a sketch: whatever the floor and the rock, a pattern lays sound spaces, and every one can be reached. */
class PatternSpec extends Specification {
    static final int FLOORS = Integer.getInteger('floors', 12)

    def "#pattern on floors round a rock: sound, apart, on the floor, off the rock, and all reachable"() {
        given:
        def random = new Random(18)

        expect:
        FLOORS.times {
            def floor = floor(random)
            def count = 6 + random.nextInt(46)
            def spaces = pattern.on(floor, count)
            def ids = SpaceIds.of(spaces, [] as Set)
            def drawing = new Drawing([ids, spaces].transpose().collect { id, shape -> new Drawing.SpaceShape(id, shape, 0) },
                    [], floor.black(), [], [], [], [], [], [], [], [])
            assert DrawingErrors.of(drawing).empty
            def plan = Plan.of(drawing)
            assert (0..<plan.size()).every { plan.steps(0, it) < Plan.FAR }
            assert ids.toSet().size() == ids.size()
            spaces.eachWithIndex { one, i ->
                spaces.drop(i + 1).each { other -> assert Soundness.distance(one, other) > Knife.GAP / 2 }
                floor.black().each { assert Soundness.overlap(one, it) < 60 }
            }
            if (pattern == Pattern.CELLS) assert spaces.size() in count..count + floor.black().size()
            assert pattern.on(floor, count) == spaces
        }

        where:
        pattern << Pattern.values().toList()
    }

    def "a floor too small for spaces gets none"() {
        expect:
        Pattern.values().every { it.on(new Floor(Shaping.box(new Spot(10, 10), new Spot(30, 30)), []), 8) == [] }
    }

    static Floor floor(Random random) {
        def (w, n) = [20 + random.nextInt(120), 20 + random.nextInt(120)]
        def (e, s) = [860 + random.nextInt(120), 860 + random.nextInt(120)]
        def rocks = (0..<random.nextInt(3)).collect {
            def (x, y) = [300 + random.nextInt(350), 300 + random.nextInt(350)]
            new Points(x, y - 70 - random.nextInt(60), x + 60 + random.nextInt(60), y, x, y + 90, x - 60 - random.nextInt(60), y)
        }
        new Floor(new Points(w, n, e, n + random.nextInt(40), e, s, w + random.nextInt(40), s), rocks)
    }
}
