package basegame.variant

import basegame.chapter.ChapterSpec

class FreedAtOnceSpec extends ChapterSpec {
    private void lastRatFalls(List<String> variants) {
        table(variants: variants) {
            room 'guard-room'; hero 'collin', 'd6'; hero 'maginos', 'd6'; minion 'rat-warriors', 'd5'; captured 'filch'
            track 'collin', 'rat-warriors', 'filch', 'maginos', 'tilda'
        }
        acting 'collin', 0
        answer 'battle:collins-sword:rat-1'
        dice SWORD_SHIELD, SWORD_SHIELD, BOW, BOW, BOW
    }

    def "CAPTURE-4, RUL-96: by the book a captured mouse waits for its own turn, though the last minion is gone"() {
        when:
        lastRatFalls([])

        then:
        figure('filch').state() == 'captured'

        when:
        answer 'end'

        then:
        asked == 'filch: Where does Filch come back?'
    }

    def "CAPTURE-4: freed at once, it comes back with the blow, and its turn is used up all the same"() {
        when:
        lastRatFalls(['freed-at-once'])

        then:
        asked == 'filch: Where does Filch come back?'

        when:
        answer 'd6'
        answer 'end'
        dice TWO

        then:
        figure('filch').space() == 'd6'
        log.any { it.contains 'Filch is still out of breath' }
        asked.endsWith 'What does Maginos do?'

        when: 'the turn after that is its own'
        turn 'filch'
        dice TWO

        then:
        asked == 'filch: What does Filch do?'
    }

    def "CAPTURE-4: minions that leave without being defeated free it too"() {
        given: 'a roach that feasts'
        table(variants: ['freed-at-once']) { room 'guard-room' }
        int grape = look { it.box().layout().cards().indexOf('grape-1') }
        set {
            it.room 'guard-room'; it.hero 'collin', 'd6'; it.minion 'roaches', 'c1'; it.captured 'filch'
            it.lies 'grape-1', 'ON_BOARD'; it.lay 'c1', 'grape', grape + 1
        }

        when:
        turn 'roaches'

        then:
        asked == 'filch: Where does Filch come back?'
    }
}
