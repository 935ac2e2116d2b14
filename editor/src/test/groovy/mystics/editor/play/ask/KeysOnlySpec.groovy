package mystics.editor.play.ask

import mystics.mod.load.BaseGame
import mystics.view.Background

import javax.swing.AbstractButton

import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** A question at the largest letters, answered by keys alone. */
class KeysOnlySpec extends AskFixture {
    def setup() {
        wear(250)
    }

    private void press(String key) {
        onEvents { pane.actionMap.get("typed $key".toString()).actionPerformed(null) }
    }

    def "a long card may scroll away; the question and its answers may not"() {
        given:
        def card = new Background('The turn of Collin begins', '', [BaseGame.library().catalog().cards()['inspire']])

        when:
        ask([pick('yes'), pick('no')], 'Use Inspire?', true, card)

        then:
        pane.minimumSize.height < pane.height
        ['yes', 'no'].every { seen(button(it)) == button(it).height }
        pane.@pinned.scroll().verticalScrollBar.value == 0
        seen(parts(pane).find { it instanceof AbstractButton && it.text == '▾ More below ▾' }) > 10

        when:
        onEvents { pane.actionMap.get('PAGE_DOWN').actionPerformed(null) }

        then:
        pane.@pinned.scroll().verticalScrollBar.value > 0

        when:
        onEvents { pane.actionMap.get('PAGE_UP').actionPerformed(null) }

        then:
        pane.@pinned.scroll().verticalScrollBar.value == 0
    }

    def "a key that chooses nothing says which keys choose"() {
        when:
        ask([pick('search', 'Search', 'Search'), pick('end', 'End', 'End')])
        press('E')
        press('M')

        then:
        missed == ['E', 'M'].collect { "$it chooses nothing now; F2 says why. The keys are S, T.".toString() }

        when:
        ask([pick('yes'), pick('no')])
        press('T')

        then:
        missed.last() == 'T chooses nothing here. The keys are 1, 2.'
        answers == []
    }
}
