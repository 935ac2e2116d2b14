package basegame

class BossWoundsSpec extends BaseGameSpec {
    def setup() {
        table {
            room 'guard-room'
            hero 'collin', 'd5'
            minion 'brodie-chases', 'd5'
            track 'collin', 'brodie-chases', 'filch', 'brodie-pounces'
        }
        acting 'collin', 0
    }

    def "BATTLE-8, RUL-74: a wound lies on the card the party chooses, and that card leaves the track"() {
        when:
        answer 'battle:collins-sword:paw'
        dice 3, 4, 4, 4, 4, 4, 4

        then:
        asked.startsWith 'party: Which card of Brodie takes a wound?'
        options == ['brodie-chases', 'brodie-pounces']

        when:
        answer 'brodie-chases'

        then:
        track == ['collin', 'filch', 'brodie-pounces']
        figure('paw').state.name() == 'ON_BOARD'
    }

    def "BATTLE-8: with its last card a boss is defeated; each wound of one attack is chosen by itself"() {
        when:
        answer 'battle:collins-sword:paw'
        dice 3, 3, 4, 4, 4, 4, 4
        answer 'brodie-pounces'

        then:
        figure('paw').state.name() == 'AWAY'
        track == ['collin', 'filch']
    }
}
