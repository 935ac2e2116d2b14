package basegame.chapter

import mystics.phase.chapter.story.Victory

class EndSpec extends ChapterSpec {
    /** Everybody but Tilda in the tree, and Tilda on the stone below it. */
    private void atTheTree() {
        table { room 'courtyard'; hero 'collin', 'tree-entrance'; hero 'filch', 'tree-entrance'; hero 'maginos', 'tree-entrance';
                hero 'tilda', 'a3'; set 'OBJECTIVE', 1 }
    }

    private void tildaGoesIn() {
        acting 'tilda', 3
        answer 'move:tree-entrance'
    }

    def "END-1, CH1-1: the courtyard free of minions and everybody in the tree: won at once"() {
        given:
        atTheTree()

        when:
        tildaGoesIn()

        then:
        game().outcome().name() == 'WON'
        game().question().empty
    }

    def "END-1: rooms are entered in the order of the objective, and what lies between them does not hide the later ones"() {
        given:
        objective(goal(entered: 'tunnel-entrance'), goal(cleared: 'tunnel-entrance'),
                goal(entered: 'kitchen-tunnels'))
        table { room start; hero 'collin', space; ['tunnel-entrance', 'kitchen-tunnels'].each { markRoom it, 'explored', 1 } }

        when:
        ways.each { way ->
            acting 'collin', 3
            answer "explore:exit-$way".toString()
        }

        then:
        game().outcome().name() == outcome

        where:
        start             | space | ways       | outcome
        'kitchen-tunnels' | 'a3'  | ['W', 'E'] | 'WON'
        'kitchen-tunnels' | 'a3'  | ['W']      | 'RUNNING'
        'tunnel-entrance' | 'f2'  | ['E']      | 'RUNNING'
    }

    def "END-1: a step of the objective is told as reached when it is, and none before the rooms that come first"() {
        given:
        objective(goal(entered: 'tunnel-entrance'), goal(cleared: 'tunnel-entrance'),
                goal(entered: 'kitchen-tunnels'), goal(cleared: 'kitchen-tunnels'))

        when:
        table { room 'tunnel-entrance'; hero 'collin', 'f2'; markRoom 'kitchen-tunnels', 'explored', 1; set 'OBJECTIVE', step }

        then:
        game().lookNow(Victory.&progress)*.reached() == reached

        where:
        step || reached
        0    || [false, false, false, false]
        1    || [true, true, false, false]
        3    || [true, true, true, true]
    }

    def "CH1-1: a minion in the courtyard, and it is not won yet"() {
        given:
        atTheTree()
        set { it.minion 'roaches', 'f5' }

        when:
        tildaGoesIn()

        then:
        game().outcome().name() == 'RUNNING'
    }

    def "CH1-1: minions elsewhere do not matter"() {
        given:
        table { room 'guard-room'; minion 'rat-warriors', 'd1' }
        set {
            it.room 'courtyard'
            ['collin', 'filch', 'maginos'].each { hero -> it.hero hero, 'tree-entrance' }
            it.hero 'tilda', 'a3'
            it.set 'OBJECTIVE', 1
        }

        when:
        tildaGoesIn()

        then:
        game().outcome().name() == 'WON'
    }

    def "CH1-1: a mouse outside the tree, and it is not won yet"() {
        given:
        atTheTree()
        set { it.hero 'collin', 'c3' }

        when:
        tildaGoesIn()

        then:
        game().outcome().name() == 'RUNNING'
    }

    def "CH1-1: captured mice are not waited for, and roll in after the others"() {
        given:
        atTheTree()
        set { it.captured 'collin' }

        when:
        tildaGoesIn()

        then:
        game().outcome().name() == 'WON'
        log.findIndexOf { it.startsWith('The hole was exactly') } < log.findIndexOf { it.startsWith('Then a butter dish') }
        log.findIndexOf { it.startsWith('Then a butter dish') } < log.findIndexOf { it.startsWith('Later, when the stove') }
    }

    def "CH1-1: without captured mice no butter dish comes"() {
        given:
        atTheTree()

        when:
        tildaGoesIn()

        then:
        !log.any { it.contains('butter dish') }
    }

    def "STORY-2: victory is read aloud, then the epilogue, which is the last word"() {
        given:
        atTheTree()

        when:
        tildaGoesIn()

        then:
        log.findIndexOf { it.startsWith('The hole was exactly') } < log.findIndexOf { it.startsWith('Later, when the stove') }
        log.last().startsWith('Later, when the stove')
    }

    def "END-1, RUL-29: lost when the hourglass reaches the page of the end marker, not before"() {
        given: 'a full wheel in a room where nobody comes'
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; track 'collin', 'filch', 'maginos', 'tilda'; set 'PAGE', page; set 'WHEEL', 5 }

        when:
        set { it.track 'filch', 'maginos', 'tilda', 'collin' }
        turn 'collin'
        dice TWO
        answer 'end'

        then:
        get('PAGE') == page + 1
        game().outcome().name() == outcome
        log.any { it.startsWith('The bells of the castle') } == (outcome == 'LOST_TIME')

        where:
        page | outcome
        4    | 'RUNNING'
        5    | 'LOST_TIME'
    }

    def "RUL-30: victory and defeat in one step: the cheese comes before the wound, so time is up first"() {
        given: 'the last roach of the courtyard, everybody in the tree, one cheese short of the end'
        table {
            room 'courtyard'
            ['collin', 'filch', 'maginos', 'tilda'].each { hero it, 'tree-entrance' }
            minion 'rat-warriors', 'a3'
            set 'OBJECTIVE', 1; set 'PAGE', 5; set 'WHEEL', 5
        }
        acting 'collin', 0

        when: 'two swords; the rat rolls a cheese and no block'
        answer 'battle:collins-sword:rat-1'
        dice SWORD_SHIELD, SWORD_SHIELD, BOW, CHEESE, BOW

        then:
        game().outcome().name() == 'LOST_TIME'
    }

    def "RUL-30: without that cheese the same blow wins"() {
        given:
        table {
            room 'courtyard'
            ['collin', 'filch', 'maginos', 'tilda'].each { hero it, 'tree-entrance' }
            minion 'rat-warriors', 'a3'
            set 'OBJECTIVE', 1; set 'PAGE', 5; set 'WHEEL', 5
        }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice SWORD_SHIELD, SWORD_SHIELD, BOW, BOW, BOW

        then:
        game().outcome().name() == 'WON'
    }
}
