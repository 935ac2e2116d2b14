package basegame.mark

import basegame.BaseGameSpec

class MousetrapSpec extends BaseGameSpec {
    private void trapOnB3(String from) {
        table { room 'tunnel-entrance'; hero 'collin', from; lay 'b3', 'mousetrap', 1 }
    }

    def "TRAP-2, TRAP-3, RUL-52: with a star among as many dice as its move value a mouse passes and goes on; the trap stays"() {
        given:
        trapOnB3 'a1'

        when:
        acting('collin', 4).answer 'move:b3'
        dice BOW, SWORD_STAR

        then:
        noDiceLeft()
        mark('tunnel-entrance', 'b3', 'mousetrap') == 1
        figure('collin').wounds == 0

        when:
        answer 'move:b4'

        then:
        figure('collin').space == 'b4'
    }

    def "TRAP-4, TRAP-5: without a star it springs: a wound, a cheese, knocked down, and the turn is over"() {
        given:
        trapOnB3 'a1'

        when:
        acting('collin', 4).answer 'move:b3'
        dice BOW, SWORD_SHIELD

        then:
        mark('tunnel-entrance', 'b3', 'mousetrap') == 0
        figure('collin').with { it.wounds == 1 && it.cheese == 1 && it.has('knocked-down') && it.space == 'b3' }
        !asked.startsWith('collin:')
    }

    def "TRAP-2, RUL-52: a tinkerer rolls its lore if that is more"() {
        given:
        table(party: ['collin', 'filch', 'nez', 'tilda']) { room 'tunnel-entrance'; hero 'nez', 'a1'; lay 'b3', 'mousetrap', 1 }

        when:
        acting('nez', 4).answer 'move:b3'
        dice BOW, SWORD_STAR

        then:
        noDiceLeft()
        figure('nez').wounds == 0
    }

    def "TRAP-2: a longer move goes round a trap when it can"() {
        given:
        trapOnB3 'b2'

        when:
        acting('collin', 2).answer 'move:a2'

        then: 'by a1, not by b3'
        figure('collin').space == 'a2'
        log.any { it.contains 'a1' }
    }

    def "TRAP-6: minions do not set it off"() {
        given:
        table { room 'tunnel-entrance'; hero 'collin', 'b4'; minion 'rat-warriors', 'b2'; lay 'b3', 'mousetrap', 1 }

        when:
        turn 'rat-warriors'
        dice TWO, BOW, BOW

        then:
        figure('rat-1').space == 'b4'
        mark('tunnel-entrance', 'b3', 'mousetrap') == 1
    }

    def "TRAP-7: of one whom the trap captures the cheese is lost as well"() {
        given:
        table { room 'tunnel-entrance'; hero 'collin', 'a1'; hero 'tilda', 'f2'; wounds 'collin', 2; lay 'b3', 'mousetrap', 1 }

        when:
        acting('collin', 4).answer 'move:b3'
        dice BOW, BOW

        then:
        figure('collin').with { it.state == 'captured' && it.cheese == 0 && !it.has('knocked-down') }
    }

    def "TRAP-7: being placed on it springs nothing"() {
        given:
        table { room 'tunnel-entrance'; captured 'collin'; hero 'tilda', 'b3'; lay 'b3', 'mousetrap', 1 }

        when:
        turn('collin').answer 'b3'

        then:
        figure('collin').with { it.space == 'b3' && it.wounds == 0 }
        mark('tunnel-entrance', 'b3', 'mousetrap') == 1
    }

    def "TRAP-1, RUL-53, ENC-3: a card that says mousetraps lays one on every red X"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3' }

        when:
        acting 'collin', 0
        draws card, 'collin', 'filch'
        answer 'explore:exit-W'
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        figure('collin').room == 'tunnel-entrance'
        ['b3', 'c2'].every { mark('tunnel-entrance', it, 'mousetrap') == traps }

        where:
        card                      | traps
        'baited-floor'            | 1
        'patter-in-the-pantry'    | 0
    }
}
