package basegame.chapter

import mystics.phase.encounter.Arrival
import mystics.phase.wheel.surge.Surge

/** Minions arrive by surges of encounter cards here: each brings just what its surge line says. */
class PlacingSpec extends ChapterSpec {
    /** A surge in a room brings the surge line of a card. */
    private void surge(String where, String line) {
        set { it.faceUp line }
        step new Surge(look { it.box().roomNumber(where) })
    }

    def "PLACE-1, PLACE-6: minions arrive on entries of the room, then their card joins the track"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3' }

        when: 'two rats'
        surge 'kitchen-tunnels', 'changing-of-the-watch'
        anyhow()

        then:
        spacesOf('rat-warriors').every { it in ['c6', 'd1', 'f3'] }
        track.last() == 'rat-warriors'
    }

    def "PLACE-2, PLACE-5, RUL-13: ranged minions go to the farthest entry; of equals the party chooses"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'f4' }

        when: 'one elite rat'
        surge 'kitchen-tunnels', 'bows-on-the-ledge'

        then: 'both the other arms are equally far'
        asked == 'party: Where does the next Elite Rat Warrior arrive?'
        options == ['d1', 'c6']

        when:
        answer 'd1'

        then:
        spacesOf('elite-rat-warriors') == ['d1']
    }

    def "PLACE-2: the distance is that to the nearest mouse"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'f4'; hero 'filch', 'c2' }

        when:
        surge 'kitchen-tunnels', 'bows-on-the-ledge'

        then:
        spacesOf('elite-rat-warriors') == ['c6']
    }

    def "PLACE-2, RUL-13: an entry in a special area outlined in red comes before the farthest"() {
        given: 'Collin right below the counter, the other entries farther off'
        table { room 'kitchen'; hero 'collin', 'e1' }

        when:
        surge 'kitchen', 'bows-on-the-ledge'

        then:
        spacesOf('elite-rat-warriors') == ['counter']
    }

    def "PLACE-2: a full entry is followed by the next farthest"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'f4'; hero 'filch', 'c2'; 4.times { minion 'roaches', 'c6' } }

        when:
        surge 'kitchen-tunnels', 'bows-on-the-ledge'

        then: 'd1 is 1 from Filch, f3 next to Collin'
        spacesOf('elite-rat-warriors').every { it in ['d1', 'f3'] }
    }

    def "PLACE-3, RUL-13: large minions go to the nearest empty entry, one with company is not empty"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'f4'; minion 'roaches', 'f3'; hero 'filch', 'd2' }

        when: 'a cave centipede'
        surge 'kitchen-tunnels', 'behind-the-skirting'

        then:
        spacesOf('cave-centipede') == ['d1']
    }

    def "PLACE-3: a large minion does not join others in a special area while an entry is empty: #counter on the counter"() {
        given: 'Collin right below the counter'
        table { room 'kitchen'; hero 'collin', 'e1'; counter.times { minion 'roaches', 'counter' } }

        when: 'a cave centipede'
        surge 'kitchen', 'behind-the-skirting'
        anyhow()

        then:
        (spacesOf('cave-centipede') == ['counter']) == onCounter

        where:
        counter || onCounter
        0       || true
        1       || false
        3       || false
    }

    def "PLACE-3: with a figure on every entry a large minion takes the nearest with room"() {
        given:
        table {
            room 'kitchen'; hero 'collin', 'e1'; minion 'roaches', 'counter'
            ['f3', 'a4', 'counter'].each { entry -> minion 'roaches', entry }
        }

        when:
        surge 'kitchen', 'behind-the-skirting'

        then:
        spacesOf('cave-centipede') == ['counter']
    }

    def "PLACE-2: the party chooses once for all ranged minions, who arrive on one space"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'f4'; there.times { minion 'roaches', 'd1' } }

        when: 'two elite rats'
        surge 'kitchen-tunnels', 'steel-at-the-door'

        then:
        asked == 'party: Where do the Elite Rat Warriors arrive, all together?'
        options == ['d1', 'c6']

        when:
        answer 'd1'

        then: 'another space only where the chosen one is full'
        spacesOf('elite-rat-warriors') == stand
        !asked.startsWith('party: Where')

        where:
        there || stand
        0     || ['d1', 'd1']
        3     || ['c6', 'd1']
    }

    def "PLACE-4, RUL-13: small melee minions spread evenly, among equals on the nearest"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'f4'; hero 'filch', 'd2' }

        when: 'four roaches: f3 and d1 are 1 away, c6 is 4'
        surge 'kitchen-tunnels', 'web-across-the-way'
        answer 'd1'

        then: 'd1, f3, c6, and the fourth again where the party likes'
        options == ['d1', 'f3']

        when:
        answer 'f3'

        then:
        spacesOf('roaches') == ['c6', 'd1', 'f3', 'f3']
    }

    def "PLACE-4: of a rat and an archer the archer is placed first and the melee one by itself"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'f4'; hero 'filch', 'c2' }

        when: 'one elite rat and one roach'
        surge 'kitchen-tunnels', 'baited-floor'
        anyhow()

        then:
        spacesOf('elite-rat-warriors') == ['c6']
        spacesOf('roaches').every { it in ['d1', 'f3'] }
    }

    def "PLACE-7, RUL-16: with every entry full, minions stand on the nearest space with room"() {
        given:
        table {
            room 'kitchen-tunnels'; hero 'collin', 'a3'
            4.times { minion 'roaches', 'd1' }; 4.times { minion 'roaches', 'c6' }; 4.times { minion 'rat-warriors', 'f3' }
        }

        when:
        surge 'kitchen-tunnels', 'changing-of-the-watch'

        then: 'whatever is next to one of the entries'
        asked.startsWith('party: Where does')
        options.toSorted() == ['c1', 'c2', 'c5', 'd2', 'd5', 'd6', 'e3', 'e4', 'f4']
    }

    def "CH1-4, PLACE-7: no minion is put into the tree"() {
        given:
        table { room 'courtyard'; hero 'collin', 'c3' }

        when:
        def put = look { scene -> Arrival.bringTo(scene, scene.room(scene.box().roomNumber('courtyard')).space('tree-entrance'),
                'roaches')[0].space.key() }

        then:
        put == 'a3'
    }
}
