package basegame.cards

import basegame.BaseGameSpec

class DaggerSpec extends BaseGameSpec {
    private void filch(List<String> weapons, List<String> order) {
        table {
            room 'guard-room'
            hero 'filch', 'd6'
            minion 'rat-warriors', 'd6'
            bare 'filch'
            weapons.each { weapon -> has 'filch', weapon }
            track(*order)
        }
        acting 'filch', 3
    }

    def "Dagger, RUL-70: a target lower on the track rolls 1 defence die fewer"() {
        given:
        filch(['dagger-1'], ['collin', 'filch', 'rat-warriors', 'maginos', 'tilda'])

        when:
        answer 'battle:dagger-1:rat-1'
        dice SWORD_SHIELD, BOW, BOW

        then:
        figure('rat-1').state == 'away'
        noDiceLeft()
    }

    def "Dagger: a target higher on the track defends with all its dice"() {
        given:
        filch(['dagger-1'], ['rat-warriors', 'filch', 'collin', 'maginos', 'tilda'])

        when:
        answer 'battle:dagger-1:rat-1'
        dice SWORD_SHIELD, BOW, BOW, SWORD_SHIELD

        then:
        figure('rat-1').space == 'd6'
        noDiceLeft()
    }

    def "Dagger, RUL-70: a second dagger adds nothing"() {
        given:
        filch(['dagger-1', 'dagger-2'], ['filch', 'rat-warriors', 'collin', 'maginos', 'tilda'])

        when:
        answer 'battle:dagger-1:rat-1'
        dice SWORD_SHIELD, BOW, SWORD_SHIELD

        then:
        figure('rat-1').space == 'd6'
        noDiceLeft()
    }

    def "Dagger, BATTLE-2: two daggers are one and the same attack, and it is offered once"() {
        when:
        filch(['dagger-1', 'dagger-2', 'dinner-fork'], ['filch', 'rat-warriors', 'collin', 'maginos', 'tilda'])

        then:
        options.findAll { option -> option.startsWith 'battle:dagger' } == ['battle:dagger-1:rat-1']
    }

    def "Dagger, RUL-87, CARD-1: it does nothing for an attack with the other weapon, nor does that weapon's bonus for it"() {
        given:
        filch(['dagger-1', 'sorrow-blade'], ['filch', 'rat-warriors', 'collin', 'maginos', 'tilda'])

        when:
        answer weapon
        dice(*faces)

        then:
        figure('rat-1').space == 'd6'
        noDiceLeft()

        where:
        weapon                      || faces
        'battle:dagger-1:rat-1'     || [SWORD_SHIELD, BOW, SWORD_SHIELD]
        'battle:sorrow-blade:rat-1' || [SWORD_SHIELD, BOW, BOW, BOW, SWORD_SHIELD, BOW]
    }
}
