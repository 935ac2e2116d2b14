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

    def "all ways some dice can fall weigh 1 together, and equal faces are told apart by their arrangements"() {
        given:
        def faces = (1..6).collect { new Rolls.Alike(it, 1 / 6d) }

        expect:
        Rolls.of(dice, faces).size() == ways
        close(Rolls.of(dice, faces)*.weight().sum(), 1)
        close(Rolls.of(2, faces).find { it.faces() == '1 2' }.weight(), 2 / 36d)

        where:
        dice | ways
        1    | 6
        2    | 21
        3    | 56
    }

    def "a chance says how sure it is"() {
        expect:
        new Chance(0.3, 0, false).toString() == '30 %'
        new Chance(0.3, 0, true).toString() == 'at least 30 %'
        new Chance(0.3, 0.4, false).toString() == 'about 50 %'
        new Chance(0.001, 0, false).toString() == 'under 1 %'
        new Chance(0.999, 0, false).toString() == 'over 99 %'
        new Chance(1, 0, false).toString() == '100 %'
        new Chance(0, 0, false).toString() == '0 %'
    }

    private static boolean close(Number one, Number other) {
        Math.abs(one.doubleValue() - other.doubleValue()) < 1e-9
    }

    private static List<List<Integer>> rolls(int dice) {
        dice == 0 ? [[]] : rolls(dice - 1).collectMany { roll -> (1..6).collect { roll + it } }
    }
}
