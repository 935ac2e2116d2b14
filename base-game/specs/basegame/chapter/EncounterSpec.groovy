package basegame.chapter

import mystics.phase.encounter.Arrival

class EncounterSpec extends ChapterSpec {
    /** Collin at the west exit of the Kitchen Tunnels; the Tunnel Entrance beyond it is not explored. */
    private void atTheExit(int page = 1) {
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; set 'PAGE', page }
        acting 'collin', 3
    }

    private void explore() {
        answer 'explore:exit-W'
        anyhow()
    }

    def "ENC-1: the row for page #page of the card counts: #rats rats"() {
        given:
        atTheExit page
        draws 'changing-of-the-watch'

        when:
        explore()

        then:
        spacesOf('rat-warriors').size() == rats
        'rat-warriors' in track

        where:
        page | rats
        1    | 2
        2    | 2
        3    | 3
        4    | 3
        5    | 4
    }

    def "ENC-2, RUL-11: the card stays face up, and a new one discards it"() {
        given:
        atTheExit()
        set { it.faceUp 'undercroft-rabble' }
        acting 'collin', 3
        draws 'changing-of-the-watch'

        when:
        explore()

        then:
        card('changing-of-the-watch') == 'FACE_UP'
        card('undercroft-rabble') == 'DISCARD'
        look { it.card(get('FACE_UP') - 1).key() } == 'changing-of-the-watch'
    }

    def "ENC-4, CH1-2: only standard cards can be drawn in this chapter"() {
        given:
        atTheExit()
        draws 'steel-at-the-door'

        when:
        explore()

        then:
        library.catalog().encounters()[look { it.card(get('FACE_UP') - 1).key() }].difficulty() == 'standard'
    }

    def "ENC-5, RUL-14: figures that are not in the box do not come"() {
        given:
        table {
            room 'guard-room'; 5.times { minion 'rat-warriors', 'd1' }
            room 'kitchen-tunnels'; hero 'collin', 'a3'
        }
        acting 'collin', 3
        draws 'changing-of-the-watch'

        when:
        explore()

        then: 'one of the two'
        spacesOf('rat-warriors').size() == 6
        look { scene -> scene.minions().count { it.room.key() == 'tunnel-entrance' } } == 1
    }

    def "ENC-5: the box has 6 rats, 4 of them elite, 8 roaches, a spider and a centipede"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; most.times { minion kind, it < 4 ? 'a1' : 'f1' } }

        when:
        def more = look { scene -> Arrival.bringTo(scene, scene.room(scene.box().roomNumber('guard-room')).space('d1'), kind) }
        set { it.room 'kitchen-tunnels' }

        then:
        spacesOf(kind).size() == most
        more.empty

        where:
        kind                  | most
        'rat-warriors'        | 6
        'elite-rat-warriors'  | 4
        'roaches'             | 8
        'spider'              | 1
        'cave-centipede'      | 1
    }

    def "ENC-5, RUL-15: rats and elite rats share the six rats of the box, in the order the card lists them"() {
        given:
        table {
            room 'guard-room'; 5.times { minion 'rat-warriors', 'd1' }
            room 'kitchen-tunnels'; hero 'collin', 'a3'
            lies 'changing-of-the-watch', 'GONE'; lies 'bows-on-the-ledge', 'DECK'
        }
        acting 'collin', 3
        draws 'bows-on-the-ledge'

        when:
        explore()

        then:
        spacesOf('elite-rat-warriors').size() == 1
        spacesOf('rat-warriors').size() == 5
    }

    def "ENC-8, RUL-6: in an ambush each minion card rolls and moves up that many places, passed cards go down"() {
        given:
        table {
            room 'kitchen-tunnels'; hero 'collin', 'a3'; set 'PAGE', 3
            lies 'behind-the-skirting', 'DECK'
        }
        acting 'collin', 3
        draws 'behind-the-skirting', 'collin', 'filch', 'rat-warriors', 'maginos', 'tilda', 'roaches'

        when: 'the rats roll a 2, the roaches a 3'
        dice TWO, THREE
        explore()

        then:
        track == ['rat-warriors', 'collin', 'roaches', 'filch', 'maginos', 'tilda']
        noDiceLeft()
    }

    def "ENC-8: an ambush never lifts a card above the first, and older minion cards roll too"() {
        given:
        table {
            room 'guard-room'; minion 'roaches', 'd1'
            room 'kitchen-tunnels'; hero 'collin', 'a3'
            track 'collin', 'roaches', 'filch', 'maginos', 'tilda'
            lies 'behind-the-skirting', 'DECK'
        }
        acting 'collin', 3
        draws 'behind-the-skirting'

        when: 'the roaches, second from the top, roll a 3; the rats at the bottom a 1'
        dice THREE, ONE
        explore()

        then:
        track == ['roaches', 'collin', 'filch', 'maginos', 'rat-warriors', 'tilda']
    }

    def "ENC-9: an empty encounter deck is made anew of the discards"() {
        given:
        table {
            room 'kitchen-tunnels'; hero 'collin', 'a3'
            library.catalog().encounters().keySet().each { lies it, 'GONE' }
            lies 'changing-of-the-watch', 'DISCARD'; lies 'undercroft-rabble', 'DISCARD'
        }
        acting 'collin', 3
        draws 'undercroft-rabble'

        when:
        explore()

        then:
        card('undercroft-rabble') == 'FACE_UP'
        card('changing-of-the-watch') == 'DECK'
        log.any { it.contains('[ENC-9]') }
    }

    def "ENC-3: the surge line of the card is what a later surge brings"() {
        expect:
        library.catalog().encounters()['changing-of-the-watch'].surge() == ['rat-warriors': 2]
        library.catalog().encounters()['two-hungers'].surgeFlags() == ['greedy']
        library.catalog().encounters()['behind-the-skirting'].flags() == ['ambush']
    }

    def "ENC-4, SETUP-7: the base game has nine standard and nine difficult encounter cards, with three rows each"() {
        given:
        def all = library.catalog().encounters().values()

        expect:
        all.countBy { it.difficulty() } == [standard: 9, difficult: 9]
        all.every { it.rows()*.from() == [1, 3, 5] && it.rows()*.to() == [2, 4, 0] }
    }
}
