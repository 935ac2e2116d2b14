package basegame.abilities

import basegame.BaseGameSpec

class FindSpec extends BaseGameSpec {
    private void searching(String where, int purse) {
        table {
            room where
            hero 'filch', where == 'guard-room' ? 'd5' : 'a3'
            has 'filch', 'find'
            cheese 'filch', purse
        }
        acting 'filch', 0
        draws 'grape-1', 'old-rind'
        answer 'search'
    }

    def "Find: after a star two cards are drawn, one is chosen, the other is shuffled back"() {
        given:
        searching 'kitchen-tunnels', 1

        when:
        dice SWORD_STAR

        then:
        asked == 'filch: Use Find (1 cheese)?'

        when:
        answer 'yes'

        then:
        options == ['grape-1', 'old-rind']

        when:
        answer 'grape-1'

        then:
        card('grape-1') == 'STASH'
        card('old-rind') == 'DECK'
        figure('filch').cheese == 0
        mark('kitchen-tunnels', 'searched') == 2
    }

    def "Find: an event may be left"() {
        given:
        searching 'kitchen-tunnels', 1
        draws()

        when:
        dice SWORD_STAR
        answer 'yes'
        answer 'old-rind'
        answer 'keep'

        then:
        card('old-rind') == 'PACK filch'
        card('grape-1') == 'DECK'
    }

    def "Find: not without a star, nor without cheese; who declines draws one"() {
        when:
        searching 'kitchen-tunnels', 1
        dice BOW

        then:
        figure('filch').cheese == 1
        card('grape-1') == 'DECK'

        when:
        searching 'kitchen-tunnels', purse
        dice SWORD_STAR
        if (purse) answer 'no'

        then:
        card('grape-1') == 'STASH'
        figure('filch').cheese == purse

        where:
        purse << [0, 1]
    }

    def "Find, SEARCH-5: not with a special search's card"() {
        given:
        searching 'guard-room', 1

        when:
        dice SWORD_STAR

        then:
        asked.contains "Tinkerer's Treasure"
        figure('filch').cheese == 1
    }
}
