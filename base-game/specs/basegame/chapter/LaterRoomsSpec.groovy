package basegame.chapter

import mystics.geometry.Plan
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import static basegame.chapter.Spaces.beyondRed
import static basegame.chapter.Spaces.names
import static basegame.chapter.Spaces.next
import static basegame.chapter.Spaces.unseen
import static basegame.chapter.Spaces.up

/** What is particular in each room of the later chapters: what is climbed, what bars the way, and what is seen from where. */
class LaterRoomsSpec extends Specification {
    @Shared Map<String, Plan> plans = BaseGame.library().catalog().rooms().collectEntries { id, room -> [id, room.plan()] }

    def "MOVE-3, MOVE-4: in the Dining Hall the table is climbed from the north chair only, and the chair from the floor"() {
        given:
        def hall = plans['dining-hall']

        expect:
        next(hall, 'table') == ['north-chair']
        up(hall, 'north-chair') == ['table']
        up(hall, 'table') == []
        beyondRed(hall, 'table').containsAll(['a2', 'a3', 'a4', 'a5', 'a6', 'b6', 'c6', 'd2', 'carpet-d3', 'carpet-d5'])
        ['b1', 'c1', 'a2', 'd2'].every { up(hall, it) == ['north-chair'] }
    }

    def "MOVE-3: the east chair of the Dining Hall stands by itself, with a climb on every side"() {
        given:
        def hall = plans['dining-hall']

        expect:
        next(hall, 'east-chair').size() == 8
        next(hall, 'east-chair').every { up(hall, it) == ['east-chair'] }
        up(hall, 'east-chair') == []
    }

    def "SIGHT-1: in the Dining Hall nothing hides anybody"() {
        expect:
        (0..<36).every { unseen(plans['dining-hall'], plans['dining-hall'].name(it)) == [] }
    }

    def "MOVE-2, MOVE-5: the Dining Tunnels are a ring round a rock: two lanes in the north, one in the south"() {
        given:
        def tunnels = plans['dining-tunnels']

        expect:
        ['e6', 'd6', 'c6', 'b6'].every { next(tunnels, it).size() == 2 }
        ['b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2'].every { next(tunnels, it).size() >= 4 }
        tunnels.steps(tunnels.index('a3'), tunnels.index('f3')) == 6
    }

    def "SIGHT-1: the rock of the Dining Tunnels hides east from west and south from north"() {
        given:
        def tunnels = plans['dining-tunnels']

        expect:
        unseen(tunnels, 'a3').containsAll(['f3', 'e3', 'e4', 'c6', 'd6'])
        unseen(tunnels, 'c1').containsAll(['b6', 'c6', 'd6', 'e6'])
        unseen(tunnels, 'd6').containsAll(['c1', 'd1', 'a3', 'f3'])
    }

    def "MOVE-3, MOVE-4: in the Alchemist's Lab the desk is climbed from the chair, the chair from its sides and not from behind"() {
        given:
        def lab = plans['alchemist']

        expect:
        next(lab, 'desk') == ['chair']
        up(lab, 'chair') == ['desk']
        next(lab, 'chair') as Set == ['desk', 'a3', 'c3'] as Set
        up(lab, 'a3') == ['chair']
        up(lab, 'c3') == ['chair']
        beyondRed(lab, 'chair') == ['a4', 'b4', 'c4']
    }

    def "MOVE-4: nobody walks to the top of the cabinet, which is ringed in red, but all of the lab sees it"() {
        given:
        def lab = plans['alchemist']

        expect:
        next(lab, 'cabinet') == []
        beyondRed(lab, 'cabinet') == ['d1', 'd2', 'e2', 'f2', 'g2']
        unseen(lab, 'cabinet') == []
    }

    def "MOVE-2: minions leave the gap between desk and cabinet one space wide"() {
        expect:
        next(plans['alchemist'], 'd1') == ['d2', 'e2']
    }

    def "MOVE-2: the Crystal Tunnels are three arms about a ring; the western arm has a neck, where the trap lies"() {
        given:
        def tunnels = plans['crystal-tunnels']

        expect:
        next(tunnels, 'w1') == ['w2']
        next(tunnels, 'w2') == ['w1', 'c6']
        (1..7).every { next(tunnels, "c$it").contains("c${it % 7 + 1}".toString()) }
        next(tunnels, 'e1') == ['c2', 'c3']
    }

    def "MOVE-2, SIGHT-1: the crystals between spaces bar the way and not the view"() {
        given:
        def tunnels = plans['crystal-tunnels']

        expect:
        !next(tunnels, a).contains(b)
        !unseen(tunnels, a).contains(b)

        where:
        a    | b
        'c1' | 'c4'
        'c2' | 'c6'
        'n3' | 'c7'
        's3' | 'c3'
    }

    def "SIGHT-1: the arms of the Crystal Tunnels see into the chamber, and not round the corner into each other"() {
        given:
        def tunnels = plans['crystal-tunnels']

        expect:
        unseen(tunnels, 'w1').containsAll(['n1', 's1'])
        unseen(tunnels, 'n1').contains('w1')
        !unseen(tunnels, 'n1').contains('s1')
        (1..7).every { unseen(tunnels, "c$it") == [] }
    }

    def "MOVE-3, MOVE-4: the levels of the Pipes are joined at three places, where one climbs; the narrow gaps are red"() {
        given:
        def pipes = plans['pipes']
        def upper = (1..14).collect { "u$it".toString() }
        def lower = (1..14).collect { "d$it".toString() }
        def climbs = lower.collectEntries { [it, up(pipes, it)] }.findAll { it.value }

        expect:
        climbs == [d4: ['u11'], d5: ['u11'], d7: ['u9'], d14: ['u9']]
        upper.every { (next(pipes, it) - upper) as Set == climbs.findAll { low, high -> it in high }.keySet() }
        beyondRed(pipes, 'u4') == ['u12', 'u13']
        beyondRed(pipes, 'u5') == ['u13', 'u14']
    }

    def "EXPLORE-2: the exits of the Pipes are of both colours: north and east lead off the upper level, south off the lower"() {
        given:
        def pipes = plans['pipes']

        expect:
        pipes.exits().collectEntries { [it.edge().name(), [it.colour(), names(pipes, it.spaces())]] } ==
                [N: ['orange', ['u3', 'u4']], S: ['orange', ['d11']], E: ['blue', ['u9']]]
    }

    def "SIGHT-1: over the gaps of the Pipes everybody sees everybody"() {
        expect:
        (0..<28).every { unseen(plans['pipes'], plans['pipes'].name(it)) == [] }
    }

    def "MOVE-3, MOVE-4: in the Sewer Drain Pipe the ledge is a climb from the banks, and the lip of the pipe bars the water"() {
        given:
        def well = plans['sewer-drain-pipe']

        expect:
        up(well, 'e1') == ['ledge-1']
        up(well, 'e2') == ['ledge-1', 'ledge-2']
        up(well, 'e5') == ['ledge-3', 'ledge-4']
        next(well, 'drain-pipe') == ['ledge-2', 'ledge-3']
        up(well, 'ledge-2') == []
        beyondRed(well, 'drain-pipe') == ['w14', 'w24']
    }

    def "WATER-3, WATER-4: the stream of the Sewer Drain Pipe runs west in two rows of four and off the tile"() {
        given:
        def well = plans['sewer-drain-pipe']

        expect:
        names(well, well.marked('water')) == [1, 2].collectMany { row -> (1..4).collect { "w$row$it".toString() } }
        [1, 2].every { row -> well.flow(well.index("w${row}1")) == Plan.OFF }
        [1, 2].every { row -> (2..4).every { well.flow(well.index("w$row$it")) == well.index("w$row${it - 1}") } }
    }

    def "SIGHT-1: a mouse on the ledge sees all of the Sewer Drain Pipe, and is seen"() {
        expect:
        ['ledge-1', 'ledge-2', 'ledge-3', 'ledge-4'].every { unseen(plans['sewer-drain-pipe'], it) == [] }
    }

    def "MOVE-3, MOVE-4: in the King's Chamber the bed is climbed from the footlocker, the mantelpiece from beside the wood pile"() {
        given:
        def chamber = plans['kings-chamber']

        expect:
        next(chamber, 'bed') == ['footlocker']
        up(chamber, 'footlocker') == ['bed']
        ['runner-b3', 'c3', 'd3', 'runner-b4', 'b5', 'c5'].every { up(chamber, it) == ['footlocker'] }
        next(chamber, 'mantelpiece') == ['d1']
        up(chamber, 'd1') == ['mantelpiece']
        beyondRed(chamber, 'mantelpiece').containsAll(['a2', 'b2', 'c2'])
    }

    def "WATER-3, WATER-4: the stream of the King's Tunnels runs north-west out of a pool and leaves in the north and in the west"() {
        given:
        def tunnels = plans['kings-tunnels']
        def flow = { String space -> tunnels.flow(tunnels.index(space)) }

        expect:
        names(tunnels, tunnels.marked('water')) == (1..8).collect { "w$it".toString() }
        [w8: 'w6', w7: 'w6', w6: 'w5', w5: 'w2', w2: 'w1', w4: 'w3'].every { from, to -> flow(from) == tunnels.index(to) }
        flow('w1') == Plan.OFF
        flow('w3') == Plan.OFF
    }

    def "MOVE-2: the three shores of the King's Tunnels meet only in the water"() {
        given:
        def tunnels = plans['kings-tunnels']
        def shores = [['a1', 'b1', 'a2'], ['d1', 'e2', 'd2', 'f3'], ['b5', 'c5', 'c6']]

        expect:
        shores.every { shore -> shore.every { (next(tunnels, it) - shore).every { it.startsWith('w') } } }
        unseen(tunnels, 'c6').contains('f3')
    }

    def "MOVE-3, MOVE-4: in the Queen's Chamber the vanity table is climbed from the stool, and the clock from the floor"() {
        given:
        def chamber = plans['queens-chamber']

        expect:
        next(chamber, 'vanity') == ['stool']
        up(chamber, 'stool') == ['vanity']
        next(chamber, 'clock') == ['d1', 'd2']
        up(chamber, 'd1') == ['clock']
        beyondRed(chamber, 'vanity').containsAll(['c2', 'd2', 'rose-c3', 'rose-c4', 'e5'])
    }

    def "MOVE-6: gears, coal and chain of the Forge bar nobody; its pipe is walked to from the exit and from the ladder"() {
        given:
        def forge = plans['forge']

        expect:
        (0..<30).every { up(forge, forge.name(it)) == [] && beyondRed(forge, forge.name(it)) == [] }
        next(forge, 'furnace-door').contains('coal')
        next(forge, 'west-gears').contains('south-gears')
        forge.steps(forge.index('c1'), forge.index('pipe')) == 2
        forge.steps(forge.index('c6'), forge.index('pipe')) == 5
    }

    def "SIGHT-1: the furnace stands between those north and south of it"() {
        expect:
        unseen(plans['forge'], 'e2').containsAll(['e5', 'e6', 'coal'])
        unseen(plans['forge'], 'c1') == []
    }

    def "PLACE-1: the entries of #room lie apart from each other, but for the two at gears, and at most two of them near its flip space"() {
        given:
        def plan = plans[room]
        def flip = plan.index(names(plan, plan.marked('flip'))[0])
        def entries = names(plan, plan.marked('entry')).collect { plan.index(it) }

        expect:
        entries.count { plan.steps(flip, it) <= 2 } <= 2
        entries.sum { one -> entries.count { it > one && plan.steps(one, it) < 2 } } == (room == 'forge' ? 1 : 0)

        where:
        room << ['dining-hall', 'dining-tunnels', 'alchemist', 'crystal-tunnels', 'pipes', 'sewer-drain-pipe', 'kings-chamber',
                 'kings-tunnels', 'queens-chamber', 'forge']
    }
}
