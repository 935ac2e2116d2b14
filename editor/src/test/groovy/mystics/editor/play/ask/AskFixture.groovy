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

import java.awt.Component
import java.awt.Rectangle

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** A pane that asks questions, in letters of any size. */
class AskFixture extends Specification {
    @Shared BoardStyle style = BoardStyle.of(BaseGame.library().catalog(), Theme.LIGHT)
    AskPane pane
    def answers = []
    def missed = []

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    /** A new pane in letters of a size. */
    void wear(int percent) {
        onEvents {
            Scheme.LIGHT.wear(percent)
            pane = new AskPane({ answers << it }, { }, { }, new AskKeys({ false }, { }, { missed << it.toString() }))
            pane.setSize(371, 560)
        }
    }

    static Pick pick(String key, String label = key, String group = '') {
        new Pick(key, label, '', group, '', '', [], 0)
    }

    void ask(List<Pick> picks, String prompt = 'What now?', boolean begun = true, Background card = Background.NONE) {
        onEvents {
            pane.show(new Asked('tilda', Sentence.of('Tilda'), prompt, 0, card, picks, begun),
                    new Headline('', '', 1, 1, 6, 0, 6, 3, 1), style)
        }
        lay(pane)
    }

    PickButton button(String key) {
        parts(pane).find { it instanceof PickButton && it.getClientProperty(Pick).key() == key }
    }

    /** How much of a button's height is in sight. */
    int seen(Component button) {
        def visible = new Rectangle(0, 0, button.width, button.height)
        for (def part = button; !part.is(pane); part = part.parent) {
            visible.translate(part.x, part.y)
            visible = visible.intersection(new Rectangle(0, 0, part.parent.width, part.parent.height))
        }
        visible.height
    }
}
