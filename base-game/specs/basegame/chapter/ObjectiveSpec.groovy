package basegame.chapter

import mystics.content.Goal
import mystics.content.GoalProgress
import mystics.phase.chapter.story.Victory

/** What a chapter can ask for (END-1): each kind of goal, goals in any order, goals that stay, and what must not happen. */
class ObjectiveSpec extends ChapterSpec {
    private String outcome() {
        game().outcome().name()
    }

    private List<GoalProgress> progress() {
        game().lookNow(Victory.&progress)
    }

    private void endsItsTurn() {
        acting 'collin', 0
        answer 'end'
    }

    def "END-1: goals of one step are reached in any order: a room is named second and entered first"() {
        given:
        objective goal(anyOrder: [goal(entered: 'tunnel-entrance'), goal(entered: 'sewer')])
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; ['tunnel-entrance', 'sewer'].each { markRoom it, 'explored', 1 };
                set 'OBJECTIVE', 2 }

        when:
        acting 'collin', 3
        answer 'explore:exit-W'

        then:
        outcome() == 'WON'

    }

    def "END-1: a room of a later step counts only after those of the steps before"() {
        given:
        objective goal(entered: 'sewer'), goal(entered: 'tunnel-entrance')
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; markRoom 'tunnel-entrance', 'explored', 1 }

        when:
        acting 'collin', 3
        answer 'explore:exit-W'

        then:
        get('OBJECTIVE') == 0
        progress()*.open() == [true, false]
    }

    def "END-1: a counted goal is reached when its mark lies on the table often enough: #count of 3"() {
        given:
        objective goal(reached: 'miz-maggie-ally', times: 3)
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; note 'miz-maggie-ally', count; track 'collin', 'filch' }

        expect:
        progress()*.have() == [count]
        progress()*.wanted() == [3]

        when:
        endsItsTurn()

        then:
        outcome() == result

        where:
        count | result
        2     | 'RUNNING'
        3     | 'WON'
    }

    def "END-1: minions are counted as they are defeated, and one is not enough where two are asked for"() {
        given:
        objective goal(defeated: 'rat-warriors', times: times)
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5'; minion 'rat-warriors', 'a1';
                has 'collin', 'collins-sword'; bare 'filch' }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice SWORD_SHIELD, SWORD_SHIELD, BOW, BOW, BOW

        then:
        progress()*.have() == [1]
        outcome() == result

        where:
        times | result
        1     | 'WON'
        2     | 'RUNNING'
    }

    def "END-1: a thing is held by anybody, or by the one who must have it"() {
        given:
        objective goal(held: 'clover-charm', by: by)
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; packs 'filch', 'clover-charm'; track 'collin', 'filch' }

        when:
        endsItsTurn()

        then:
        outcome() == result

        where:
        by       | result
        ''       | 'WON'
        'filch'  | 'WON'
        'collin' | 'RUNNING'
    }

    def "END-1: everybody who is free gathers in a room"() {
        given:
        objective goal(gathered: 'kitchen-tunnels')
        table {
            room 'kitchen-tunnels'
            hero 'collin', 'c4'
            hero 'filch', space
            captured 'tilda'
            track 'collin', 'filch'
        }

        when:
        endsItsTurn()

        then:
        outcome() == result

        where:
        space           | result
        'c4'            | 'WON'
        'guard-room/d6' | 'RUNNING'
    }

    def "END-1: who has held out until the page wins as it is turned, on the last page too"() {
        given:
        objective goal(survive: 6)
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; track 'collin', 'filch', 'maginos', 'tilda'; set 'PAGE', 5; set 'WHEEL', 5 }

        when:
        set { it.track 'filch', 'maginos', 'tilda', 'collin' }
        turn 'collin'
        dice TWO
        answer 'end'

        then:
        get('PAGE') == 6
        outcome() == 'WON'
    }

    def "END-1: a goal marked once stays reached, another must hold at the end"() {
        given:
        objective goal(held: 'clover-charm', once: once), goal(cleared: 'kitchen-tunnels')
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; packs 'filch', 'clover-charm'; minion 'roaches', 'a3';
                track 'collin', 'filch' }
        endsItsTurn()

        when: 'the charm is lost, then the last roach'
        set { it.lies 'clover-charm', 'DISCARD'; it.away 'roach-1' }
        endsItsTurn()

        then:
        outcome() == result

        where:
        once  | result
        true  | 'WON'
        false | 'RUNNING'
    }

    def "END-1: a room that nobody has seen is not cleared, although no minion is there"() {
        given:
        objective goal(cleared: 'tunnel-entrance')
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; track 'collin', 'filch'
                markRoom 'tunnel-entrance', 'explored', seen }

        when:
        endsItsTurn()

        then:
        outcome() == result

        where:
        seen | result
        0    | 'RUNNING'
        1    | 'WON'
    }

    def "END-1: what must be avoided loses the chapter as soon as it happens, and not by time"() {
        given:
        avoid goal(defeated: 'rat-warriors')
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5'; minion 'rat-warriors', 'a1';
                has 'collin', 'collins-sword' }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice SWORD_SHIELD, SWORD_SHIELD, BOW, BOW, BOW

        then:
        outcome() == 'LOST_OTHER'
        !log.any { it.startsWith('The bells of the castle') }
        log.contains('What had to be avoided has happened  [END-1]')
    }
}
