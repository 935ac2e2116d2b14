package basegame.hero

import basegame.BaseGameSpec
import mystics.phase.wheel.surge.Surge

class CollinSpec extends BaseGameSpec {
    def "Born to Lead, INIT-2, ENC-8: a cheese when the whole track is dealt and he is not at the top, after an ambush"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3' }

        when:
        acting 'collin', 0
        draws(*([card] + dealt))
        dice(ambush as int[])
        answer 'explore:exit-W'
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        track[0] == top
        figure('collin').cheese == cheese

        where:
        card                   | dealt                      | ambush | top            || cheese
        'patter-in-the-pantry' | ['filch', 'collin']        | []     | 'filch'        || 1
        'patter-in-the-pantry' | ['collin', 'filch']        | []     | 'collin'       || 0
        'behind-the-skirting'  | ['collin', 'rat-warriors'] | [5]    | 'rat-warriors' || 1
    }

    def "Born to Lead, INIT-10: cards that are only added below bring nothing"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; track 'filch', 'collin', 'maginos', 'tilda' }

        when:
        step new Surge(look { it.box().roomNumber('guard-room') })
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        track.contains 'rat-warriors'
        figure('collin').cheese == 0
    }

    def "Born to Lead: not while he is captured"() {
        given:
        table { room 'kitchen-tunnels'; hero 'filch', 'a3'; captured 'collin' }

        when:
        acting 'filch', 0
        draws 'patter-in-the-pantry', 'filch', 'collin'
        answer 'explore:exit-W'
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        track[0] == 'filch'
        figure('collin').cheese == 0
    }
}
