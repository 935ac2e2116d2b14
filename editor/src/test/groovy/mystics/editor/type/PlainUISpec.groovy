package mystics.editor.type

import mystics.editor.settings.Scheme
import spock.lang.Specification

import javax.swing.JButton
import javax.swing.JCheckBox
import javax.swing.JLabel
import javax.swing.JMenuItem
import javax.swing.JToggleButton
import javax.swing.plaf.basic.BasicHTML

/** What mods, saved games and players write is words and no HTML: nothing of it is laid out, and nothing is fetched. */
class PlainUISpec extends Specification {
    static final String HOSTILE = "<html><img src='file:/nowhere/picture.png'>Filch"

    def "a #kind shows a text that begins like HTML as it is, when it is made, when it changes, and in another look"() {
        given:
        Scheme.LIGHT.wear(100)

        when:
        def made = make()
        made.text = made.text + '!'
        made.toolTipText = HOSTILE
        def hint = made.createToolTip()
        hint.tipText = HOSTILE

        then:
        made.getClientProperty(BasicHTML.propertyKey) == null
        hint.getClientProperty(BasicHTML.propertyKey) == null

        when:
        Scheme.DARK.wear(150)
        made.updateUI()

        then:
        made.getClientProperty(BasicHTML.propertyKey) == null

        where:
        kind             | make
        'label'          | { new JLabel(HOSTILE) }
        'button'         | { new JButton(HOSTILE) }
        'tab'            | { new JToggleButton(HOSTILE) }
        'box to tick'    | { new JCheckBox(HOSTILE) }
        'line of a menu' | { new JMenuItem(HOSTILE) }
    }

    def "what is made for HTML shows it"() {
        given:
        Scheme.LIGHT.wear(100)

        expect:
        new WordButton('<html>Go <b>on</b></html>').getClientProperty(BasicHTML.propertyKey) != null
        new HtmlLabel('<html>Go <b>on</b></html>').getClientProperty(BasicHTML.propertyKey) != null
    }
}
