package mystics.editor.desktop

import mystics.editor.settings.Scheme
import spock.lang.Specification

import javax.swing.JTextField
import javax.swing.KeyStroke
import java.awt.event.ActionEvent
import java.awt.event.KeyEvent

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** A field that has just been shown has no size for a moment; whoever hammers keys then does no harm. */
class LineKeysSpec extends Specification {
    def setup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    /** Presses a key where a window would: it is heard unless it is kept away. */
    private static void press(JTextField field, int key) {
        def event = new KeyEvent(field, KeyEvent.KEY_PRESSED, 0, 0, key, KeyEvent.CHAR_UNDEFINED)
        if (!new LineKeys().dispatchKeyEvent(event)) {
            field.actionMap.get(field.inputMap.get(KeyStroke.getKeyStrokeForEvent(event)))?.actionPerformed(new ActionEvent(field,
                    ActionEvent.ACTION_PERFORMED, ''))
        }
    }

    def "#name in a field without a size is not heard; what is written is"() {
        given:
        def field = made { new JTextField('supper') }

        when:
        onEvents {
            press(field, key)
            field.replaceSelection('!')
        }

        then:
        noExceptionThrown()
        field.text.contains('!')

        where:
        key << [KeyEvent.VK_HOME, KeyEvent.VK_END, KeyEvent.VK_UP, KeyEvent.VK_DOWN, KeyEvent.VK_PAGE_UP, KeyEvent.VK_PAGE_DOWN]
        name = KeyEvent.getKeyText(key)
    }

    def "once it is laid out, they lead where they always do"() {
        given:
        def field = made { new JTextField('supper') }
        onEvents { field.setSize(200, 30) }

        when:
        onEvents { press(field, KeyEvent.VK_HOME) }

        then:
        field.caretPosition == 0

        when:
        onEvents { press(field, KeyEvent.VK_END) }

        then:
        field.caretPosition == 6
    }
}
