package basegame

class BattleSpec extends BaseGameSpec {
    def "BATTLE-2, BATTLE-4, BATTLE-5, BATTLE-7: a sword that is not blocked defeats a rat"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 3

        when:
        answer 'battle:collins-sword:rat-1'
        dice 3, 4, 4, 4, 4

        then:
        figure('rat-1').state.name() == 'AWAY'
        track == ['collin', 'filch', 'maginos', 'tilda']
        noDiceLeft()
    }
}
