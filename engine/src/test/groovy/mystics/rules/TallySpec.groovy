package mystics.rules

import spock.lang.Specification

/** A number with its reasons comes out the same in whatever order they are given. */
class TallySpec extends Specification {
    def "shuffled contributions give the same total (seed #seed)"() {
        given:
        def random = new Random(seed)
        def contributions = (0..random.nextInt(8)).collect { contribution(random) }

        when:
        def totals = (1..20).collect { total(contributions.shuffled(random)) }

        then:
        totals.unique() == [total(contributions)]

        where:
        seed << (1..100)
    }

    def "the stages are set, add, times, at least, at most; of several sets the lowest counts"() {
        given:
        def tally = new Tally('battle', 2)

        when:
        tally.atMost(most, 'm')
        tally.times(2, 't')
        tally.add(1, 'a')
        tally.set(5, 's')
        tally.set(4, 'lower')
        tally.atLeast(least, 'l')

        then:
        tally.total == total

        where:
        least | most || total
        0     | 99   || 10
        12    | 99   || 12
        0     | 7    || 7
        12    | 7    || 7
    }

    def "dice are never fewer than none, and the sum reads as it was given"() {
        given:
        def tally = new Tally('battle', 1)
        tally.add(-3, 'Webbed')
        tally.add(0, 'Nothing')

        expect:
        tally.total == -2
        tally.dice == 0
        tally.toString() == 'battle -2 = 1 - 3 Webbed'
    }

    def "a bound is told if it changes the number, and bounds that leave one number say it without a sum"() {
        given:
        def capped = new Tally('cheese', 3)
        capped.atMost(1, 'Pouch')
        def roomy = new Tally('cheese', 3)
        roomy.atMost(6, 'Pouch')
        def creeping = new Tally('movement', 1)
        creeping.add(2, 'move value')
        creeping.atLeast(1, 'creeping')
        creeping.atMost(1, 'creeping')

        expect:
        capped.toString() == 'cheese 1 = 3, at most 1: Pouch'
        roomy.toString() == 'cheese 3'
        roomy.reasons() == []
        creeping.toString() == 'movement 1 (creeping)'
    }

    private static Closure<?> contribution(Random random) {
        int number = random.nextInt(9) - 2
        switch (random.nextInt(5)) {
            case 0: return { Tally tally -> tally.set(number, 'set') }
            case 1: return { Tally tally -> tally.times(number, 'times') }
            case 2: return { Tally tally -> tally.atLeast(number, 'least') }
            case 3: return { Tally tally -> tally.atMost(number, 'most') }
            default: return { Tally tally -> tally.add(number, 'add') }
        }
    }

    private static int total(List<Closure<?>> contributions) {
        def tally = new Tally('battle', 3)
        contributions.each { it.call(tally) }
        tally.total
    }
}
