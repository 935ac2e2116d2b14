package basegame.chapter

import mystics.content.CampaignSheet
import mystics.content.CampaignSheet.Tries
import mystics.phase.chapter.PackingUp
import mystics.phase.wheel.surge.Surge

/** Who comes with a surge, how the fourth chapter is won and lost, and what it remembers of the book. */
class SilverBrushTaleSpec extends HeistSpec {
    def "CH4-1, CH4-8: when every free mouse is charmed, the chapter is lost"() {
        given:
        banquet { room CHAMBER; hero 'collin', 'b2'; hero 'tilda', at; captured 'filch'; captured 'nez' }

        when:
        surge HALL

        then:
        game().outcome().name() == outcome
        log.any { it.startsWith('They were all quite happy.') } == (outcome == 'LOST_OTHER')

        where:
        at       || outcome
        'vanity' || 'LOST_OTHER'
        'stool'  || 'RUNNING'
    }

    def "CH4-11: a surge in the hall brings Brodie, or costs the Catnip: #answer"() {
        given:
        banquet(campaign: CampaignSheet.NEW) { room HALL; hero 'collin', 'a4'; note 'catnip', catnip; note 'catnip-thrown', 1 - catnip }

        when:
        step new Surge(look { it.box().roomNumber(HALL) })
        if (catnip) trial.answer answer
        anyhow()

        then:
        look { it.minions().count { it.isBossCalled('brodie') } } == cats
        note('catnip') == left
        log.find { it.startsWith('The door was open, and nobody had opened it.') }.contains('grey leaf') == (catnip == 0)
        log.any { it.startsWith('Something grey sailed out') } == (cats == 0)

        where:
        catnip | answer || cats | left
        0      | ''     || 1    | 0
        1      | 'yes'  || 0    | 0
        1      | 'no'   || 1    | 1
    }

    def "CH4-11, STORY-2: if the Queen is in, Brodie finds the hall asleep"() {
        given:
        heist { room HALL; hero 'collin', 'a4' }

        when:
        surge HALL

        then:
        log.any { it.contains("Cat's had his supper.") }
    }

    def "CH4-11, STORY-2: if no mouse is left in the hall, Brodie is only heard"() {
        given:
        banquet { room 'pipes'; hero 'collin', 'd1' }

        when:
        surge HALL

        then:
        log.any { it.contains('the soup spoons stopped') }
        !log.any { it.contains('Every guest in the Dining Hall') }
    }

    def "CH4-8, STORY-2: she is told of a mouse #where"() {
        given:
        banquet { room CHAMBER; hero 'collin', where }

        when:
        surge HALL

        then:
        log.any { it.contains(words) }

        where:
        where   || words
        'stool' || 'She looked for a moment at the stool.'
        'clock' || 'The clock missed a tick'
    }

    def "CH4-11: a surge in #where brings #spiders spiders"() {
        given:
        heist { room 'pipes'; hero 'collin', 'd1' }

        when:
        surge where

        then:
        spacesOf('spider').size() == spiders
        log.any { it.startsWith('A thread came down') } == (spiders == 1)

        where:
        where   || spiders
        'pipes' || 1
        CHAMBER || 0
    }

    def "CH4-1, CH4-12, STORY-2: won when the last comes into the Pipes with the Brush; who met before does not ask who is there"() {
        given:
        banquet(campaign: CampaignSheet.NEW) {
            room 'pipes'; hero 'collin', 'd11'; hero 'filch', under('c1'); hero 'tilda', 'd8'; captured 'nez'
            mark bearer, 'silver-brush', 1; set 'OBJECTIVE', 0; note 'met-again', met
        }

        when:
        acting 'filch', 0
        answer 'explore:exit-N'
        while (asked) answer options[0]

        then:
        game().outcome().name() == 'WON'
        note('vanestras-brush') == 1
        log.any { it.startsWith('There is a bend in those pipes') } == (met == 0)
        log.any { it.contains('the sideboard with the good plates') }
        PackingUp.sheet(game()).get().marks().keySet().contains('vanestras-brush')

        where:
        bearer   | met
        'collin' | 0
        'filch'  | 0
        'filch'  | 1
    }

    def "STORY-2: in the bend meet guests and thieves, or those who are left of them: #lost captured"() {
        given:
        banquet {
            room 'pipes'; hero 'filch', under('c1'); lost.each { captured it }
            (['collin', 'nez', 'tilda'] - lost).each { hero it, 'd11' }
            minion 'roaches', 'u1'; mark 'filch', 'silver-brush', 1
        }

        when:
        acting 'filch', 0
        answer 'explore:exit-N'
        anyhow()

        then:
        log.any { it.contains 'said a guest' } == lost.empty
        log.any { it.contains 'it came out short both times' } == (lost.size() in 1..2)

        where:
        lost << [[], ['nez'], ['nez', 'tilda'], ['collin', 'nez', 'tilda']]
    }

    def "CH4-1: while #what, it is not won"() {
        given:
        banquet {
            room 'pipes'; hero 'collin', 'd11'; hero 'filch', under('c1'); hero 'tilda', tilda
            if (brush) mark 'collin', 'silver-brush', 1
            if (roach) minion 'roaches', 'u1'
        }

        when:
        acting 'filch', 0
        answer 'explore:exit-N'
        anyhow()

        then:
        game().outcome().name() == 'RUNNING'

        where:
        what                        | brush | roach | tilda
        'nobody has the Brush'      | false | false | 'd8'
        'somebody is in the hall'   | true  | false | HALL + '/f3'
        'a roach is in the Pipes'   | true  | true  | 'd8'
    }

    def "STORY-2: Corporal Hobb tells a door about the captain, as the party dealt with him: #mark"() {
        given:
        heist(campaign: new CampaignSheet(marks, [:], [:], [] as Set)) { }
        chapter()

        when:
        anyhow()

        then:
        log.find { it.startsWith('In three corners of the hall') }.contains(words)
        log.find { it.startsWith('They laid out the plan') }.contains('The grey sprig') == marks.containsKey('catnip')
        !log.any { it.contains('They had never got to the end of the book.') }

        where:
        marks                              || words
        ['spared-vurst': 1, catnip: 1]     || "Captain's got a button"
        ['vursts-keys': 1]                 || "Captain's up again"
        mark = marks.keySet().first()
    }

    def "STORY-3: whoever tries again draws the plan in mustard"() {
        given:
        heist(campaign: new CampaignSheet([:], [:], ['the-silver-brush': new Tries(0, 1)], [] as Set)) { }
        chapter()

        when:
        anyhow()

        then:
        log.any { it.startsWith('This time they drew the plan in mustard.') }
    }
}
