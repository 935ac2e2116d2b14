package basegame.cards

import basegame.BaseGameSpec

class ToothpickSpec extends BaseGameSpec {
    def "Toothpick, RUL-94: cheese in the bearer's defence wounds an attacker in reach, and is kept"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; has 'collin', 'toothpick' }

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, CHEESE

        then:
        figure('rat-1').state == 'away'
        figure('collin').cheese == 1
        figure('collin').wounds == 1
    }

    def "Toothpick: no cheese, no prick"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; has 'collin', 'toothpick' }

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, SWORD_SHIELD

        then:
        figure('rat-1').space == 'd6'
    }

    def "Toothpick: an attacker far away is out of its reach"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'elite-rat-warriors', 'a1'; bare 'collin'; has 'collin', 'toothpick' }

        when:
        turn 'elite-rat-warriors'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD, CHEESE

        then:
        figure('rat-1').space == 'a1'
        figure('collin').cheese == 1
    }

    def "Toothpick, RUL-94: a boss takes the wound on the card whose turn it is"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'vanestras-sting', 'd5'; bare 'collin'; has 'collin', 'toothpick'
            track 'collin', 'vanestras-web', 'vanestras-sting', 'filch', 'maginos', 'tilda' }

        when:
        turn 'vanestras-sting'
        dice TWO, SWORD_SHIELD, BOW, BOW, BOW, CHEESE

        then:
        track == ['collin', 'vanestras-web', 'filch', 'maginos', 'tilda']
    }
}
