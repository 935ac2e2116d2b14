package basegame.chapter

import mystics.rules.Scene

/** What rules can see of exits (EXPLORE-2). */
class ExitsSpec extends ChapterSpec {
    private List<List> exits(String room) {
        game().lookNow { Scene scene ->
            scene.room(scene.box().roomNumber(room)).exits.collect { [it.edge, it.colour, it.open ? it.leadsTo.id : 'nowhere'] }
        }
    }

    def "EXPLORE-2: an exit leads to the room that lies up on the tile beside it, if that has an exit of the same colour there"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4' }

        expect:
        exits('kitchen-tunnels')*.first().toSet().size() == exits('kitchen-tunnels').size()
        exits('kitchen-tunnels').find { it[0] == 'W' }[2] == 'tunnel-entrance'
    }

    def "EXPLORE-2: at the rim of the board an exit leads nowhere, and says so to a rule that asks for the room behind"() {
        given:
        table { room 'tunnel-entrance'; hero 'collin', 'd1' }

        when:
        game().lookNow { Scene scene ->
            scene.room(scene.box().roomNumber('tunnel-entrance')).exits.findAll { !it.open }.each { it.leadsTo }
        }

        then:
        def failure = thrown(IllegalStateException)
        failure.message.endsWith('leads nowhere; ask whether it is open first')
    }
}
