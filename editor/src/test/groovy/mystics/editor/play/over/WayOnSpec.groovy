package mystics.editor.play.over

import mystics.editor.settings.Scheme
import mystics.editor.type.MainButton
import spock.lang.Specification

import javax.swing.JButton
import javax.swing.JLabel
import javax.swing.JPanel

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The main button, which looks the same on every page. */
class WayOnSpec extends Specification {
    static final int HIGH = 32
    static final String LOOK = 'FlatLaf.style'

    def setup() {
        onEvents { Scheme.DARK.wear(100) }
    }

    def "below a question on a page stands how it is answered: the key of an answer may be a digit or a letter"() {
        given:
        def stage = made { new Stage(new JPanel(), new JPanel()) }

        when:
        onEvents { stage.ask(new JPanel(), LaidPaper.PAGE) { } }

        then:
        parts(stage).any { it instanceof JLabel && it.text == 'A click or a key answers' }
    }

    def "a main button is easy to hit"() {
        expect:
        made { new MainButton('Begin') }.preferredSize.height >= HIGH
    }

    def "the button that turns a page of the story is a main button; the way back to the board and to a question is none"() {
        given:
        def look = made { new MainButton('x') }.getClientProperty(LOOK)
        def stage = made { new Stage(new JPanel(), new JPanel()) }
        def away = { parts(stage).find { it instanceof JButton && it.text == name } }

        when:
        onEvents { laid(stage) }

        then:
        (away().getClientProperty(LOOK) == look) == main
        !main || away().preferredSize.height >= HIGH

        where:
        name                      | main  | laid
        'Go on'                   | true  | { it.page(new JPanel(), LaidPaper.PAGE, 'Go on') { } }
        'Back to the board'       | false | { it.lay(new JPanel(), LaidPaper.PAPER) }
        'Answer beside the board' | false | { it.ask(new JPanel(), LaidPaper.PAGE) { } }
    }
}
