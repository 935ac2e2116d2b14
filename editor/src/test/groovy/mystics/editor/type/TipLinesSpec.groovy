package mystics.editor.type

import mystics.editor.settings.Scheme
import spock.lang.Specification

import javax.swing.JToolTip

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** A long tooltip has several lines. */
class TipLinesSpec extends Specification {
    static final String LONG = 'The Kitchen Tunnels, unexplored (the goal). ' +
            'Click to see the whole board, click again for the room (Home, End)'

    def "a long text is broken between words, and loses none of them"() {
        given:
        def lines = TipLines.broken(LONG).split('\n')

        expect:
        lines.size() == 3
        lines.every { it.length() <= 44 }
        lines.join(' ') == LONG
    }

    def "a short text, and a text in lines, stay as they are: #words"() {
        expect:
        TipLines.broken(words) == words

        where:
        words << ['Party (F4)', '', 'One\ntwo', 'x' * 60]
    }

    def "every tooltip of the window is broken so"() {
        given:
        onEvents { Scheme.LIGHT.wear(100) }
        def tip = made { new JToolTip() }

        when:
        onEvents { tip.tipText = LONG }

        then:
        tip.tipText == TipLines.broken(LONG)
    }
}
