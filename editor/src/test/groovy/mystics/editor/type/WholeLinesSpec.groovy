package mystics.editor.type

import mystics.editor.art.Canvas
import mystics.editor.art.Gallery
import mystics.editor.play.over.StoryHtml
import mystics.editor.play.over.StoryPaper
import mystics.editor.settings.Scheme
import mystics.mod.load.BaseGame
import spock.lang.Specification

import javax.swing.BoxLayout
import javax.swing.JButton
import javax.swing.JPanel
import javax.swing.JScrollPane
import javax.swing.SwingUtilities
import java.awt.image.BufferedImage

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The visible part of a page that scrolls ends with a whole line. */
class WholeLinesSpec extends Specification {
    def setup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private static WholeLines open(JPanel content, int high) {
        def page = made { MoreBelow.scrolled(content) }
        3.times { lay(page, 300, high) }
        parts(page).find { it instanceof WholeLines }
    }

    private static JPanel column(List parts) {
        made {
            def column = new JPanel()
            column.layout = new BoxLayout(column, BoxLayout.Y_AXIS)
            parts.each { column.add(it) }
            column
        }
    }

    def "no line of a text is cut at the lower edge, wherever the page stands, and there is some air below the last one"() {
        given:
        def text = made { new Prose('It was late, and the mice were tired. ' * 60) }
        def port = open(column([text]), 260)
        def line = text.getFontMetrics(text.font).height
        def bar = ((JScrollPane) port.parent).verticalScrollBar

        expect:
        (0..line * 2).every { at ->
            onEvents { bar.value = at }
            def end = SwingUtilities.convertPoint(port, 0, port.shown(), text).y
            def cut = port.height - port.shown()
            (cut == 0 || end % line == 0) && cut < line + 8 && (cut > 0 || (end % line) <= line - 8)
        }
    }

    def "a heading that belongs to what follows is not the last thing in sight"() {
        given:
        def text = made { new Prose('It was late, and the mice were tired. ' * 20) }
        def heading = made { new Prose('Found') }
        if (kept) heading.putClientProperty(Scrolling.KEPT, true)
        def port = open(column([text, heading, made { new Prose('A cup with a spoon. ' * 60) }]), 260)
        def end = { SwingUtilities.convertPoint(port, 0, port.shown(), heading.parent).y }
        def alone = heading.y + heading.height + 10

        when:
        onEvents { ((JScrollPane) port.parent).verticalScrollBar.value += alone - end() }

        then:
        (end() <= heading.y) == kept

        where:
        kept << [true, false]
    }

    def "a part that is not to be cut is shown whole or not at all, unless it would leave much of the page empty (#lines lines)"() {
        given:
        def part = column((1..lines).collect { made { new Prose("Line $it") } })
        part.putClientProperty(Scrolling.WHOLE, true)
        def port = open(column([made { new Prose('It was late, and the mice were tired. ' * 20) }, part,
                                made { new Prose('A cup with a spoon. ' * 60) }]), 260)
        def top = { SwingUtilities.convertPoint(part, 0, 0, port).y }

        when: 'the lower edge is moved into the part, before its last line'
        onEvents { ((JScrollPane) port.parent).verticalScrollBar.value += top() + part.height - 16 - port.height }

        then:
        (port.shown() <= top()) == whole

        where:
        lines || whole
        3     || true
        9     || false
    }

    def "no line of a text is cut at the upper edge"() {
        given:
        def text = made { new Prose('HHHHH ' * 400) }
        def port = open(column([text]), 260)
        def line = text.getFontMetrics(text.font).height
        def inked = { int at ->
            onEvents { ((JScrollPane) port.parent).verticalScrollBar.value = at }
            def image = made { Canvas.painted(port.width, port.height, BufferedImage.TYPE_INT_RGB) { port.paint(it) } }
            (0..<port.height).find { y -> (8..<200).collect { image.getRGB(it, y) }.unique().size() > 1 }
        }
        def first = inked(0)

        expect: 'the letters begin where those of a whole line begin'
        (1..line).every { (inked(it) + it - first) % line == 0 }
    }

    def "the end of the page is shown as it is"() {
        given:
        def port = open(column([made { new Prose('It was late, and the mice were tired. ' * 60) }]), 260)

        when:
        onEvents { ((JScrollPane) port.parent).verticalScrollBar.value = 100_000 }

        then:
        port.shown() == port.height
    }

    def "a small button is shown as a whole or not at all, and a part that is not shown hears no mouse"() {
        given:
        def buttons = made { (1..40).collect { new JButton("Button $it") } }
        def port = open(column(buttons), 253)
        int edge = SwingUtilities.convertPoint(port, 0, port.shown(), port.view).y
        def ring = buttons[0].getClientProperty('visualPadding').top
        def tops = buttons.collect { (SwingUtilities.convertPoint(it.parent, it.location, port.view).y as int) + ring }

        expect: 'a button begins inside the margin for the ring around it'
        port.shown() == port.height || edge in tops
        port.view.contains(20, edge - 1)
        !port.view.contains(20, edge + 1) || port.shown() == port.height
    }

    def "STORY-2: no portrait is cut at the lower edge, and no name stands there without the words of its voice"() {
        given:
        def told = (1..30).collect { "It rained. \n\nTilda: ${'That is rain. ' * (it % 6 + 1)}" }.join('\n\n')
        def paper = made {
            def catalog = BaseGame.library().catalog()
            def page = new StoryPaper({ }, new Gallery(catalog.pictures().values()).&find)
            page.write(new StoryHtml(StoryPaper.portraits(catalog)).passages([told]))
            page
        }
        def port = open(column([paper]), 330)
        def bar = ((JScrollPane) port.parent).verticalScrollBar

        expect:
        (0..400).every { at ->
            onEvents { bar.value = at }
            def end = SwingUtilities.convertPoint(port, 0, port.shown(), paper).y as int
            WholeBlocks.at(paper, end).map { end - it.y > 4.5 * Type.size() }.orElse(true)
        }
    }
}
