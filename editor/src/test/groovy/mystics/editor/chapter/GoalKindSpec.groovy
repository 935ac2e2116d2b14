package mystics.editor.chapter

import mystics.editor.deed.DeedMenu
import mystics.editor.deed.DeedList
import mystics.choice.Sentence
import spock.lang.Specification

/** The kinds of goals say what they mean where one is chosen. */
class GoalKindSpec extends Specification {
    def "every kind of goal has words and a meaning of its own"() {
        expect:
        GoalKind.values()*.words()*.toString().toSet().size() == GoalKind.values().size()
        GoalKind.values()*.about()*.toString().toSet().size() == GoalKind.values().size()
    }

    def "a list is called by its meaning, too, and keeps its words for the history"() {
        given:
        def list = new DeedList(GoalKind.CLEARED.words(), '', []).meaning(GoalKind.CLEARED.about())

        expect:
        DeedMenu.said(list).toString() == 'Clear ... (the party has seen a room, and no minion is left there)'
        DeedMenu.said(new DeedList(Sentence.of('Lay a tile'), '', [])).toString() == 'Lay a tile ...'
        list.label() == GoalKind.CLEARED.words()
    }
}
