package mystics.editor.play.ask

import mystics.editor.sight.Pick
import mystics.view.OptionOdds

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents

/** In very large letters the chances stand in one column at the right, as far as the words of a choice leave room in their line. */
class TightColumnSpec extends AskFixture {
    private static Pick attack(String whom) {
        new Pick("battle:$whom", "Attack $whom", '', 'Battle', '', '', [], 0, whom)
    }

    def "the chance of #whom stands #place, in a list that was #first pixels wide"() {
        given:
        wear(250)
        onEvents { pane.setSize(first, 700) }
        def picks = [attack(whom), pick('end', 'End the turn', 'End')]

        when:
        ask(picks)
        onEvents { pane.weigh(new PickPreviews([:], [("battle:$whom" as String): new OptionOdds('defeats 41 %', '', '41 %')])) }
        onEvents { pane.setSize(330, 700) }
        lay(pane)
        def button = button("battle:$whom")
        def bare = button.getFontMetrics(button.font).stringWidth('41 %')

        then:
        button.isTight()
        button.text.contains('41') == (place == 'after the words')
        (button.insets.right > bare) == (place == 'in the column')

        where:
        whom                       | first || place
        'Rat 1'                    | 330   || 'in the column'
        'Rat 1'                    | 900   || 'in the column'
        'Grandmother Weevil Foe 1' | 330   || 'after the words'
        'Grandmother Weevil Foe 1' | 900   || 'after the words'
    }
}
