package mystics.editor.play.around

import javax.swing.SwingUtilities
import javax.swing.event.DocumentEvent
import javax.swing.event.DocumentListener
import mystics.choice.Sentence
import mystics.editor.play.over.Pages
import mystics.editor.settings.Scheme
import mystics.editor.type.Chronicle
import mystics.mod.load.BaseGame
import mystics.phase.chapter.story.Story
import mystics.rules.Line
import mystics.view.CardIndex
import spock.lang.Specification


import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** What was told stands there as it was told; only what is new is written. */
class LogPaneSpec extends Specification {
    LogPane pane
    def written = []

    def setup() {
        onEvents {
            Scheme.LIGHT.wear(100)
            pane = new LogPane({ })
            pane.wear { written << it.text().toString(); "<p>${it.text()}</p>".toString() }
        }
    }

    private static List<Line> lines(int from, int to) {
        (from..to).collect { new Line(Sentence.of("line $it"), 'MOVE-1') }
    }

    private void show(List<Line> log) {
        onEvents { pane.show(log) }
    }

    private Chronicle paper() {
        parts(pane).find { it instanceof Chronicle }
    }

    private List<String> read() {
        paper().document.getText(0, paper().document.length).readLines()*.trim().findAll()
    }

    def "after a thousand lines one more is written alone: only its letters go in, and only those of the oldest go out"() {
        given:
        show(lines(1, 1000))
        written.clear()
        def letters = 0
        def count = { DocumentEvent event -> letters += event.length }
        onEvents {
            paper().document.addDocumentListener(new DocumentListener() {
                void insertUpdate(DocumentEvent event) { count(event) }

                void removeUpdate(DocumentEvent event) { count(event) }

                void changedUpdate(DocumentEvent event) { }
            })
        }

        when:
        show(lines(1, 1001))

        then:
        written == ['line 1001']
        letters < 40
        read().last() == 'line 1001'
        read().size() == 300
        read().first() == 'line 702'
    }

    def "lines told on the way are not written again at its end"() {
        given:
        show(lines(1, 3))
        written.clear()

        when:
        onEvents { pane.add(lines(4, 5)) }
        show(lines(1, 6))

        then:
        written == ['line 4', 'line 5', 'line 6']
        read() == lines(1, 6)*.text()*.toString()
    }

    def "what was taken back is taken out; what is told instead stands there"() {
        given:
        show(lines(1, 6))

        when:
        show(lines(1, 4))

        then:
        read() == lines(1, 4)*.text()*.toString()

        when:
        show(lines(1, 2) + lines(11, 13))

        then:
        read() == (lines(1, 2) + lines(11, 13))*.text()*.toString()

        when:
        show([])

        then:
        read() == []
    }

    def "passages of the story are read elsewhere"() {
        when:
        show([new Line(Sentence.of('Once upon a time'), Story.RULE)] + lines(1, 2))
        show(lines(1, 1))

        then:
        read() == ['line 1']
    }

    def "it is there still when the window looks otherwise"() {
        given:
        show(lines(1, 3))

        when:
        onEvents { SwingUtilities.updateComponentTreeUI(pane) }
        show(lines(1, 4))

        then:
        read() == lines(1, 4)*.text()*.toString()
    }

    def "the rule of a line is a small faint link behind it; a card that the line names is not named again"() {
        given:
        def catalog = BaseGame.library().catalog()
        def index = new CardIndex(catalog)
        def card = catalog.cards().values().first()

        expect:
        Pages.line(new Line(Sentence.of('Somebody moves'), 'MOVE-2'),
                index) == "<p>Somebody moves&nbsp; <a class='quiet' href=\"rule:MOVE-2\">MOVE-2</a></p>"
        Pages.line(new Line(Sentence.of('Something happens'), "x:cards/${card.id()}"), index)
                .endsWith("&nbsp; <a class='quiet' href=\"rule:x:cards/${card.id()}\">${card.name()}</a></p>")
        !Pages.line(new Line(Sentence.of('{card} is used', 'card', card.name()), "x:cards/${card.id()}"), index).contains('quiet')
        Pages.message('Move to b3? No: too far. (MOVE-7)') == "Move to b3? No: too far.&nbsp; <a class='quiet' " +
                "href=\"rule:MOVE-7\">MOVE-7</a>"
        Pages.message('Saved (twice).') == 'Saved (twice).'
    }
}
