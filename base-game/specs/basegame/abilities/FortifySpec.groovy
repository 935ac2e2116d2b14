package basegame.abilities

import basegame.BaseGameSpec
import mystics.phase.attack.DefenceDice
import mystics.phase.attack.strike.Strike
import mystics.phase.attack.strike.Weapon

class FortifySpec extends BaseGameSpec {
    private void fortified() {
        table {
            room 'guard-room'
            hero 'tilda', 'c3'
            hero 'filch', 'd5'
            hero 'collin', 'a1'
            captured 'maginos'
            has 'tilda', 'fortify'
            cheese 'tilda', 2
        }
        acting 'tilda', 1
        answer 'ability:fortify'
    }

    /** Defence dice of a hero against a rat. */
    private int defence(int hero) {
        look { scene ->
            scene.ask(new DefenceDice(new Strike(scene, Optional.empty(),
                    new Weapon('rat', mystics.content.Attack.MELEE, '', 0, -1), [], 'battle', 2), scene.figure(hero))).dice.dice
        }
    }

    def "Fortify: every active mouse on the tile has +1 defence; it is free"() {
        given:
        fortified()

        expect:
        ['tilda', 'filch', 'collin'].every { figure(it).has('fortified') }
        !figure('maginos').has('fortified')
        defence(1) == 3
        get('ACTIONS') == 1
        figure('tilda').cheese == 0
    }

    def "Fortify: until the healer's next turn, captured or not (CAPTURE-4)"() {
        given:
        fortified()

        when:
        turn 'filch'
        dice TWO

        then:
        figure('filch').has 'fortified'

        when:
        set { if (captured) it.captured('tilda').minion('rat-warriors', 'a6') }
        turn 'tilda'
        dice TWO

        then:
        !figure('filch').has('fortified')
        !figure('collin').has('fortified')

        where:
        captured << [false, true]
    }

    def "Fortify, EXPLORE-4, EXPLORE-5: #what"() {
        given:
        table {
            room start
            ['collin', 'filch', 'tilda'].each { mouse -> hero mouse, space }
            cheese 'tilda', 2
            has 'tilda', 'fortify'
            ['kitchen-tunnels', 'guard-room', 'sewer'].each { other -> markRoom other, 'explored', 1 }
        }
        acting 'tilda', 0
        answer 'ability:fortify'

        when:
        answer way
        while (asked.contains('arrive')) answer options[0]

        then:
        figure('filch').room == end
        figure('filch').has('fortified') == keeps

        where:
        what                                 | start        | space | way              || end               | keeps
        'turning the tile is not leaving it' | 'guard-room' | 'c3'  | 'explore:flip'   || 'sewer'           | true
        'who leaves the tile loses it'       | 'sewer'      | 'c1'  | 'explore:exit-N' || 'kitchen-tunnels' | false
    }
}
