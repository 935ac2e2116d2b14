package mystics.editor.settings

import spock.lang.Specification

import javax.swing.JButton
import javax.swing.KeyStroke
import javax.swing.SwingUtilities
import java.awt.event.ActionEvent

/** The keys of a button that has the focus. */
class ButtonKeysSpec extends Specification {
    def "#key presses a button in the look #scheme"() {
        given:
        def pressed = 0

        when:
        SwingUtilities.invokeAndWait {
            scheme.wear(100)
            def button = new JButton('Go on')
            button.addActionListener { pressed++ }
            [key, "released $key"].each { stroke ->
                def action = button.getInputMap().get(KeyStroke.getKeyStroke(stroke as String))
                button.actionMap.get(action)?.actionPerformed(new ActionEvent(button, 0, ''))
            }
        }

        then:
        pressed == 1

        where:
        [key, scheme] << [['ENTER', 'SPACE'], Scheme.values()].combinations()
    }
}
