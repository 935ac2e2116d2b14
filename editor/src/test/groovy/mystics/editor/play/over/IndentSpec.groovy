package mystics.editor.play.over

import mystics.editor.settings.Scheme
import spock.lang.Specification

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** The paragraphs of a page of the story begin alike. */
class IndentSpec extends Specification {
    def "STORY-2: a paragraph that no longer stands beside the initial is indented as all others are, with letters of #percent %"() {
        given:
        onEvents { Scheme.LIGHT.wear(percent) }
        def told = 'Amid the straw there was a mouse who had lost her hat, and did not want it back; ' +
                'it had been a tall one, for the rain.' +
                '\n\nBut it came back. It always did.\n\nCame the morning, and nobody spoke of it.'
        def paper = made {
            def page = new StoryPaper({ }, { Optional.empty() })
            page.write(new StoryHtml([:]).passage(told))
            page
        }
        lay(paper, 4 * percent, 1800)
        def text = paper.document.getText(0, paper.document.length)
        def (beside, other) = ['But it', 'Came the'].collect { paper.modelToView2D(text.indexOf(it)).x }

        expect:
        Math.abs(beside - other) <= percent / 50

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent << [100, 150, 200]
    }
}
