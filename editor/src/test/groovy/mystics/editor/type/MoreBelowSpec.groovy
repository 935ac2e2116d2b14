package mystics.editor.type

import spock.lang.Specification

import javax.swing.JComponent
import javax.swing.JLabel
import javax.swing.JPanel
import javax.swing.JScrollPane
import javax.swing.KeyStroke
import java.awt.Dimension

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** A page that is higher than its place says so. */
class MoreBelowSpec extends Specification {
    private static MoreBelow page(int high) {
        def content = made { new JPanel(preferredSize: new Dimension(100, high)) }
        def page = made { MoreBelow.scrolled(content) }
        3.times { lay(page, 300, 400) }
        page
    }

    private static JLabel sign(MoreBelow page) {
        parts(page).find { it instanceof JLabel }
    }

    def "a page that fits has no line; a page that goes on has one, which names the key"() {
        expect:
        !sign(page(200)).visible
        sign(page(1200)).visible
        sign(page(1200)).text.contains('Page Down')
    }

    def "#key works wherever the focus is in the window, also on a button below the page"() {
        expect:
        page(1200).getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).get(KeyStroke.getKeyStroke(key)) != null

        where:
        key << ['PAGE_DOWN', 'PAGE_UP']
    }

    def "Page Down goes on by a page, and Page Up goes back"() {
        given:
        def page = page(1200)
        def bar = parts(page).find { it instanceof JScrollPane }.verticalScrollBar

        when:
        onEvents { page.actionMap.get('PAGE_DOWN').actionPerformed(null) }

        then:
        bar.value > 200

        when:
        onEvents { page.toEnd() }

        then: 'the line keeps its place without words, which would be seen as a shadow on some papers'
        sign(page).visible
        sign(page).text.blank

        when:
        onEvents { bar.value = 60 }
        onEvents { page.actionMap.get('PAGE_UP').actionPerformed(null) }

        then:
        bar.value == 0
    }
}
