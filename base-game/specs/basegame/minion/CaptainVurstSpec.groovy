package basegame.minion

import basegame.BaseGameSpec

class CaptainVurstSpec extends BaseGameSpec {
    def "Pistoleer, RUL-76: an attack that shows cheese is followed by another; its cheese is not put on the wheel"() {
        given:
        table { room 'guard-room'; hero 'filch', 'a1'; minion 'captain-vurst', 'a2' }

        when:
        turn 'captain-vurst'
        dice CHEESE, SWORD_STAR, SWORD_STAR, SWORD_STAR, SWORD_STAR, SWORD_STAR

        then:
        noDiceLeft()
        get('WHEEL') == 0
        !asked.contains('Battle')
    }

    def "Pistoleer: five attacks in a turn and no more"() {
        given:
        table { room 'guard-room'; hero 'filch', 'a1'; minion 'captain-vurst', 'a2'; track 'filch', 'captain-vurst' }

        when:
        turn 'captain-vurst'
        5.times { dice CHEESE, SWORD_STAR, SWORD_STAR }

        then:
        noDiceLeft()
        log.count { it.contains 'attacks' } == 5

        when: 'in his next turn he begins anew'
        turn 'captain-vurst'
        2.times { dice CHEESE, SWORD_STAR, SWORD_STAR }
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR

        then:
        noDiceLeft()
    }

    def "Pistoleer, MINION-7: he aims anew, and who was shot at counts as attacked"() {
        given:
        table { room 'guard-room'; hero 'filch', 'a1'; hero 'maginos', 'b1'; minion 'captain-vurst', 'a2';
                track 'filch', 'maginos', 'captain-vurst' }

        when:
        turn 'captain-vurst'
        dice CHEESE, SWORD_STAR, SWORD_STAR, SWORD_STAR, SWORD_STAR, SWORD_STAR

        then:
        log.findAll { it.contains 'attacks' }*.contains('Filch') == [true, false]
    }

    def "Pistoleer: cheese he rolls when defending goes on the wheel"() {
        given:
        table { room 'guard-room'; hero 'filch', 'a1'; bare 'filch'; has 'filch', 'dagger-1'; minion 'captain-vurst', 'a2';
                track 'captain-vurst', 'filch' }

        when:
        acting('filch', 0).answer 'battle:dagger-1:rat-1'
        dice SWORD_STAR, BOW, CHEESE, BOW, BOW

        then:
        get('WHEEL') == 1
    }
}
