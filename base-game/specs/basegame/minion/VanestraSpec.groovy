package basegame.minion

import basegame.BaseGameSpec

class VanestraSpec extends BaseGameSpec {
    private void turnOf(String acting, String where, int before = 0) {
        table {
            room 'guard-room'
            hero 'filch', 'a1'
            bare 'filch'
            hero 'collin', 'f5'
            wounds 'filch', before
            minion acting, where
            track acting, 'collin', 'filch', 'maginos', 'tilda'
        }
        turn acting
    }

    def "Charm, Web: whom she wounds and does not capture is #mark"() {
        when:
        turnOf card, 'a1', before
        dice BOW, SWORD_STAR, SWORD_STAR, block, BOW

        then:
        figure('filch').has(mark) == has

        where:
        card              | mark      | before | block        || has
        'vanestras-charm' | 'charmed' | 0      | SWORD_STAR   || true
        'vanestras-charm' | 'charmed' | 0      | SWORD_SHIELD || false
        'vanestras-charm' | 'charmed' | 2      | SWORD_STAR   || false
        'vanestras-web'   | 'webbed'  | 0      | SWORD_STAR   || true
        'vanestras-web'   | 'webbed'  | 0      | SWORD_SHIELD || false
    }

    def "Sting, COND-6: her wounds are poison wounds"() {
        when:
        turnOf 'vanestras-sting', 'a1'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW, BOW, BOW

        then:
        figure('filch').wounds == 2
        look { it.figure(1).count('poison') } == 2
    }

    def "Call, PLACE-4, INIT-10: a rat warrior comes after her attack, or without one, and its card joins below the last"() {
        when:
        turnOf 'vanestras-call', where
        dice(faces as int[])
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        figure('rat-1').state == 'on-board'
        track.last() == 'rat-warriors'

        where:
        where | faces
        'a1'  | [BOW, BOW, BOW, BOW]
        'c4'  | [ONE]
    }

    def "Call: with no rat left nobody comes"() {
        given:
        table {
            room 'guard-room'
            hero 'filch', 'a1'
            minion 'vanestras-call', 'a1'
            6.times { minion 'elite-rat-warriors', 'e6' }
        }

        when:
        turn 'vanestras-call'
        dice BOW, BOW, BOW, BOW

        then:
        !track.contains('rat-warriors')
    }
}
