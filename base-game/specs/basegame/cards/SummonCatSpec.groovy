package basegame.cards

import basegame.BaseGameSpec
import mystics.phase.round.NextTurn

class SummonCatSpec extends BaseGameSpec {
    def "Summon Cat: Brodie comes in on an entry space, and both his cards lie below the last"() {
        given:
        table { room 'kitchen'; hero 'maginos', 'c3'; minion 'rat-warriors', 'a1'; packs 'maginos', 'scroll-summon-cat' }
        acting 'maginos', 0
        draws 'brodie-pounces', 'brodie-chases'

        when:
        answer 'use:scroll-summon-cat'

        then:
        options.sort() == ['a4', 'counter', 'f3']

        when:
        answer 'f3'

        then:
        figure('paw').space == 'f3'
        track == ['collin', 'filch', 'maginos', 'tilda', 'rat-warriors', 'brodie-pounces', 'brodie-chases']
        noDiceLeft()
        asked.endsWith 'What does Maginos do?'
    }

    def "Summon Cat: if he is on the board already he is moved"() {
        given:
        table { room 'kitchen'; hero 'maginos', 'c3'; minion 'brodie-chases', 'a1'; packs 'maginos', 'scroll-summon-cat' }
        acting 'maginos', 0

        when:
        answer 'use:scroll-summon-cat'
        answer 'f3'

        then:
        figure('paw').space == 'f3'
        track.count { it.startsWith 'brodie' } == 1
    }

    def "Summon Cat: no cat comes into the tunnels"() {
        given:
        table { room 'sewer'; hero 'maginos', 'a6'; packs 'maginos', 'scroll-summon-cat' }
        acting 'maginos', 0

        expect:
        !options.contains('use:scroll-summon-cat')
    }

    private void roundEnds(List<String> others) {
        table { room 'kitchen'; hero 'maginos', 'c3'; minion 'brodie-chases', 'a1'; others.each { minion it, 'a4' };
                note 'summoned-cat', 1 }
        trial.set { it.set 'TURNS_TAKEN', track.size() }
        step new NextTurn()
    }

    def "Summon Cat: at the end of a round with no other minion in his room he may be let go, and is not defeated"() {
        given:
        roundEnds([])

        when:
        answer reply

        then:
        figure('paw').space == space
        track.contains('brodie-chases') == stays
        note('summoned-cat') == (stays ? 1 : 0)

        where:
        reply || space | stays
        'yes' || ''    | false
        'no'  || 'a1'  | true
    }

    def "Summon Cat: not while another minion is in his room"() {
        when:
        roundEnds(['roaches'])

        then:
        !options.contains('yes')
        figure('paw').space == 'a1'
    }
}
