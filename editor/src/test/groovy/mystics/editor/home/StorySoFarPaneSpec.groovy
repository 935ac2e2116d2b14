package mystics.editor.home

import mystics.save.CampaignStory.ReadChapter

import mystics.editor.play.over.OpenBook
import mystics.editor.play.over.StoryPaper

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The story of a campaign, to be read again (STORY-2, CAMP-1). */
class StorySoFarPaneSpec extends PageFixture {
    def "the last chapter lies open, and voices are signed"() {
        given:
        def speaker = library.catalog().heroes().values().first().name()
        def page = made { new StorySoFarPane(library.catalog(), 'sundays', [new ReadChapter('The Barn', ['It rained.']),
                new ReadChapter('The Loft', ["It stopped.\n\n$speaker: At last.".toString()])], { done << 'print' },
                { done << 'back' }, { done << 'home' }) }

        expect:
        words(page).contains('The story of sundays so far')
        words(page).contains('It stopped.')
        !words(page).contains('It rained.')

        when:
        click(page, 'Back to the campaigns')

        then:
        done == ['back']

        when:
        click(page, 'Print as PDF')

        then:
        done == ['back', 'print']
    }

    def "a long chapter lies open on two pages side by side, which are turned by buttons and keys"() {
        given:
        def told = (1..60).collect { "Line $it of it rained all night, and the mice sat under the stairs and listened. " * 3 }.join('\n\n')
        def page = made { new StorySoFarPane(library.catalog(), 'sundays', [new ReadChapter('The Barn', [told])], { }, { }, { }) }
        lay(page, 1280, 800)
        def book = parts(page).find { it instanceof OpenBook }
        def paper = parts(page).find { it instanceof StoryPaper }
        def pages = { parts(page).collect { it.hasProperty('text') ? "$it.text" : '' }.find { it.startsWith('Pages') } }

        expect: 'no line is parted by the end of a page'
        pages().startsWith('Pages 1 and 2 of ')
        def all = pages().find(/\d+$/) as int
        (0..<all).every { book.shown(it).height <= book.height }
        (1..<all).every { cut ->
            def top = book.shown(cut).@y
            [-2, 2].collect { paper.viewToModel2D(new java.awt.Point(40, (top + it) as int)) }.toSet().size() == 2
        }

        when:
        click(page, 'Turn the page')

        then:
        pages().startsWith('Pages 3 and 4 of ')

        when:
        onEvents { 99.times { paper.actionMap.get('PAGE_DOWN').actionPerformed(null) } }

        then:
        pages() == null || pages().contains("$all")

        when:
        onEvents { paper.actionMap.get('HOME').actionPerformed(null) }

        then:
        pages().startsWith('Pages 1 and 2 of ')
    }

    def "no end of a page divides a voice from its portrait, or a box"() {
        given:
        def speaker = library.catalog().heroes().values().first().name()
        def told = (1..40).collect { "It rained all night. " * (it % 5 + 1) +
                "\n\n$speaker: Line $it of the rain. ${'It rains. ' * (it % 7)}" +
                "\n\n[Box $it: ${'it goes on raining, and nobody moves. ' * (it % 4 + 1)}]" }.join('\n\n')
        def page = made { new StorySoFarPane(library.catalog(), 'sundays', [new ReadChapter('The Barn', [told])], { }, { }, { }) }
        lay(page, 1280, 800)
        def book = parts(page).find { it instanceof OpenBook }
        def paper = parts(page).find { it instanceof StoryPaper }
        def all = parts(page).collect { it.hasProperty('text') ? "$it.text" : '' }.find { it.startsWith('Pages') }.find(/\d+$/) as int
        def ends = (1..<all).collect { book.shown(it).@y }
        def text = paper.document.getText(0, paper.document.length)

        when: 'the first and the last line of each voice and each box, and the portrait of a voice'
        def blocks = (1..40).collectMany { n ->
            ["Line $n of", "Box $n:"].collect { begin ->
                def from = text.indexOf(begin)
                def top = paper.modelToView2D(from).y
                def paragraph = paper.document.getParagraphElement(from)
                [begin.startsWith('Line') ? top - 15 : top - 6,
                 Math.max(paper.modelToView2D(paragraph.endOffset - 1).maxY, begin.startsWith('Line') ? top + 20 : top)]
            }
        }

        then:
        all > 5
        blocks.every { from, to -> ends.every { !(it > from && it < to) } }
        (0..<all).every { book.shown(it).height <= book.height }
    }

    def "without a story the page says when there will be one"() {
        expect:
        words(made { new StorySoFarPane(library.catalog(), 'sundays', [], { }, { }, { }) })
                .contains('Nothing of the story has been kept yet.')
    }

    def "Page Down and Page Up turn the page wherever the focus is, and F10 goes home"() {
        given:
        def told = (1..60).collect { "Line $it of it rained all night, and the mice sat under the stairs and listened. " * 3 }.join('\n\n')
        def page = made { new StorySoFarPane(library.catalog(), 'one-go', [new ReadChapter('The Barn', [told])], { }, { },
                { done << 'home' }) }
        lay(page, 1280, 800)
        def list = parts(page).find { it instanceof javax.swing.JComboBox }
        def pages = { parts(page).collect { it.hasProperty('text') ? "$it.text" : '' }.find { it.startsWith('Pages') } }
        def typed = { part, when, key ->
            def deed = part.getInputMap(when).get(javax.swing.KeyStroke.getKeyStroke(key))
            onEvents { part.actionMap.get(deed).actionPerformed(null) }
        }

        when: 'in the list of chapters, and elsewhere'
        typed(list, javax.swing.JComponent.WHEN_FOCUSED, 'PAGE_DOWN')
        typed(page, javax.swing.JComponent.WHEN_IN_FOCUSED_WINDOW, 'PAGE_DOWN')

        then:
        pages().startsWith('Pages 5 and 6 of ')

        when:
        typed(page, javax.swing.JComponent.WHEN_IN_FOCUSED_WINDOW, 'PAGE_UP')
        typed(page, javax.swing.JComponent.WHEN_IN_FOCUSED_WINDOW, 'F10')

        then:
        pages().startsWith('Pages 3 and 4 of ')
        done == ['home']
        words(page).contains('The story of one-go so far')
    }
}
