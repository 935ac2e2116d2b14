package basegame.mark

import basegame.BaseGameSpec

class ConditionsSpec extends BaseGameSpec {
    def "COND-1, RUL-80: a stunned mouse may move and do what is free, and recovers without a roll"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd5'; minion 'rat-warriors', 'd5'; mark 'collin', 'stunned', 1 }

        when:
        acting 'collin', 3

        then:
        options.any { it.startsWith 'move:' }
        options.contains 'equip'
        !options.any { it.startsWith('battle:') || it == 'search' || it.startsWith('explore:') }

        when:
        answer 'recover:stunned'

        then:
        !figure('collin').has('stunned')
        noDiceLeft()
    }

    def "COND-2, RUL-80: a webbed mouse neither moves nor scurries; a recover roll with a star sets it free to move"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd5'; minion 'rat-warriors', 'd5'; mark 'collin', 'webbed', 1 }

        when:
        acting 'collin', 3

        then:
        !options.any { it.startsWith('move:') || it == 'scurry' }
        options.containsAll(['search', 'battle:collins-sword:rat-1'])

        when:
        answer 'recover:webbed'
        dice face

        then:
        figure('collin').has('webbed') == !free
        options.any { it.startsWith 'move:' } == free

        where:
        face       | free
        SWORD_STAR | true
        BOW        | false
    }

    def "COND-2: a webbed mouse that has not moved cannot scurry either once it is free, for it has not moved (ACT-1)"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd5'; mark 'collin', 'webbed', 1 }

        when:
        acting('collin', 3).answer 'recover:webbed'
        dice SWORD_STAR

        then:
        !options.contains('scurry')
    }

    def "COND-3: one recover takes off one marker"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd5'; mark 'collin', 'webbed', 1; mark 'collin', 'stunned', 1 }

        when:
        acting('collin', 3).answer 'recover:stunned'

        then:
        figure('collin').with { it.has('webbed') && !it.has('stunned') }
        !options.any { it.startsWith 'recover:' }
    }

    def "COND-4, RUL-46: a mouse spends its whole movement on standing up, and still fights; a scurry is open to it"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd5'; minion 'rat-warriors', 'd4'; mark 'collin', 'knocked-down', 1 }

        when:
        turn 'collin'
        dice TWO

        then:
        !figure('collin').has('knocked-down')
        !options.any { it.startsWith 'move:' }
        options.containsAll(['battle:collins-sword:rat-1', 'scurry'])

        when:
        answer 'scurry'
        dice TWO

        then:
        options.any { it.startsWith 'move:' }
    }

    def "COND-4: knocked down before it has moved, a mouse may stand up with this turn's movement"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd5'; mark 'collin', 'knocked-down', 1 }

        when:
        acting 'collin', 4

        then:
        !options.any { it.startsWith 'move:' }

        when:
        answer 'knocked-down'

        then:
        !figure('collin').has('knocked-down')
        !options.any { it.startsWith 'move:' }
    }

    def "COND-4: a small minion stands up in place of its movement, and attacks as usual"() {
        given:
        table { room 'guard-room'; hero 'filch', 'd5'; minion 'rat-warriors', where; mark 'rat-1', 'knocked-down', 1 }

        when:
        turn 'rat-warriors'
        dice(thrown as int[])

        then: 'no movement die'
        figure('rat-1').with { it.space == where && !it.has('knocked-down') }
        figure('filch').wounds == wounds
        noDiceLeft()

        where:
        where | thrown          | wounds
        'd2'  | []              | 0
        'd4'  | [2, 4, 4, 4]    | 1
    }

    def "COND-6, RUL-81: poison wounds stay when others heal, and go with capture"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd5'; hero 'tilda', 'a1'; wounds 'collin', 2; mark 'collin', 'poison', poison }

        expect:
        look { scene -> mystics.phase.attack.Wounds.heal(scene, scene.figure(0), 2) } == healed

        where:
        poison | healed
        0      | 2
        1      | 1
        2      | 0
    }
}
