package basegame.cards

import basegame.BaseGameSpec

class CloverCharmSpec extends BaseGameSpec {
    def setup() {
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; has 'collin', 'clover-charm';
                track 'rat-warriors', 'collin', 'filch', 'maginos', 'tilda' }
    }

    def "Four-leaf Charm: a die of an attack is rolled again, and its cheese goes on the wheel"() {
        given:
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice CHEESE, BOW, BOW
        answer 'yes'
        answer '2-bow'
        dice CHEESE

        then:
        get('WHEEL') == 1
        figure('collin').cheese == 1
        noDiceLeft()
    }

    def "Four-leaf Charm: any other face counts as if it had been rolled at once"() {
        given:
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice BOW, BOW, BOW
        answer 'yes'
        dice SWORD_SHIELD, BOW, BOW

        then:
        figure('rat-1').state == 'away'
    }

    def "Four-leaf Charm: it helps a defence too, but only once a round"() {
        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, BOW, BOW
        answer 'yes'
        dice SWORD_SHIELD

        then:
        figure('collin').wounds == 0

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, BOW, BOW

        then:
        figure('collin').wounds == 1
    }

    def "Four-leaf Charm: the movement die is a roll of one's own"() {
        when:
        turn 'collin'
        dice ONE
        answer 'yes'
        dice SWORD_SHIELD_STAR

        then: 'and the line of the roll keeps the die that counts'
        get('MOVEMENT') == 5
        game().log().collect { mystics.phase.turn.HeroTurnStep.die(it).orElse(0) }.max() == SWORD_SHIELD_STAR
    }

    def "Four-leaf Charm: it is not asked about where no die could be better: the longest way, a star"() {
        when:
        turn 'collin'
        dice THREE

        then:
        get('MOVEMENT') == 5
        asked.endsWith 'What does Collin do?'

        when:
        answer 'search'
        dice SWORD_STAR

        then:
        !asked.contains('Four-leaf Charm')
    }

    def "Four-leaf Charm: the log says which die became what"() {
        when:
        turn 'collin'
        dice ONE
        answer 'yes'
        dice SWORD_SHIELD_STAR

        then:
        game().log()*.text()*.toString().contains 'The die showing cheese (1) is rolled again and shows sword+shield+star (3)'
    }

    def "Four-leaf Charm: it may be kept"() {
        when:
        turn 'collin'
        dice ONE
        answer 'no'

        then:
        get('MOVEMENT') == 3
        asked.endsWith 'What does Collin do?'
    }

    def "Four-leaf Charm: the rolls of others are not its bearer's"() {
        when:
        turn 'filch'
        dice ONE

        then:
        !options.contains('yes')
    }

    def "Four-leaf Charm: beside the question stands once what the dice show and what they are worth so far; #worth"() {
        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, SWORD_STAR, *defence

        then:
        asked == 'collin: Reroll a die with the Four-leaf Charm?'
        mystics.view.Background.of(trial.game()).happening().endsWith(": $worth")

        where:
        defence             || worth
        [BOW, BOW]          || '2 hits come through so far'
        [SWORD_SHIELD, BOW] || '1 hit comes through so far'
    }

    def "Four-leaf Charm: it is not asked about where all hits are blocked"() {
        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, SWORD_SHIELD, BOW

        then:
        !asked.contains('Four-leaf Charm')
        figure('collin').wounds == 0
    }
}
