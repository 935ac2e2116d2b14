package basegame.chapter

import mystics.geometry.Plan
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import static basegame.chapter.Spaces.names

/** What must hold of every side of a tile, and what is particular in the rooms of chapter one. */
class GeometrySpec extends Specification {
    @Shared Map<String, Plan> plans = BaseGame.library().catalog().rooms().collectEntries { id, room -> [id, room.plan()] }

    private static boolean both(Plan plan, Closure<Long> table) {
        (0..<plan.size()).every { one -> (0..<plan.size()).every { other -> (table(one) >> other & 1) == (table(other) >> one & 1) } }
    }

    def "what was worked out of the drawing of #room when the program was built is what a survey comes to now"() {
        given:
        def packed = BaseGame.library().catalog().rooms()[room]

        expect:
        packed.plan().bytes() == Plan.of(packed.drawing()).bytes()

        where:
        room << BaseGame.library().catalog().rooms().keySet()
    }

    def "MOVE-2, SIGHT-1: in #room adjacency and sight hold both ways, and nobody is next to itself"() {
        given:
        def plan = plans[room]

        expect:
        both(plan) { plan.neighbours(it) }
        both(plan) { plan.acrossRed(it) }
        both(plan) { plan.sees(it) }
        (0..<plan.size()).every { (plan.neighbours(it) >> it & 1) == 0 && (plan.sees(it) >> it & 1) == 1 }

        where:
        room << plans.keySet()
    }

    def "MOVE-2, SIGHT-1: in #room whoever stands next to a space sees it"() {
        given:
        def plan = plans[room]

        expect:
        (0..<plan.size()).every { (plan.neighbours(it) & ~plan.sees(it)) == 0 }

        where:
        room << plans.keySet()
    }

    def "MOVE-2: in #room every space can be reached from every other, and only the cabinet of the lab wants more than feet"() {
        given:
        def plan = plans[room]
        def spaces = 0..<plan.size()

        expect:
        spaces.every { one -> spaces.every { other -> plan.stepsOverLines(one, other) < Plan.FAR } }
        spaces.findAll { one -> spaces.count { other -> plan.steps(one, other) < Plan.FAR } == 1 }.collect { plan.name(it) } ==
                (room == 'alchemist' ? ['cabinet'] : [])
        spaces.collect { one -> spaces.count { other -> plan.steps(one, other) < Plan.FAR } }.max() ==
                plan.size() - (room == 'alchemist' ? 1 : 0)

        where:
        room << plans.keySet()
    }

    def "CH1-4: the tree entrance is next to the stone below its hole, and nothing else sees it"() {
        given:
        def plan = plans['courtyard']
        def tree = plan.index('tree-entrance')

        expect:
        names(plan, plan.neighbours(tree)) == ['a3']
        names(plan, plan.sees(tree)) == ['a3', 'tree-entrance']
        plan.room(tree) == 6
    }

    def "MOVE-3, MOVE-4, MOVE-8: the counter of the kitchen is climbed in one place, and is a special area with an entry"() {
        given:
        def plan = plans['kitchen']
        def counter = plan.index('counter')

        expect:
        names(plan, plan.neighbours(counter)) == ['e1']
        names(plan, plan.uphill(plan.index('e1'))) == ['counter']
        plan.uphill(counter) == 0
        names(plan, plan.acrossRed(counter)) == ['a1', 'b1', 'c1', 'd1', 'f1']
        plan.room(counter) == 12
        names(plan, plan.marked('entry')).contains('counter')
    }

    def "WATER-3, WATER-4: the stream of the sewer runs west in two rows of four and off the tile"() {
        given:
        def plan = plans['sewer']
        def flow = { String space -> plan.flow(plan.index(space)) }

        expect:
        names(plan, plan.marked('water')) == ['w11', 'w12', 'w13', 'w14', 'w21', 'w22', 'w23', 'w24']
        [1, 2].every { row ->
            flow("w${row}4") == plan.index("w${row}3".toString()) && flow("w${row}3") == plan.index("w${row}2".toString()) &&
                    flow("w${row}2") == plan.index("w${row}1".toString()) && flow("w${row}1") == Plan.OFF
        }
        ['a1', 'f6', 'd2', 'd5'].every { flow(it) == Plan.NONE }
    }
}
