package basegame.cards

import basegame.BaseGameSpec

class AccessorySpec extends BaseGameSpec {
    def "Ring of Cat Strength: +1 battle, but not with ranged weapons"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; has 'collin', weapon;
                has 'collin', 'ring-of-cat-strength' }
        acting 'collin', 0

        when:
        answer "battle:$weapon:rat-1"
        dice(*faces)

        then:
        asked.endsWith 'What does Collin do?'
        noDiceLeft()

        where:
        weapon          || faces
        'collins-sword' || [BOW, BOW, BOW, BOW]
        'long-bow'      || [SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD]
    }

    def "Candle Stub: the bearer searches with 2 dice"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; has 'collin', 'candle-stub' }
        acting 'collin', 0

        when:
        answer 'search'
        dice BOW, SWORD_SHIELD

        then:
        asked.endsWith 'What does Collin do?'
        noDiceLeft()
    }

    def "Candle Stub: of mice equally near a ranged minion chooses the one with the light, a melee minion does not"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; minion attacker, 'd6'; bare 'tilda'; bare 'collin';
                has 'tilda', 'candle-stub' }

        when:
        turn attacker
        dice(*faces)

        then:
        figure('tilda').wounds == tilda
        figure('collin').wounds == collin

        where:
        attacker             | faces                                  || tilda | collin
        'elite-rat-warriors' | [BOW, SWORD_SHIELD, SWORD_SHIELD, BOW] || 1     | 0
        'rat-warriors'       | [SWORD_SHIELD, BOW, BOW]               || 0     | 1
    }

    def "Cheesecloth Pouch: a captured bearer keeps it and up to 3 cheese"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'a1'; minion 'rat-warriors', 'd6'; bare 'collin'
            has 'collin', 'cheese-cloth-pouch'; has 'collin', 'thimble-helm'; wounds 'collin', 2; cheese 'collin', before }

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW, BOW, BOW

        then:
        figure('collin').state == 'captured'
        figure('collin').cheese == after
        card('cheese-cloth-pouch') == 'EQUIPPED collin'
        card('thimble-helm') == 'DISCARD'

        where:
        before || after
        5      || 3
        2      || 2
    }

    def "Cheesecloth Pouch: it holds 6 cheese and no more"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; has 'collin', 'cheese-cloth-pouch';
                cheese 'collin', 5 }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice CHEESE, CHEESE, CHEESE

        then:
        figure('collin').cheese == 6
    }

    def "Cheesecloth Pouch: what is over goes back when it is put on"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; packs 'collin', 'cheese-cloth-pouch'; cheese 'collin', 8 }
        acting 'collin', 0

        when:
        answer 'equip'
        answer 'wear:cheese-cloth-pouch'
        answer 'done'

        then:
        figure('collin').cheese == 6
    }

    def "Silk Climbing Laces: a yellow line against its arrow costs 1"() {
        given:
        table { room 'kitchen'; hero 'filch', 'e1' }
        acting 'filch', 2

        expect:
        !options.contains('move:counter')

        when:
        trial.set { it.has 'filch', 'silk-climbing-laces' }
        acting 'filch', 2
        answer 'move:counter'

        then:
        figure('filch').space == 'counter'
        get('MOVEMENT') == 1
    }
}
