package basegame.chapter

import mystics.phase.chapter.story.Victory

/** What is still missing at the end of chapter nine, when both mice are at the steps. */
class CaptainAtTheStepsSpec extends ChapterSpec {
    def "CH9-1: a captain who is a friend only has to come to the steps; a captain who is none has to be reminded first"() {
        given:
        table(chapter: 'vursts-redemption', variants: [], party: ['collin', 'tilda']) {
            room 'tunnel-entrance'; hero 'collin', 'a1'; hero 'tilda', 'a3'; minion 'captain-vurst', 'kitchen-tunnels/c2'
            if (friend) mark 'rat-1', 'on-our-side', 1
            set 'OBJECTIVE', 7
        }

        expect:
        look { Victory.heldBack(it).remedy().toString() } == remedy

        where:
        friend || remedy
        false  || 'Remind him, and bring him to the steps'
        true   || 'Bring him to the steps'
    }
}
