package mystics.editor.type

import mystics.editor.settings.Scheme
import spock.lang.Specification

import javax.swing.JButton
import javax.swing.JLabel
import javax.swing.JPanel
import java.util.function.UnaryOperator

/** Panes are written in English; an interpreter says what stands in them in another language. */
class InterpreterSpec extends Specification {
    def words = ['Go on': 'Weiter', 'Nothing yet': 'Noch nichts', 'Undo (Ctrl Z)': 'Zurück (Strg Z)', 'Board': 'Brett']
    def interpreter = new Interpreter({ words[it] ?: it } as UnaryOperator)
    def pane = new JPanel()

    def setup() {
        Scheme.LIGHT.wear(100)
    }

    def "what stands in a pane is said in the other language: words, hints, and words for those who listen"() {
        given:
        def button = new JButton('Go on')
        button.toolTipText = 'Undo (Ctrl Z)'
        pane.add(button)
        pane.accessibleContext.accessibleName = 'Board'

        when:
        interpreter.attend(pane)

        then:
        button.text == 'Weiter'
        button.toolTipText == 'Zurück (Strg Z)'
        pane.accessibleContext.accessibleName == 'Brett'
    }

    def "what comes later and what changes, too; and what nobody translates stays"() {
        given:
        interpreter.attend(pane)
        def inner = new JPanel()
        def label = new JLabel('Collin')
        def prose = new Prose('…')

        when:
        pane.add(inner)
        inner.add(label)
        inner.add(prose)

        then:
        label.text == 'Collin'

        when:
        label.text = '  Go on '
        prose.text = 'Nothing yet'

        then:
        label.text == '  Weiter '
        prose.text == 'Noch nichts'
    }

    def "of HTML each piece between two tags is said by itself"() {
        given:
        def paper = new Paper(1, { })
        interpreter.attend(paper)

        when:
        paper.write("<p class='Board'><b>Go on</b>&nbsp; Nothing yet</p><i>1 &lt; 2</i>")

        then:
        paper.words().replace('\u00a0', ' ') == "<p class='Board'><b>Weiter</b>  Noch nichts</p><i>1 &lt; 2</i>"

        when:
        paper.write('Go on&nbsp; <a>Board</a>')

        then:
        paper.words().replace('\u00a0', ' ') == 'Weiter  <a>Brett</a>'
    }
}
