package basegame.chapter

import mystics.content.Chapter

/** How a chapter is lost, and what is read then (END-1). */
class DefeatSpec extends ChapterSpec {
    def "SURGE-3: a surge of the chapter without minions turns the page and brings nobody"() {
        given:
        surges([new Chapter.SpecialSurge('guard-room', [:], false, '', [])])
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'roaches', 'd6'; set 'PAGE', 1; set 'WHEEL', 5 }

        when: 'the roach shows a cheese'
        turn 'roaches'
        dice BOW, CHEESE

        then:
        get('PAGE') == 2
        game().lookNow { it.minions().size() } == 1
    }
}
