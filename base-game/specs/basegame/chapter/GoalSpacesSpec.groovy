package basegame.chapter

import mystics.content.Objective
import mystics.view.GoalSpaces

/** The spaces on which a goal is worked on, and the ways to the room of a goal; goals in any order are announced together. */
class GoalSpacesSpec extends SmithyFixture {
    def "END-1: the goal of #chapter that is shown first says that #other may come first"() {
        when:
        def first = Objective.of(library.catalog().chapters()[chapter].objective()).goals().find { it.says() }.says()

        then:
        first.contains other + ' may come first'

        where:
        chapter                   | other
        'lilys-tail'              | 'Skitter-Clak'
        'cheese-catches-rats'     | 'the Captain'
        'the-blade-called-sorrow' | "the Queen's Chamber"
    }

    private List<String> flagged() {
        look { scene -> GoalSpaces.open(scene).collect { it.room.key() + '/' + it.key() } }
    }

    def "END-1: the goal to come into the Forge is at the ladder of the Queen's Chamber, seen from #where"() {
        when:
        smithy { room where; hero 'collin', at; hero 'nez', at; note 'valves-open', 2; set 'OBJECTIVE', 1 }

        then:
        flagged() == flags

        where:
        where            | at   || flags
        'queens-chamber' | 'c1' || ['queens-chamber/a6']
        'sewer'          | 'f2' || []
    }

    def "END-1: the goal to come into a room beyond an exit is at the spaces of the exit"() {
        when:
        table([chapter: 'sorrow-and-remembrance', variants: [], party: ['lily', 'collin', 'filch', 'maginos', 'nez', 'tilda']]) {
            room 'crystal-tunnels'; hero 'collin', 'n1'; hero 'nez', 'n1'
        }

        then:
        flagged() == ['crystal-tunnels/s1']
    }
}
