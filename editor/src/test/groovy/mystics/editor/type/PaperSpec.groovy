package mystics.editor.type

import mystics.editor.settings.Scheme
import spock.lang.Specification

import javax.swing.SwingConstants
import java.awt.Rectangle

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** Pages of HTML. */
class PaperSpec extends Specification {
    def "no line of a page that scrolls is cut at the lower edge, with letters of #percent percent"() {
        given:
        def paper = made {
            Scheme.LIGHT.wear(percent)
            new Paper(1.3f, { })
        }
        def scroll = made { paper.scrolled() }
        onEvents { paper.write('<h1>Why not?</h1>' + '<p><b>Scurry</b>: this movement has not been used yet. <i>Move first</i>.</p>' * 40) }
        3.times { lay(scroll, 700, 400) }
        def lines = (1..<paper.document.length).collect { paper.modelToView2D(it) }.unique { it.y }

        expect:
        (0..300).step(7).every { at ->
            onEvents { scroll.verticalScrollBar.value = at }
            def end = at + scroll.viewport.shown()
            scroll.viewport.shown() > 200 && lines.every { it.y + 3 >= end || it.maxY - 3 <= end }
        }

        and: 'Page Down skips no line that was hidden'
        paper.getScrollableBlockIncrement(new Rectangle(0, 0, 700, 400), SwingConstants.VERTICAL, 1) == scroll.viewport.shown()

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent << [100, 250]
    }

    def "where somebody reads on a page is not marked by a caret"() {
        given:
        Paper paper = null
        onEvents {
            Scheme.LIGHT.wear(100)
            paper = new Paper(1, { })
        }

        when: 'as Java from its 20th version on does when a text is clicked on'
        onEvents { paper.caret.visible = true }

        then:
        !paper.caret.visible
    }
}
