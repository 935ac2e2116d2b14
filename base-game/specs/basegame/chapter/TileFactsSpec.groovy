package basegame.chapter

import mystics.content.Room
import mystics.geometry.Plan
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import static basegame.chapter.Spaces.names

/** The facts of every side of a tile, as the box has them: each line is a side, and two lines are a tile. */
class TileFactsSpec extends Specification {
    @Shared Map<String, Room> rooms = BaseGame.library().catalog().rooms()

    def "SETUP-4, EXPLORE-2, EXPLORE-5: side #number, #room, has #spaces spaces, exits #exits, and its flip space is #flip"() {
        given:
        def side = rooms[room]
        def plan = side.plan()

        expect:
        side.number() == number
        side.name() == name
        side.colour() == (number % 2 ? 'orange' : 'blue')
        rooms.values().find { it.tile() == side.tile() && it.id() != room }.number() == (number % 2 ? number + 1 : number - 1)
        plan.size() == spaces
        plan.exits().collect { "${it.edge()} ${it.colour()}".toString() } == exits
        names(plan, plan.marked('flip')) == [flip]
        plan.needs(plan.index(flip)) == needs

        where:
        number | room               | name                     | spaces | exits                              | flip         | needs
        1      | 'courtyard'        | 'The Courtyard'          | 33     | []                                 | 'f3'         | ''
        2      | 'tunnel-entrance'  | 'The Tunnel Entrance'    | 24     | ['N blue', 'E blue', 'S blue']     | 'a2'         | ''
        3      | 'kitchen'          | 'The Kitchen'            | 25     | ['E orange', 'S orange', 'W orange'] | 'd3'       | ''
        4      | 'kitchen-tunnels'  | 'The Kitchen Tunnels'    | 18     | ['N blue', 'E blue', 'S blue', 'W blue'] | 'c3'   | ''
        5      | 'guard-room'       | 'The Guard Room'         | 33     | ['E orange', 'W orange']           | 'c3'         | ''
        6      | 'sewer'            | 'The Sewer'              | 32     | ['N blue', 'S blue']               | 'w23'        | 'fishhook'
        7      | 'dining-hall'      | 'The Dining Hall'        | 36     | ['N orange', 'E orange', 'S orange'] | 'f3'       | ''
        8      | 'dining-tunnels'   | 'The Dining Tunnels'     | 21     | ['E blue', 'W blue']               | 'c1'         | ''
        9      | 'alchemist'        | "The Alchemist's Lab"    | 33     | ['E orange', 'S orange']           | 'g5'         | ''
        10     | 'crystal-tunnels'  | 'The Crystal Tunnels'    | 16     | ['N blue', 'S blue', 'W blue']     | 'e1'         | ''
        11     | 'kings-chamber'    | "The King's Chamber"     | 29     | ['W orange']                       | 'd1'         | ''
        12     | 'kings-tunnels'    | "The King's Tunnels"     | 18     | ['E blue', 'S blue']               | 'a1'         | ''
        13     | 'queens-chamber'   | "The Queen's Chamber"    | 25     | ['N orange', 'W orange']           | 'a6'         | ''
        14     | 'forge'            | 'The Forge'              | 30     | ['N blue']                         | 'c6'         | ''
        15     | 'pipes'            | 'The Pipes'              | 28     | ['N orange', 'S orange', 'E blue'] | 'd1'         | 'tool'
        16     | 'sewer-drain-pipe' | 'The Sewer Drain Pipe'   | 33     | ['N blue', 'S blue']               | 'drain-pipe' | 'tool'
    }

    def "PLACE-1, TRAP-1, MOVE-8: minions come into #room at #entries, its traps lie on #traps, its special areas are #special"() {
        given:
        def plan = rooms[room].plan()

        expect:
        names(plan, plan.marked('entry')) as Set == entries as Set
        names(plan, plan.marked('red-x')) as Set == traps as Set
        (0..<plan.size()).findAll { plan.room(it) > 0 }.collect { plan.name(it) } == special

        where:
        room               | entries                    | traps        | special
        'courtyard'        | ['f1', 'a6', 'f5']         | []           | ['tree-entrance']
        'tunnel-entrance'  | ['d1', 'f2', 'c4']         | ['b3', 'c2'] | []
        'kitchen'          | ['counter', 'f3', 'a4']    | []           | ['counter']
        'kitchen-tunnels'  | ['d1', 'f3', 'c6']         | ['e4']       | []
        'guard-room'       | ['d1', 'f1', 'a6']         | []           | []
        'sewer'            | ['f1', 'a2', 'a6', 'f6']   | []           | []
        'dining-hall'      | ['a1', 'g1', 'table', 'g6'] | []          | ['table']
        'dining-tunnels'   | ['a3', 'f3', 'b6']         | ['e3', 'c6'] | []
        'alchemist'        | ['d1', 'desk', 'a6']       | []           | ['desk']
        'crystal-tunnels'  | ['n1', 'w1', 's1']         | ['w2']       | []
        'kings-chamber'    | ['f1', 'bed', 'a6']        | []           | ['bed']
        'kings-tunnels'    | ['a1', 'f3', 'c6']         | ['d2']       | []
        'queens-chamber'   | ['a1', 'vanity', 'c6']     | []           | ['vanity']
        'forge'            | ['e2', 'west-gears', 'south-gears'] | [] | []
        'pipes'            | ['u1', 'u6', 'd10', 'd13'] | ['u13', 'd5'] | []
        'sewer-drain-pipe' | ['a1', 'e1', 'a6', 'e6']   | []           | []
    }

    def "every side is in the list"() {
        expect:
        rooms.values()*.number().toSorted() == (1..16).toList()
    }
}
