package mystics.editor.play.ask

import mystics.editor.type.Prose
import mystics.mod.load.BaseGame
import mystics.view.Background

import javax.swing.JEditorPane

import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** A question about a card that lies open on the board does not tell the card a second time. */
class OpenCardSpec extends AskFixture {
    def card = BaseGame.library().catalog().cards().values().first()

    private List<JEditorPane> texts() {
        parts(pane).findAll { it instanceof JEditorPane && it.visible && it.text.contains(card.name()) }
    }

    def "the text of a card is left out while the card lies open on the board, and comes back when it is put away"() {
        given:
        wear(100)

        when: 'the card is found, and then the question is asked'
        onEvents { pane.lies(card.name()) }
        ask([pick('keep'), pick('discard')], 'Keep it?', true, new Background('', '', [card]))

        then:
        texts().empty

        when: 'the card is put away'
        onEvents { pane.lies('') }

        then:
        texts().size() == 1

        when: 'another card lies open'
        onEvents { pane.lies('Some other card') }

        then:
        texts().size() == 1
    }

    def "a very short last sentence of a question stays on one line"() {
        given:
        wear(100)

        when:
        ask([pick('keep'), pick('discard')], 'Ada found a hat. Keep it?')

        then:
        parts(pane).any { it instanceof Prose && it.text == 'Ada found a hat. Keep\u00a0it?' }

        when:
        ask([pick('keep'), pick('discard')], 'What does Ada do?')

        then:
        parts(pane).any { it instanceof Prose && it.text == 'What does Ada do?' }
    }
}
