package basegame.chapter

import mystics.geometry.Plan
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

/** What must hold of the six sides of chapter one, and what is known of each. */
class GeometrySpec extends Specification {
    static final List<String> SIX = ['courtyard', 'tunnel-entrance', 'kitchen', 'kitchen-tunnels', 'guard-room', 'sewer']

    @Shared Map<String, Plan> plans = BaseGame.library().catalog().rooms().collectEntries { id, room -> [id, room.plan()] }

    private static List<String> names(Plan plan, long mask) {
        (0..<plan.size()).findAll { mask >> it & 1 }.collect { plan.name(it) }
    }

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
        room << SIX
    }

    def "MOVE-2, SIGHT-1: in #room whoever stands next to a space sees it"() {
        given:
        def plan = plans[room]

        expect:
        (0..<plan.size()).every { (plan.neighbours(it) & ~plan.sees(it)) == 0 }

        where:
        room << SIX
    }

    def "MOVE-2: in #room every space can be reached from every other"() {
        given:
        def plan = plans[room]

        expect:
        (0..<plan.size()).every { one -> (0..<plan.size()).every { other -> plan.steps(one, other) < Plan.FAR } }

        where:
        room << SIX
    }

    def "SETUP-4, EXPLORE-2: #room has #count spaces, #colour exits #exits, a flip space, and #entries minion entries"() {
        given:
        def plan = plans[room]

        expect:
        plan.size() == count
        plan.exits()*.edge()*.name().toSorted() == exits
        plan.exits().every { it.colour() == colour && Long.bitCount(it.spaces()) >= 1 }
        names(plan, plan.marked('flip')) == [flip]
        names(plan, plan.marked('entry')).size() == entries
        names(plan, plan.marked('red-x')).size() == traps

        where:
        room              | count | colour   | exits                | flip  | entries | traps
        'courtyard'       | 33    | 'orange' | []                   | 'f3'  | 3       | 0
        'tunnel-entrance' | 24    | 'blue'   | ['E', 'N', 'S']      | 'a2'  | 3       | 2
        'kitchen'         | 25    | 'orange' | ['E', 'S', 'W']      | 'd3'  | 3       | 0
        'kitchen-tunnels' | 18    | 'blue'   | ['E', 'N', 'S', 'W'] | 'c3'  | 3       | 1
        'guard-room'      | 33    | 'orange' | ['E', 'W']           | 'c3'  | 3       | 0
        'sewer'           | 32    | 'blue'   | ['N', 'S']           | 'w23' | 4       | 0
    }

    def "EXPLORE-6: only the flip space of the sewer asks for something, the fishhook"() {
        expect:
        SIX.collectEntries { room -> [room,
                plans[room].needs(plans[room].index(names(plans[room], plans[room].marked('flip'))[0]))] }.findAll { it.value } == [sewer: 'fishhook']
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
