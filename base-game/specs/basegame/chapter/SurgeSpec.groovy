package basegame.chapter

import basegame.mods.Mods
import mystics.content.Chapter
import mystics.phase.wheel.surge.Surge

class SurgeSpec extends ChapterSpec {
    /** A rat stands on Collin's space; the wheel lacks one cheese. */
    private void nearlyFull(String where, String space) {
        table {
            room where; hero 'collin', space; hero 'filch', space; minion 'rat-warriors', space
            set 'WHEEL', 5; faceUp 'something-long'
        }
    }

    private void surge(String where) {
        step new Surge(look { it.box().roomNumber(where) })
        anyhow()
    }

    def "SURGE-1, SURGE-2, RUL-22: the sixth cheese brings a surge at once, in the middle of an attack that then goes on"() {
        given:
        nearlyFull 'kitchen-tunnels', 'c4'

        when: 'the rat rolls a cheese and a sword; Collin defends with two dice'
        turn 'rat-warriors'
        dice CHEESE, SWORD_STAR
        anyhow()

        then: 'the surge interrupts, the hourglass moves'
        log.any { it.contains('a surge in the Kitchen Tunnels') }

        when:
        dice BOW, BOW

        then:
        get('PAGE') == 2
        get('WHEEL') == 0
        spacesOf('roaches').size() == 2
        figure('collin').wounds() == 1
    }

    def "SURGE-2, SURGE-3, RUL-23, CH1-3: the chapter's surge of the room comes first, and the face-up card stays"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; faceUp 'web-across-the-way' }

        when:
        surge 'guard-room'

        then:
        get('PAGE') == 2
        spacesOf('rat-warriors').size() == 2
        spacesOf('roaches').empty
        card('web-across-the-way') == 'FACE_UP'
    }

    def "SURGE-3, RUL-11, RUL-23: without one the face-up card's surge line comes, and the card is discarded"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; faceUp 'web-across-the-way' }

        when:
        surge 'kitchen-tunnels'

        then:
        spacesOf('roaches').size() == 4
        card('web-across-the-way') == 'DISCARD'
        get('FACE_UP') == 0
    }

    def "SURGE-3, RUL-23: with neither nobody comes; the hourglass moves and the wheel is emptied all the same"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; set 'WHEEL', 6 }

        when:
        surge 'kitchen-tunnels'

        then:
        get('PAGE') == 2
        get('WHEEL') == 0
        look { it.minions().empty }
    }

    def "SURGE-5: the log says so if nobody comes because no figure is left"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; minion 'spider', 'c6'; faceUp 'the-floor-is-moving' }

        when:
        surge 'kitchen-tunnels'

        then:
        log.any { it.startsWith('No minion comes to the Kitchen Tunnels') }
    }

    def "SURGE-3, RUL-26: minions come to a room by every surge, of the chapter and of a card alike"() {
        given:
        table { room where; hero 'collin', space; faceUp 'changing-of-the-watch' }

        when:
        surge where
        set { it.faceUp 'web-across-the-way' }
        surge where

        then:
        get('PAGE') == 3
        spacesOf('rat-warriors').size() == rats
        spacesOf('roaches').size() == roaches

        where:
        where             | space || rats | roaches
        'guard-room'      | 'd6'  || 4    | 0
        'kitchen-tunnels' | 'c4'  || 2    | 4
    }

    def "SURGE-3, RUL-26: a chapter's surge that comes once is spent; after it the face-up card's comes"() {
        given:
        surges([new Chapter.SpecialSurge('kitchen-tunnels', ['roaches': 1], once, '', [])])
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; faceUp 'changing-of-the-watch' }

        when:
        surge 'kitchen-tunnels'
        surge 'kitchen-tunnels'

        then:
        spacesOf('roaches').size() == roaches
        spacesOf('rat-warriors').size() == rats
        card('changing-of-the-watch') == zone

        where:
        once  || roaches | rats | zone
        false || 2       | 0    | 'FACE_UP'
        true  || 1       | 2    | 'DISCARD'
    }

    def "SURGE-3: a chapter's surge without a room comes wherever a room has none of its own, tells its text and hands rules its flags"() {
        given:
        surges([new Chapter.SpecialSurge('', [:], false, 'A bell rings.', ['bell']),
                new Chapter.SpecialSurge('guard-room', ['roaches': 1], false, '', [])])
        table { room where; hero 'collin', space; faceUp 'changing-of-the-watch' }

        when:
        surge where

        then:
        log.any { it.contains('A bell rings.') } == rings
        spacesOf('roaches').size() == roaches
        card('changing-of-the-watch') == 'FACE_UP'

        where:
        where             | space || rings | roaches
        'kitchen-tunnels' | 'c4'  || true  | 0
        'guard-room'      | 'd6'  || false | 1
    }

    def "SURGE-2, SURGE-3: rules hear of a surge that brings nobody, and in which room the page is turned"() {
        given:
        library = Mods.assembled(Mods.mod([
                'variants/bells.yaml': 'name: Bells\ntext: Bells ring.\n',
                'variants/bells.groovy': """
                    rules {
                        before(PageTurned) { page -> if (page.hasRoom()) say 'A page for {room}', room: page.room }
                        after(Surging) { surge -> if (!surge.special && !surge.minions) say 'Nobody comes to {room}', room: surge.room }
                    }"""], 'bells')).library()
        table(variants: ['bells']) { room 'kitchen-tunnels'; hero 'collin', 'c4' }

        when:
        surge 'kitchen-tunnels'

        then:
        log.any { it.contains('A page for the Kitchen Tunnels') }
        log.any { it.contains('Nobody comes to the Kitchen Tunnels') }
        mark('kitchen-tunnels', 'surged') == 0
    }

    def "SURGE-4: what lies beyond six goes too, and cheese added during a surge starts no second one"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; 2.times { minion 'rat-warriors', 'c4' }; set 'WHEEL', 5 }

        when: 'the first rat rolls two cheeses: seven'
        turn 'rat-warriors'
        dice CHEESE, CHEESE

        then:
        get('PAGE') == 2
        get('WHEEL') == 0
    }

    def "SURGE-1, SURGE-4: a surge that is over is over; the next full wheel brings another"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; minion 'rat-warriors', 'c4'; set 'WHEEL', 5 }
        surge 'kitchen-tunnels'
        set { it.set 'WHEEL', 5 }

        when: 'the rat rolls a cheese and no hit'
        turn 'rat-warriors'
        dice CHEESE, BOW
        anyhow()

        then:
        log.any { it.contains 'a surge in the Kitchen Tunnels' }
        get('PAGE') == 3
        get('WHEEL') == 0
    }

    def "SURGE-5, RUL-14: with too few figures as many come as there are"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; 5.times { minion 'rat-warriors', it < 3 ? 'd1' : 'f1' } }

        when:
        surge 'guard-room'

        then:
        spacesOf('rat-warriors').size() == 6
    }

    def "RUL-17, RUL-64, BATTLE-6: cheese a minion rolls goes on the wheel at once, even when it misses; a mouse keeps its own"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; minion 'rat-warriors', 'c4' }

        when: 'a rat that misses'
        turn 'rat-warriors'
        dice CHEESE, BOW

        then:
        get('WHEEL') == 1

        when: 'Collin rolls a cheese and two swords; the rat defends with a cheese'
        acting 'collin', 3
        answer 'battle:collins-sword:rat-1'
        dice CHEESE, SWORD_STAR, BOW, CHEESE, BOW

        then:
        figure('collin').cheese() == 1
        get('WHEEL') == 2
    }

    def "RUL-18: cheese on movement and search dice is nobody's"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; minion 'rat-warriors', 'd1' }

        when:
        turn 'collin'
        dice ONE
        answer 'search'
        dice CHEESE

        then:
        figure('collin').cheese() == 0
        get('WHEEL') == 0
    }

    def "RUL-24: the last minion can bring a surge with the cheese of its own defence, and dies after it"() {
        given:
        nearlyFull 'kitchen-tunnels', 'c4'
        acting 'collin', 3

        when: 'two swords; a cheese and nothing'
        answer 'battle:collins-sword:rat-1'
        dice SWORD_STAR, SWORD_STAR, BOW, CHEESE, BOW
        anyhow()

        then:
        spacesOf('rat-warriors').size() == 1
        spacesOf('roaches').size() == 2
        get('PAGE') == 2
        log.findIndexOf { it.contains('[SURGE-1]') } < log.findIndexOf { it.contains('is defeated') }
    }
}
