package mystics.geometry

import java.util.function.IntToLongFunction

import spock.lang.Specification

/** StepDistances are counted by a flood that spreads from each space ring by ring. */
class FloodSpec extends Specification {

    private static List<List<Integer>> steps(List<Long> ways) {
        StepDistances.between(ways.size(), { ways[it] } as IntToLongFunction).collect { it.toList()*.intValue() }
    }

    def "MOVE-2: a space is as many steps away as the shortest way to it, and none from itself"() {
        expect: 'a ring of five'
        steps([0b10010L, 0b00101L, 0b01010L, 0b10100L, 0b01001L])[0] == [0, 1, 2, 2, 1]
    }

    def "MOVE-2: steps are counted the way they lead, and what cannot be reached is far"() {
        expect: 'from the first to the second only, the third by itself'
        steps([0b010L, 0L, 0L]) == [[0, 1, Plan.FAR], [Plan.FAR, 0, Plan.FAR], [Plan.FAR, Plan.FAR, 0]]
    }
}
