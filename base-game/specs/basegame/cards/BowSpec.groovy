package basegame.cards

import basegame.BaseGameSpec

class BowSpec extends BaseGameSpec {
    private void shooter(String who, String card, String target) {
        table { room 'guard-room'; hero who, 'd6'; minion target, 'd4'; bare who; has who, card }
        acting who, 0
    }

    def "Accurate Bow: each bow counts as 2 hits"() {
        given:
        shooter 'filch', 'accurate-bow', 'rat-warriors'

        when:
        answer 'battle:accurate-bow:rat-1'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, BOW

        then:
        figure('rat-1').state == 'away'
        noDiceLeft()
    }

    def "Long Bow: a further +1 battle against a large minion"() {
        given:
        shooter 'collin', 'long-bow', target

        when:
        answer "battle:long-bow:$key"
        dice(*([SWORD_SHIELD] * count))

        then:
        asked.endsWith 'What does Collin do?'
        noDiceLeft()

        where:
        target           | key         || count
        'rat-warriors'   | 'rat-1'     || 3
        'cave-centipede' | 'centipede' || 4
    }

    def "Enchanted Bow: cheese in the attack roll gives one more attack, and there is no third"() {
        given:
        shooter 'maginos', 'enchanted-bow', 'rat-warriors'

        when:
        answer 'battle:enchanted-bow:rat-1'
        dice CHEESE, SWORD_SHIELD

        then:
        options == ['yes', 'no']

        when:
        answer 'yes'
        dice CHEESE, SWORD_SHIELD

        then:
        asked.endsWith 'What does Maginos do?'
        noDiceLeft()
    }

    def "Enchanted Bow: without cheese the attack is over"() {
        given:
        shooter 'maginos', 'enchanted-bow', 'rat-warriors'

        when:
        answer 'battle:enchanted-bow:rat-1'
        dice SWORD_SHIELD, SWORD_SHIELD

        then:
        asked.endsWith 'What does Maginos do?'
    }

    def "Lily's Bow, RUL-73: cheese of the target's defence comes to the archer"() {
        given:
        shooter 'filch', card, 'rat-warriors'

        when:
        answer "battle:$card:rat-1"
        dice BOW, SWORD_SHIELD, SWORD_SHIELD
        dice(*defence)

        then:
        figure('filch').cheese == gained
        get('WHEEL') == wheel
        figure('rat-1').space == 'd4'

        where:
        card           | defence || gained | wheel
        'lilys-bow'    | [1, 3]  || 1      | 0
        'long-bow'     | [1, 3]  || 0      | 1
    }

    def "Lily's Bow, RUL-73: what a minion rolls when it attacks goes on the wheel"() {
        given:
        shooter 'filch', 'lilys-bow', 'elite-rat-warriors'

        when:
        turn 'elite-rat-warriors'
        dice CHEESE, SWORD_SHIELD, SWORD_SHIELD

        then:
        get('WHEEL') == 1
        figure('filch').cheese == 0
    }
}
