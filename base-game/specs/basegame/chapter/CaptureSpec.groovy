package basegame.chapter

class CaptureSpec extends ChapterSpec {
    /** A rat beside Collin, who has two of his three wounds; Filch stands by. */
    private void almost() {
        table {
            room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'd1'; minion 'rat-warriors', 'c4'
            wounds 'collin', 2; cheese 'collin', 4
        }
    }

    private void struck() {
        turn 'rat-warriors'
        dice SWORD_STAR, BOW, BOW, BOW
    }

    def "CAPTURE-1, RUL-95: wounds as many as its life: the figure leaves the board, its card stays on the track"() {
        given:
        almost()

        when:
        struck()

        then:
        figure('collin').state() == 'captured'
        'collin' in track
    }

    def "CAPTURE-1: one wound less does not"() {
        given:
        almost()
        set { it.wounds 'collin', 1 }

        when:
        struck()

        then:
        figure('collin').wounds() == 2
        figure('collin').state() == 'on-board'
    }

    def "CAPTURE-2, RUL-95: cheese and found equipment are discarded; starting gear, pack and tricks are safe"() {
        given:
        almost()
        set {
            it.has 'collin', 'thimble-helm'
            it.packs 'collin', 'healing-draught'
            it.has 'collin', 'loose-floorboard'
        }

        when: 'with the helm Collin has a third die to defend with'
        struck()
        dice BOW

        then:
        figure('collin').cheese() == 0
        card('thimble-helm') == 'DISCARD'
        card('collins-sword') == 'EQUIPPED collin'
        card('leather-breastplate-1') == 'EQUIPPED collin'
        card('healing-draught') == 'PACK collin'
        card('loose-floorboard') == 'TRICKS collin'
    }

    def "CAPTURE-2: all wounds, poison and conditions are removed"() {
        given:
        almost()
        set { it.mark 'collin', 'poison', 1; it.mark 'collin', 'stunned', 1; it.mark 'collin', 'knocked-down', 1 }

        when:
        struck()

        then:
        figure('collin').wounds() == 0
        figure('collin').marks().empty
    }

    def "CAPTURE-3, RUL-95: the hourglass moves on a page"() {
        given:
        almost()

        when:
        struck()

        then:
        get('PAGE') == 2
    }

    def "CAPTURE-3, END-1: a capture that brings the hourglass to the end marker loses the chapter"() {
        given:
        almost()
        set { it.set 'PAGE', 5 }

        when:
        struck()

        then:
        game().outcome().name() == 'LOST_TIME'
    }

    def "CAPTURE-4, RUL-96: with no minion on the board the mouse comes back on or next to another, and that is its turn"() {
        given:
        table { room 'kitchen-tunnels'; hero 'filch', 'a3'; captured 'collin'; track 'collin', 'filch', 'maginos', 'tilda' }

        when:
        turn 'collin'

        then:
        asked == 'collin: Where does Collin come back?'
        options == ['a3', 'b3']

        when:
        answer 'b3'

        then: 'the next card has its turn'
        figure('collin').space() == 'b3'
        dice(TWO).asked == 'filch: What does Filch do?'
    }

    def "CAPTURE-4, RUL-28, RUL-97: with minions on the board, on any tile, it stays captured and skips its turn"() {
        given:
        table {
            room 'guard-room'; minion 'rat-warriors', 'd1'
            room 'kitchen-tunnels'; hero 'filch', 'a3'; captured 'collin'; track 'collin', 'filch', 'maginos', 'tilda', 'rat-warriors'
        }

        when:
        turn 'collin'
        dice TWO

        then:
        figure('collin').state() == 'captured'
        asked == 'filch: What does Filch do?'
    }

    def "CAPTURE-4, MOVE-7: a fourth mouse finds room beside three others, and spaces next to any mouse will do"() {
        given:
        table { room 'kitchen-tunnels'; hero 'filch', 'a3'; hero 'maginos', 'a3'; hero 'tilda', where; captured 'collin' }

        when:
        turn 'collin'

        then:
        options.toSet() == places.toSet()

        where:
        where || places
        'a3'  || ['a3', 'b3']
        'f4'  || ['a3', 'b3', 'f4', 'e3', 'e4', 'f3']
    }

    def "RUL-28: minions a surge brings meanwhile put the rescue off"() {
        given:
        table { room 'guard-room'; hero 'filch', 'd6'; captured 'collin'; set 'WHEEL', 5; track 'filch', 'collin' }

        when: 'time is short: Collin is the lowest, and his skipped turn brings the surge'
        turn 'collin'
        answer 'd6'
        anyhow()

        then:
        spacesOf('rat-warriors').size() == 2
        figure('collin').state() == 'on-board'

        when:
        set { it.captured 'collin' }
        turn 'collin'

        then:
        figure('collin').state() == 'captured'
    }

    def "CAPTURE-5, CH1-1, END-1: all mice captured at the same time: the chapter is lost at once"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; captured 'filch'; captured 'maginos'; captured 'tilda';
                minion 'rat-warriors', 'c4'; wounds 'collin', 2 }

        when:
        struck()

        then:
        game().outcome().name() == 'LOST_CAPTURED'
        log.any { it.contains('It is hard to lock up a mouse') }
        log.any { it.contains('[CAPTURE-5]') }
    }
}
