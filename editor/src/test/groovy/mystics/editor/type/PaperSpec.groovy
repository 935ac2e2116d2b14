package mystics.editor.type

import mystics.editor.settings.Scheme
import spock.lang.Specification

import static mystics.editor.album.OffScreen.onEvents

/** Pages of HTML. */
class PaperSpec extends Specification {
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
