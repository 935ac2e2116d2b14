package basegame.chapter

import mystics.odds.LostTurns

/** What is said of a door behind which a chapter lets somebody wait unseen. */
class UnseenDoorSpec extends ChapterSpec {
    def "CH5-3, INIT-9: before a door is opened it is said who would have no turn in this round, though nobody knows who waits"() {
        given:
        table(chapter: 'nine-lives', variants: [], party: ['collin', 'filch', 'nez', 'tilda']) {
            room 'queens-chamber'; hero 'nez', 'c1'; hero 'collin', 'c1'; track 'nez', 'collin', 'filch', 'tilda'
        }
        acting 'nez', 3
        def option = game().question().get().options().find { it.key() == 'explore:exit-N' }

        expect:
        LostTurns.of(game(), option)*.toString().any { it ==~ /no turn this round for .*Collin.*: if minions wait there.*/ }
    }
}
