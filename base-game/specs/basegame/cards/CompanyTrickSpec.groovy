package basegame.cards

import basegame.BaseGameSpec

/** Tricks that help others, or turn minions aside. */
class CompanyTrickSpec extends BaseGameSpec {
    def "Sleight of Paw: in the turn of any mouse of the room cheese goes from one to another"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'a1'; hero 'tilda', 'f1'; cheese 'filch', 5;
                has 'collin', 'sleight-of-paw' }
        acting 'tilda', 0

        when:
        answer 'sleight-of-paw'
        answer 'tilda'

        then:
        options == ['1-cheese', '2-cheese', '3-cheese']

        when:
        answer '3-cheese'

        then:
        figure('filch').cheese == 2
        figure('tilda').cheese == 3
        card('sleight-of-paw') == 'DISCARD'
    }

    def "Sleight of Paw: or a card that is not equipped"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'a1'; packs 'filch', 'whetstone'; has 'collin', 'sleight-of-paw' }
        acting 'collin', 0

        when:
        answer 'sleight-of-paw'

        then:
        card('whetstone') == 'PACK collin'
    }

    def "Sleight of Paw: not with nothing to move"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd6'; has 'collin', 'sleight-of-paw' }
        acting 'filch', 0

        expect:
        !options.contains('sleight-of-paw')
    }

    def "Borrowed Courage: 2 more battle dice for a mouse of the room"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'a1'; minion 'rat-warriors', 'd6'; has 'tilda', 'borrowed-courage' }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'

        then:
        asked.startsWith 'tilda'

        when:
        answer 'yes'
        dice BOW, BOW, BOW, BOW, BOW

        then:
        asked.endsWith 'What does Collin do?'
        card('borrowed-courage') == 'DISCARD'
        noDiceLeft()
    }

    def "Borrowed Courage: 2 more defence dice"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; has 'collin', 'borrowed-courage' }

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, BOW
        answer 'yes'
        dice BOW, BOW, BOW

        then:
        figure('collin').wounds == 1
        noDiceLeft()
    }

    def "Borrowed Courage: it is of no use to minions, nor against Brodie"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; has 'collin', 'borrowed-courage' }

        when:
        turn 'rat-warriors'
        dice BOW, BOW

        then:
        !options.contains('yes')
    }

    def "Cheese on a String: small melee minions go to the cheese and not to the nearest mouse"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd4'; has 'collin', 'cheese-on-a-string';
                track 'collin', 'rat-warriors', 'filch', 'maginos', 'tilda' }

        when:
        turn 'rat-warriors'
        answer 'yes'
        answer 'd1'
        dice THREE

        then:
        figure('rat-1').space == 'd1'
        mark('guard-room', 'd1', 'lure') == 0
        card('cheese-on-a-string') == 'DISCARD'
    }

    def "Cheese on a String: one that stands with a mouse stays and attacks"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; has 'collin', 'cheese-on-a-string' }

        when:
        turn 'rat-warriors'
        answer 'yes'
        answer 'd1'
        dice SWORD_SHIELD, BOW, BOW

        then:
        figure('rat-1').space == 'd6'
        figure('collin').wounds == 1
    }

    def "Cheese on a String: it lures no ranged, large or boss minion"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion card, 'd6'; has 'collin', 'cheese-on-a-string' }

        when:
        turn card

        then:
        !options.contains('yes')

        where:
        card << ['elite-rat-warriors', 'cave-centipede', 'captain-vurst']
    }
}
