package mystics.odds

import mystics.choice.Faces
import spock.lang.Specification

class PlainDiceSpec extends Specification {
    def "BATTLE-2, BATTLE-3, BATTLE-5: #attack dice (#hits) against #defence come out as when every roll is counted"() {
        given:
        def all = rolls(attack + defence)
        def wounds = all.collect { roll ->
            def struck = roll.take(attack).count { hits == PlainDice.Hits.SWORDS ? Faces.sword(it) : Faces.bow(it) }
            Math.max(0, struck - roll.drop(attack).count { Faces.shield(it) })
        }
        def dice = new PlainDice(attack, defence, hits)

        expect:
        (1..attack).every { least -> close(dice.wounds(least), wounds.count { it >= least } / all.size()) }
        close(dice.expected(), wounds.sum() / all.size())

        where:
        attack | defence | hits
        1      | 0       | PlainDice.Hits.SWORDS
        2      | 1       | PlainDice.Hits.SWORDS
        3      | 2       | PlainDice.Hits.SWORDS
        2      | 2       | PlainDice.Hits.BOWS
    }

    def "DICE-2: all ways some dice can fall are all their rolls together, and equal faces are told apart by their arrangements"() {
        expect:
        DiceOutcomes.of(dice).size() == ways
        DiceOutcomes.of(dice)*.weight().sum() == DiceOutcomes.all(dice)
        DiceOutcomes.all(dice) == 6L**dice
        DiceOutcomes.of(2).find { it.faces() == [1, 2] as int[] }.weight() == 2
        DiceOutcomes.of(2).find { it.faces() == [4, 4] as int[] }.weight() == 1

        where:
        dice | ways
        1    | 6
        2    | 21
        3    | 56
    }

    def "a forecast says how sure it is"() {
        expect:
        forecast(3, 10, 0, false).words().toString() == 'hits 30 %'
        forecast(3, 10, 0, true).words().toString() == 'hits at least 30 %'
        forecast(3, 10, 4, false).words().toString() == 'hits about 50 %'
        forecast(1, 1000, 0, false).words().toString() == 'hits under 1 %'
        forecast(999, 1000, 0, false).words().toString() == 'hits over 99 %'
        forecast(10, 10, 0, false).words().toString() == 'hits 100 %'
        forecast(0, 10, 0, false).words().toString() == 'hits 0 %'
    }

    /** So many of all courses hit, and so many were not looked at. */
    private static Forecast forecast(int hit, int all, int unknown, boolean helped) {
        def likely = [new Forecast.Likely(new Prospect.Outcome('hit', true), Fraction.of(hit, all))]
        new Forecast('hits', likely, Fraction.of(unknown, all), helped)
    }

    def "a fraction is in lowest terms, and adds up exactly"() {
        expect:
        Fraction.of(6, 36).toString() == '1/6'
        Fraction.of(1, 6) == Fraction.of(36, 216)
        Fraction.of(1, 3).plus(Fraction.of(1, 6)) == Fraction.of(1, 2)
        Fraction.of(1, 3).minus(Fraction.of(1, 3)) == Fraction.ZERO
        Fraction.of(2, 3).times(Fraction.of(3, 2)) == Fraction.ONE
        Fraction.of(1, 2).over(Fraction.of(2, 1)) == Fraction.of(1, 4)
        Fraction.of(1, 3) < Fraction.of(1, 2)
    }

    private static boolean close(Number one, Number other) {
        Math.abs(one.doubleValue() - other.doubleValue()) < 1e-9
    }

    private static List<List<Integer>> rolls(int dice) {
        dice == 0 ? [[]] : rolls(dice - 1).collectMany { roll -> (1..6).collect { roll + it } }
    }
}
