package basegame.cards

import basegame.BaseGameSpec

class RangedWeaponSpec extends BaseGameSpec {
    static final List<String> WITH_NEZ = ['nez', 'collin', 'maginos', 'tilda']

    def "Maginos' Staff, RUL-68: in its own space swords hit, elsewhere bows"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd6'; minion 'rat-warriors', space }
        acting 'maginos', 0

        when:
        answer 'battle:maginos-staff:rat-1'
        dice(*faces)
        dice BOW, BOW

        then:
        figure('rat-1').state == 'away'
        noDiceLeft()

        where:
        space || faces
        'd6'  || [SWORD_SHIELD, BOW]
        'd5'  || [BOW, SWORD_SHIELD]
    }

    def "Scorching Wand: with a star and a hit everybody else in the target's space takes 1 hit, friends too"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd6'; hero 'collin', 'd4'; minion 'rat-warriors', 'd4'; minion 'rat-warriors', 'd4';
                bare 'maginos'; has 'maginos', 'scorching-wand' }
        acting 'maginos', 0

        when:
        answer 'battle:scorching-wand:rat-1'
        dice BOW_STAR, SWORD_SHIELD
        dice BOW, BOW
        dice BOW, BOW
        dice SWORD_SHIELD, BOW

        then:
        figure('rat-1').state == 'away'
        figure('collin').wounds == 1
        figure('rat-2').space == 'd4'
        noDiceLeft()
    }

    def "Scorching Wand: a star without a hit, or a hit without a star, scorches nobody else"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd6'; minion 'rat-warriors', 'd4'; minion 'rat-warriors', 'd4'; bare 'maginos';
                has 'maginos', 'scorching-wand' }
        acting 'maginos', 0

        when:
        answer 'battle:scorching-wand:rat-1'
        dice(*faces)

        then:
        asked.endsWith 'What does Maginos do?'
        noDiceLeft()

        where:
        faces << [[SWORD_STAR, SWORD_SHIELD], [BOW, SWORD_SHIELD, SWORD_SHIELD, BOW]]
    }

    def "Clockwork Slinger: it runs down with each attack"() {
        given:
        table(party: WITH_NEZ) { room 'guard-room'; hero 'nez', 'd6'; minion 'rat-warriors', 'd4'; bare 'nez';
                has 'nez', 'clockwork-slinger' }
        acting 'nez', 3

        when:
        answer 'battle:clockwork-slinger:rat-1'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD

        then:
        figure('nez').has 'unwound'

        when:
        acting 'nez', 3

        then:
        !options.any { it.startsWith 'battle' }
    }

    def "Clockwork Slinger: winding it takes the movement of a turn or 1 cheese"() {
        given:
        table(party: WITH_NEZ) { room 'guard-room'; hero 'nez', 'd6'; minion 'rat-warriors', 'd4'; bare 'nez';
                has 'nez', 'clockwork-slinger'; mark 'nez', 'unwound', 1; cheese 'nez', 2 }
        acting 'nez', 3

        when:
        answer "clockwork-slinger:$way"

        then:
        !figure('nez').has('unwound')
        get('MOVEMENT') == movement
        figure('nez').cheese == left
        options.contains 'battle:clockwork-slinger:rat-1'

        where:
        way      || movement | left
        'walk'   || 0        | 2
        'cheese' || 3        | 1
    }

    def "Clockwork Slinger: without movement and without cheese it stays as it is"() {
        given:
        table(party: WITH_NEZ) { room 'guard-room'; hero 'nez', 'd6'; bare 'nez'; has 'nez', 'clockwork-slinger'; mark 'nez', 'unwound', 1 }
        acting 'nez', 0

        expect:
        !options.any { it.startsWith 'clockwork-slinger' }
    }
}
