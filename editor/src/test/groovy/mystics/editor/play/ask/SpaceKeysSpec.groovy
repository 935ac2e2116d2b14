package mystics.editor.play.ask

import mystics.editor.sight.Pick

/** The keys of the spaces of a list. */
class SpaceKeysSpec extends AskFixture {
    def setup() {
        wear(100)
    }

    private static Pick space(String name, String room = 'den') {
        new Pick("$room:$name", "Space $name", '', '', name, room, [], 0)
    }

    def "spaces are numbered in the order of the board, and each keeps its number when the next mouse is asked in the same room"() {
        when:
        ask(['c1', 'a2', 'a1', 'b1'].collect { space(it) }, 'Where does Pip come back?')

        then:
        ['a1', 'a2', 'b1', 'c1'].collect { button("den:$it").name } == ['1', '2', '3', '4']

        when:
        ask(['d1', 'c1', 'a1'].collect { space(it) }, 'Where does Ada come back?')

        then:
        ['a1', 'c1', 'd1'].collect { button("den:$it").name } == ['1', '4', '5']

        when:
        ask(['d1', 'c1'].collect { space(it, 'hall') }, 'Where does Ada come back?')

        then:
        ['c1', 'd1'].collect { button("hall:$it").name } == ['1', '2']
    }

    def "a list whose first space had another key before begins with 1 all the same"() {
        when:
        ask(['a1', 'a2', 'b1'].collect { space(it) }, 'Where does Pip come back?')
        ask(['a2', 'b1'].collect { space(it) }, 'Where does Ada come back?')

        then:
        ['a2', 'b1'].collect { button("den:$it").name } == ['1', '2']
    }
}
