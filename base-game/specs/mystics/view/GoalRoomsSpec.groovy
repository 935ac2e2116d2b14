package mystics.view

import mystics.content.Goal
import mystics.content.GoalProgress
import mystics.mod.load.BaseGame
import spock.lang.Specification

/** The rooms in which a goal can be reached. */
class GoalRoomsSpec extends Specification {
    def catalog = BaseGame.library().catalog()
    def rooms = new GoalRooms(catalog, [])

    private List<String> of(Goal goal, int have = 0, boolean open = true) {
        rooms.of(new GoalProgress(goal, have, 1, 0, open))*.id()
    }

    private Goal goal(String chapter, Closure<Boolean> such) {
        catalog.chapters()[chapter].objective().find(such)
    }

    def "END-1: a goal that names a room is reached there"() {
        expect:
        of(goal('flight-to-barksburg') { it.entered() }) == ['courtyard']
        of(goal('flight-to-barksburg') { it.on() }) == ['courtyard']
    }

    def "END-1: a goal that names no room is reached where its hint says what to do"() {
        expect:
        of(goal('a-whisper-for-the-king') { it.reached() == 'knots' }) == ['kings-chamber']
    }

    def "END-1: a goal that is reached, or that nobody can work on yet, has no room"() {
        expect:
        of(goal('flight-to-barksburg') { it.entered() }, 1).empty
        of(goal('flight-to-barksburg') { it.entered() }, 0, false).empty
    }
}
