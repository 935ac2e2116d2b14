package basegame.chapter

import mystics.content.Chapter
import mystics.phase.wheel.surge.Surge
import mystics.rules.Scene

class InitiativeSpec extends ChapterSpec {
    private void atTheExit() {
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; track 'collin', 'filch', 'maginos', 'tilda' }
        acting 'collin', 3
    }

    private void explore() {
        answer 'explore:exit-W'
        anyhow()
    }

    private void surge(String where) {
        step new Surge(look { it.box().roomNumber(where) })
        anyhow()
    }

    def "INIT-1, INIT-2, RUL-1: an encounter with no minion card on the track deals the whole track, one card a kind"() {
        given:
        atTheExit()
        draws 'undercroft-rabble', 'roaches', 'tilda', 'maginos', 'rat-warriors', 'filch', 'collin'

        when: 'a rat and two roaches'
        explore()

        then:
        track == ['roaches', 'tilda', 'maginos', 'rat-warriors', 'filch', 'collin']
    }

    def "INIT-3, RUL-2: with a minion card on the track new ones go below the last, and a kind that is there gets no second"() {
        given: 'a rat on another tile'
        table {
            room 'guard-room'; minion 'rat-warriors', 'd1'
            room 'kitchen-tunnels'; hero 'collin', 'a3'
            track 'collin', 'rat-warriors', 'filch', 'maginos', 'tilda'
        }
        acting 'collin', 3
        draws 'undercroft-rabble'

        when:
        explore()

        then:
        track == ['collin', 'rat-warriors', 'filch', 'maginos', 'tilda', 'roaches']
    }

    def "INIT-4, RUL-3: the track grows as long as it must"() {
        given:
        table {
            room 'guard-room'; minion 'rat-warriors', 'd1'; minion 'elite-rat-warriors', 'd1'; minion 'roaches', 'd1';
            minion 'spider', 'f1'; minion 'cave-centipede', 'a6'
        }

        expect:
        track.size() == 9
    }

    def "INIT-5, RUL-4: a boss with several cards brings two unseen, shuffled in with all others if no minion card is there"() {
        given: 'the spider witch, who has four cards, waits in the kitchen'
        filled([new Chapter.Minions('kitchen', [vanestra: 1])])
        table { room 'kitchen-tunnels'; hero 'collin', 'c3'; track 'collin', 'filch', 'maginos', 'tilda' }
        acting 'collin', 3
        draws 'vanestras-web', 'vanestras-sting', 'tilda', 'vanestras-sting', 'collin', 'vanestras-web', 'filch', 'maginos'

        when:
        answer 'explore:flip'
        anyhow()

        then:
        track == ['tilda', 'vanestras-sting', 'collin', 'vanestras-web', 'filch', 'maginos']
    }

    def "INIT-5, BRODIE-1: a boss takes a turn for each card it has on the track"() {
        given:
        table {
            room 'guard-room'; hero 'collin', 'a1'; minion 'brodie-pounces', 'd6'
            track 'brodie-pounces', 'collin', 'brodie-chases'
        }

        when: 'he leaps and misses; Collin rolls and ends; he stays and misses'
        round()
        dice BOW, BOW, BOW, TWO
        answer 'end'
        dice BOW, BOW, BOW

        then:
        log.count { it.contains('The minions\' turn: Brodie Chases') } == 1
        log.count { it.contains('Brodie attacks Collin') } == 2
    }

    def "INIT-6, RUL-5: with minion cards on the track both cards of a boss go to the bottom, and the upper one rolls to advance"() {
        given:
        surges([new Chapter.SpecialSurge('kitchen-tunnels', [brodie: 1], false, '', [])])
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; minion 'rat-warriors', 'd1' }
        draws 'brodie-pounces'

        when: 'a 2'
        dice TWO
        surge 'kitchen-tunnels'

        then:
        track == ['collin', 'filch', 'maginos', 'brodie-pounces', 'tilda', 'rat-warriors', 'brodie-chases']
    }

    def "INIT-7, RUL-7: with its last figure a card leaves the track; the card of a captured mouse stays"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; captured 'filch'; minion 'rat-warriors', 'd5'; minion 'rat-warriors', 'e5';
                track 'collin', 'rat-warriors', 'filch', 'maginos', 'tilda' }

        when:
        acting 'collin', 3
        answer 'battle:collins-sword:rat-1'
        dice SWORD_SHIELD, BOW, BOW, BOW, BOW

        then:
        track == ['collin', 'rat-warriors', 'filch', 'maginos', 'tilda']

        when:
        acting 'collin', 3
        answer 'battle:collins-sword:rat-2'
        dice SWORD_SHIELD, BOW, BOW, BOW, BOW

        then:
        track == ['collin', 'filch', 'maginos', 'tilda']
    }

    def "INIT-8: higher on the track is nearer to the top, and among equals the highest mouse is meant"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd6'; minion 'rat-warriors', 'd6';
                track first, second, 'maginos', 'tilda', 'rat-warriors' }

        expect:
        look { Scene scene -> scene.heroes()[0].key() } == first
        look { Scene scene -> scene.figure(0).isAbove(scene.figure(1)) } == (first == 'collin')

        when: 'the rat attacks with two swords'
        turn 'rat-warriors'
        dice SWORD_STAR, BOW

        then:
        log.any { it.contains("attacks ${first.capitalize()}") }

        where:
        first    | second
        'collin' | 'filch'
        'filch'  | 'collin'
    }

    def "INIT-9: a track dealt in the middle of a round begins a new round when the turn is over"() {
        given:
        atTheExit()
        draws 'changing-of-the-watch', 'tilda', 'maginos', 'filch', 'collin', 'rat-warriors'

        when:
        explore()

        then: 'Collin still has his turn'
        asked == 'collin: What does Collin do?'
        get('ROUND') == 1
    }

    def "INIT-9: and the round starts at the top of the new track, with everybody"() {
        given: 'Tilda, the last of the round, explores'
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'tilda', 'a3'; track 'collin', 'filch', 'maginos', 'tilda' }
        turn 'tilda'
        dice TWO
        draws 'changing-of-the-watch', 'collin', 'tilda', 'rat-warriors', 'maginos', 'filch'

        when:
        answer 'explore:exit-W'
        anyhow()
        answer 'end'
        dice TWO

        then:
        get('ROUND') == 2
        asked == 'collin: What does Collin do?'
    }

    def "INIT-10: minions of a surge with no minion card on the track join below; the mice are not dealt anew"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; track 'tilda', 'collin', 'filch', 'maginos' }

        when:
        surge 'guard-room'

        then:
        track == ['tilda', 'collin', 'filch', 'maginos', 'rat-warriors']
        get('TRACK_RENEWED') == 0
    }

    def "INIT-10: a boss of a surge with no minion card on the track joins below with both cards, and none of them is advanced"() {
        given:
        surges([new Chapter.SpecialSurge('kitchen-tunnels', [brodie: 1], false, '', [])])
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; track 'collin', 'filch', 'maginos', 'tilda' }
        draws 'brodie-pounces', 'brodie-chases'

        when:
        surge 'kitchen-tunnels'

        then:
        track == ['collin', 'filch', 'maginos', 'tilda', 'brodie-pounces', 'brodie-chases']
    }
}
