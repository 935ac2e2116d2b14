package basegame.cards

import basegame.BaseGameSpec

class GolemSpec extends BaseGameSpec {
    private void golem(String attacker = 'rat-warriors') {
        table { room 'guard-room'; hero 'collin', 'd6'; minion attacker, 'd6'; mark 'collin', 'golem', 1; cheese 'collin', 4;
                has 'collin', 'ring-of-cat-strength' }
    }

    def "Cheddar Golem: it lasts until the end of the reader's next turn"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; packs 'collin', 'scroll-cheddar-golem' }
        acting 'collin', 0

        when:
        answer 'use:scroll-cheddar-golem'
        answer 'end'

        then:
        log.any { it.contains 'Collin is a cheddar golem until the end of its next turn' }
        figure('collin').has 'golem'

        when:
        turn 'collin'
        dice THREE

        then: 'its move value is 1'
        get('MOVEMENT') == 4

        when:
        answer 'end'

        then:
        !figure('collin').has('golem')
    }

    def "Cheddar Golem, RUL-78: battle 4, melee, without the weapon and the ring"() {
        given:
        golem()
        acting 'collin', 0

        expect:
        options.findAll { it.startsWith 'battle' } == ['battle:bare:rat-1']

        when:
        answer 'battle:bare:rat-1'
        dice BOW, BOW, BOW, BOW

        then:
        asked.endsWith 'What does Collin do?'
        noDiceLeft()
    }

    def "Cheddar Golem, RUL-78: defence 3, without the armour"() {
        given:
        golem()

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, BOW, BOW, BOW

        then:
        figure('collin').wounds == 1
        noDiceLeft()
    }

    def "Cheddar Golem: roaches find no cheese on it"() {
        given:
        golem 'roaches'

        when:
        turn 'roaches'
        dice SWORD_SHIELD, BOW, BOW, BOW, BOW

        then:
        figure('collin').wounds == 1
        figure('collin').cheese == 4
    }

    def "Cheddar Golem, RUL-78: its ability cards cannot be used"() {
        given:
        golem()

        when:
        turn 'collin'
        dice THREE

        then: 'nobody was inspired'
        asked.endsWith 'What does Collin do?'
        figure('collin').cheese == 4
    }
}
