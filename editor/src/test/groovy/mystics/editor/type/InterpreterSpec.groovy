package mystics.editor.type

import mystics.choice.Sentence
import mystics.choice.Wording
import mystics.editor.settings.Scheme
import spock.lang.Specification

import javax.swing.JButton
import javax.swing.JLabel
import javax.swing.JPanel

/** Panes are written in English; an interpreter says what stands in them in another language. */
class InterpreterSpec extends Specification {
    def words = ['Round {n}': 'Runde {n}', '{hero} is away': '{hero} ist fort',
            'Go on': 'Weiter', 'Nothing yet': 'Noch nichts', 'Undo (Ctrl Z)': 'Zurück (Strg Z)', 'Board': 'Brett']
    def interpreter = new Interpreter({ words[it] ?: it } as Wording)
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

    def "a sentence is put into words of the other language, whatever stands in its places"() {
        given:
        def label = Says.text(new JLabel(), Sentence.of('Round {n}', 'n', 7))
        def page = Says.html(new Paper(1, { }), { language -> "<b>${Sentence.of('Round {n}', 'n', 7).in(language)}</b>".toString() })
        Says.name(pane, Sentence.of('{hero} is away', 'hero', 'Collin'))
        Says.hint(pane, Sentence.of('Board'))
        Says.more(pane, Sentence.of('Go on'))
        [label, page].each { pane.add(it) }

        when:
        interpreter.attend(pane)

        then:
        [label.text, page.words(), pane.toolTipText] == ['Runde 7', '<b>Runde 7</b>', 'Brett']
        [pane.accessibleContext.accessibleName, pane.accessibleContext.accessibleDescription] == ['Collin ist fort', 'Weiter']

        when: 'it says something else, first a text, then a sentence again'
        label.text = 'Nothing yet'
        def then = label.text
        Says.text(label, Sentence.of('Round {n}', 'n', 8))

        then:
        [then, label.text] == ['Noch nichts', 'Runde 8']

        and: 'what screen readers read changes with it'
        label.accessibleContext.accessibleName == 'Runde 8'
    }

    def "without an interpreter a sentence reads as it was written"() {
        expect:
        Says.text(new JButton(), Sentence.of('Round {n}', 'n', 7)).text == 'Round 7'
        new Prose(Sentence.of('Round {n}', 'n', 7)).text == 'Round 7'
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
