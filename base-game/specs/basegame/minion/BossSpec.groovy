package basegame.minion

import basegame.BaseGameSpec
import mystics.phase.encounter.Arrival

class BossSpec extends BaseGameSpec {
    def "BOSS-1: a boss is marked as one and uses the figure of its kind, of which the box must have one left: #boss"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; there.times { minion kind, it < 4 ? 'a1' : 'f1' } }

        when:
        def come = look { scene -> Arrival.bringTo(scene, scene.room(scene.box().roomNumber('guard-room')).space('d1'), boss)*.key() }

        then:
        come == figures
        with(library.catalog().minions()[boss]) { it.boss() && it.figure() == library.catalog().minions()[kind].figure() }
        !library.catalog().minions()[kind].boss()

        where:
        boss            | kind             | there || figures
        'captain-vurst' | 'rat-warriors'   | 5     || ['rat-6']
        'captain-vurst' | 'rat-warriors'   | 6     || []
        'skitter-clak'  | 'cave-centipede' | 0     || ['centipede']
        'skitter-clak'  | 'cave-centipede' | 1     || []
    }

    def "BOSS-1, BATTLE-9: texts that name the kind do not mean the boss: #boss"() {
        expect:
        with(library.catalog().minions()) { !it[boss].kin().contains(kin) && it[kind].kin().contains(kin) }

        where:
        boss            | kind             | kin
        'captain-vurst' | 'rat-warriors'   | 'rat'
        'skitter-clak'  | 'cave-centipede' | 'centipede'
    }
}
