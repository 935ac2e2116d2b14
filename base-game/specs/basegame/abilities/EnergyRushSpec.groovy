package basegame.abilities

import basegame.BaseGameSpec

class EnergyRushSpec extends BaseGameSpec {
    def setup() {
        table {
            room 'guard-room'
            hero 'filch', 'd5'
            minion 'rat-warriors', 'd4'
            has 'filch', 'energy-rush'
            cheese 'filch', 3
        }
        acting 'filch', 1
    }

    def "Energy Rush: not before the action of the turn is done"() {
        expect:
        !options.contains('ability:energy-rush')
        !look { it.figure(1).has('rushing') }
    }

    def "Energy Rush: one more action of a kind not done yet, and of no other"() {
        when:
        answer 'search'
        dice BOW
        answer 'ability:energy-rush'

        then:
        figure('filch').cheese == 1
        !options.contains('search')
        options.contains 'battle:dagger-1:rat-1'

        when:
        answer 'battle:dagger-1:rat-1'
        dice BOW, BOW

        then: 'that was it'
        get('ACTIONS') == 0
        !options.any { it.startsWith('battle') || it == 'search' || it == 'ability:energy-rush' }
    }

    def "Energy Rush: a special action is a kind too"() {
        given:
        set { it.has 'filch', 'set-trap' }
        acting 'filch', 1

        when: 'the scamp has borrowed a snare'
        answer 'ability:set-trap'
        answer 'd5'
        set { it.mark('filch', 'ability-used', 0).mark('filch', 'rushing', 1).set('ACTIONS', 1) }
        step new mystics.phase.turn.HeroActs(1)

        then:
        options.contains 'search'
        !options.contains('ability:set-trap')
        look { scene -> mystics.phase.turn.Actions.hasDone(scene, scene.figure(1), mystics.phase.turn.ActionKind.SPECIAL) }
    }
}
