package mystics.editor.play.ask

import mystics.choice.Sentence
import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.settings.Scheme
import mystics.editor.sight.Asked
import mystics.editor.sight.Headline
import mystics.editor.sight.Pick
import mystics.mod.load.BaseGame
import mystics.view.Background
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.AbstractButton
import java.awt.Component
import java.awt.Rectangle

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** A question at the largest letters, answered by keys alone. */
class KeysOnlySpec extends Specification {
    @Shared BoardStyle style = BoardStyle.of(BaseGame.library().catalog(), Theme.LIGHT)
    AskPane pane
    def answers = []
    def missed = []

    def setup() {
        onEvents {
            Scheme.LIGHT.wear(250)
            pane = new AskPane({ answers << it }, { }, { }, new AskKeys({ false }, { }, { missed << it.toString() }))
            pane.setSize(371, 560)
        }
    }

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private static Pick pick(String key, String label = key, String group = '') {
        new Pick(key, label, '', group, '', '', [], 0)
    }

    private void ask(List<Pick> picks) {
        onEvents {
            pane.show(new Asked('tilda', Sentence.of('Tilda'), 'What now?', 0, Background.NONE, picks, true),
                    new Headline('', '', 1, 1, 6, 0, 6, 3, 1), style)
        }
        lay(pane)
    }

    private void press(String key) {
        onEvents { pane.actionMap.get("typed $key".toString()).actionPerformed(null) }
    }

    private PickButton button(String key) {
        parts(pane).find { it instanceof PickButton && it.getClientProperty(Pick).key() == key }
    }

    private int seen(Component button) {
        def visible = new Rectangle(0, 0, button.width, button.height)
        for (def part = button; !part.is(pane); part = part.parent) {
            visible.translate(part.x, part.y)
            visible = visible.intersection(new Rectangle(0, 0, part.parent.width, part.parent.height))
        }
        visible.height
    }

    def "a long card may scroll away; the question and its answers may not"() {
        given:
        def card = new Background('The turn of Collin begins', '', [BaseGame.library().catalog().cards()['inspire']])

        when:
        onEvents {
            pane.show(new Asked('collin', Sentence.of('Collin'), 'Use Inspire?', 0, card, [pick('yes'), pick('no')], true),
                    new Headline('', '', 1, 1, 6, 0, 6, 3, 1), style)
        }
        lay(pane)

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
