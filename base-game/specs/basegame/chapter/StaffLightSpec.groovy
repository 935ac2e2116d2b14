package basegame.chapter

import mystics.choice.Question

/** Chapter two: what the light of a staff does in the Sewer Drain Pipe. */
class StaffLightSpec extends ChapterSpec {
    def "CH2-10: #so Skitter-Clak defends with #count dice"() {
        given:
        table(chapter: 'lilys-tail', variants: [], party: ['collin', 'filch', 'maginos', 'nez']) {
            room 'sewer-drain-pipe'; hero 'nez', 'e5'; hero 'collin', 'e5'; minion 'skitter-clak', 'e5'
            track 'nez', 'collin', 'filch', 'maginos', 'skitter-clak'; set 'OBJECTIVE', 1
            if (mystic) hero 'maginos', 'a5'
        }
        acting 'nez', 0

        when:
        answer 'battle:nezs-hammer:centipede'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD

        then:
        (game().question().get() as Question.Roll).dice() == count

        where:
        so                               | mystic || count
        'with a mystic in the same room' | true   || 1
        'without one'                    | false  || 2
    }
}
