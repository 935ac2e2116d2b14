package mystics.editor.sight

import mystics.choice.Name
import mystics.rules.Line
import spock.lang.Shared

/** Gains, captures and blows beside an attack: what is told together, and what comes first where there is little room. */
class TidingsTogetherSpec extends TidingsFixture {
    @Shared bea = new Name('heroes/bea/name', 'Bea', '')

    private static Line turn() {
        line('ROUND-2', 'The turn of somebody')
    }

    private List<String> told(Line... lines) {
        TidingsReport.of(lines.toList(), catalog).all(4)*.toString()
    }

    private static Line gain(who, int n, String source = '') {
        line('BATTLE-6', source ? '{hero} gains {n} cheese from {source}{why}' : '{hero} gains {n} cheese thrown in the attack{why}',
                'hero', who, 'n', n, 'why', '', 'source', source)
    }

    private static Line caught(who) {
        line('CAPTURE-1', '{hero} is captured', 'hero', who, 'n', 0)
    }

    def "a blow that misses several for the same reason names them together and gives the reason once"() {
        given:
        def misses = [1, 2].collect {
            line('BATTLE-4', 'No hit on {defender}: {why}', 'defender', wasp(it), 'why', 'no die shows a bow')
        }
        def shot = line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', ada, 'targets', [wasp(1), wasp(2)])

        expect:
        told(shot, *misses) == ['Ada attacks Wasp 1 and 2: no hit: no die shows a bow.']
        told(shot, misses[0], block(wasp(2))) == ['Ada: No hit on Wasp 1: no die shows a bow, Wasp 2 blocks it all.']
    }

    def "several gains of the same mouse in a blow are told as their sum"() {
        expect:
        told(attack(ada, wasp(1)), gain(ada, 1), line('BATTLE-7', '{minion} is defeated', 'minion', wasp(1)), gain(ada, 1, 'Magpie')) ==
                ['Ada attacks Wasp 1: defeated, Ada gains 2 cheese.']
    }

    def "mice who gain the same for the same reason are told together, with the reason if a rule has said it"() {
        expect:
        told(gain(ada, 1, 'Rind'), gain(bea, 1, 'Rind')) == ['Ada and Bea gain 1 cheese each from Rind.']
        told(gain(ada, 1, 'Rind'), gain(bea, 2, 'Rind')).size() == 2
        told(attack(wasp(1), ada), gain(ada, 1), line('a-mod:variants/fame', '{hero} throws cheese', 'hero', ada), gain(ada, 1, 'Fame'),
                gain(bea, 1, 'Fame'), wound(ada, 1)) ==
                ['Wasp 1 attacks Ada: 1 wound (2 of 3 hearts left), Ada gains 1 cheese.',
                 'Ada throws cheese: Ada and Bea gain 1 cheese each.']
    }

    def "a report that is cut leaves out gains before wounds"() {
        expect:
        TidingsReport.of([attack(wasp(1), ada), wound(ada, 1), turn(), gain(bea, 1, 'Rind'), turn(), gain(ada, 2, 'Loft')], catalog)
                .all(2)*.toString() == ['Wasp 1 attacks Ada: 1 wound (2 of 3 hearts left).', '2 more events in the log (F6).']
    }

    def "of captures none is left out, however little room there is; they are told first"() {
        given:
        def turns = [turn(), attack(wasp(1), ada), wound(ada, 3), caught(ada), turn(), attack(wasp(2), bea), wound(bea, 3), caught(bea)]
        def after = [turn(), attack(wasp(3), bea), wound(bea, 1), line('SEARCH-1', '{hero} finds {card}', 'hero', ada, 'card', 'Hook')]

        expect:
        TidingsReport.of(turns + after, catalog).all(1)*.toString() == ['Ada and Bea are captured.', '2 more events in the log (F6).']
        TidingsReport.of(after + turns, catalog).all(3)*.toString() ==
                ['Wasp 1 attacks Ada: 1 wound (0 of 3 hearts left), captured.',
                 'Wasp 2 attacks Bea: 1 wound (0 of 3 hearts left), captured.',
                 '2 more events in the log (F6).']
        TidingsReport.of(turns + after, catalog).ours(2)*.toString() == ['Ada and Bea are captured.', '2 more events in the log (F6).']
    }

    def "ROUND-3: that time passes is told"() {
        expect:
        told(line('ROUND-3', 'Time is short'), line('ROUND-3', 'Time passes: {n} cheese{why} on the minion wheel ({wheel} of {full})',
                'by', '', 'n', 1, 'why', '', 'wheel', 4, 'full', 6), line('ROUND-1', 'Round {n}', 'n', 5)) ==
                ['Time passes: 1 cheese on the minion wheel (4 of 6).']
    }

    private static Line defence(who, cause = '') {
        line('BATTLE-4', '{defender} defends attacks {hits}: {faces}', 'defender', who, 'hits', '1 hit', 'faces', 'star', 'cause', cause)
    }

    def "what strikes in the middle of an attack is told apart from it, and the attack keeps its own result"() {
        expect:
        told(attack(ada, wasp(1)), line('SURGE-1', 'A surge!', 'room', 'here'), defence(ada, 'Splinters'), block(ada),
                defence(wasp(1), 'Splinters'), wound(wasp(1), 1), defence(wasp(1)), block(wasp(1))) ==
                ['Ada attacks Wasp 1: blocked.', 'Surge.', 'Splinters attacks Ada: blocked.',
                 'Splinters attacks Wasp 1: 1 wound (2 of 3 hearts left).']
        told(attack(ada, wasp(1)), defence(wasp(1)), block(wasp(1))) == ['Ada attacks Wasp 1: blocked.']
    }

    def "a minion that falls without a word is told, even where there is little room"() {
        expect:
        TidingsReport.of([turn(), line('BATTLE-7', '{minion} is defeated', 'minion', wasp(1))], catalog).ours(2)*.toString() ==
                ['Wasp 1 is defeated.']
    }
}
