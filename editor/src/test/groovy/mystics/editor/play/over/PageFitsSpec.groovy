package mystics.editor.play.over

import mystics.bot.SuggestedParty
import mystics.editor.album.OffScreen
import mystics.editor.art.Sketch
import mystics.editor.settings.Scheme
import mystics.editor.story.StoryReading
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.JButton
import javax.swing.JPanel
import javax.swing.JScrollPane

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** The pages of a chapter fit into the window: none leaves a few lines to be scrolled to. */
class PageFitsSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared voices = StoryPaper.portraits(library.catalog())

    private final picture = Stub(Sketch) {
        ratio() >> 1.6d
    }

    /** The texts of all pages that a chapter may show, by the passages. */
    private Map<String, String> pages(chapter) {
        def party = SuggestedParty.of(library.catalog(), chapter)
        chapter.story().collectEntries { passage ->
            [passage.id(), StoryReading.of(library, chapter, party).passage(passage.id(), party[0]).texts().find() ?: '']
        }.findAll { it.value }
    }

    /** The scroll pane of a page that is open in a window. */
    private JScrollPane open(String text, boolean pictured, int width, int height, Runnable then = { }) {
        def stage = made { new Stage(new JPanel(), new JPanel()) }
        def page = made {
            def paper = new StoryPaper({ }, { Optional.empty() })
            paper.write(new StoryHtml(voices).passage(text))
            (pictured ? new IllustratedPage('A title', new Plate(picture, ''), paper) : new TextPage('A title', paper)).bound()
        }
        onEvents { stage.page(page, pictured ? LaidPaper.SPREAD : LaidPaper.PAGE, 'Go on', then) }
        OffScreen.lay(stage, width, height)
        page
    }

    private static int over(JScrollPane page) {
        page.verticalScrollBar.maximum - page.verticalScrollBar.visibleAmount
    }

    private static double lineHeight(JScrollPane page) {
        page.viewport.view.paper().modelToView2D(5).height
    }

    def "every passage of the first chapter is seen as a whole"() {
        given:
        onEvents { Scheme.LIGHT.wear(100) }
        def chapter = library.catalog().firstToPlay()
        def texts = pages(chapter)

        expect:
        texts.size() > 8
        texts.findAll { id, text -> over(open(text, chapter.story().find { it.id() == id }.scene() != '', 1280, 800)) > 0 }.keySet().empty
    }

    def "a text that is far too long keeps its large letters and scrolls"() {
        given:
        onEvents { Scheme.LIGHT.wear(100) }
        def usual = lineHeight(open('It was late.', true, 1280, 800))
        def tooLong = open('It was late, and the mice were tired. ' * 120, true, 1280, 800)

        expect:
        over(tooLong) > 100
        lineHeight(tooLong) == usual
    }

    /** The letters of a line of the text, on average. */
    private static double lettersALine(JScrollPane page) {
        def paper = page.viewport.view.paper()
        def text = paper.document.getText(0, paper.document.length)
        def widths = (10..<text.length() - 1).collect { paper.modelToView2D(it + 1).x - paper.modelToView2D(it).x }.findAll { it > 0 }
        paper.width / (widths.sum() / widths.size())
    }

    def "on a wide page in a large window a line has at most about 78 letters, and a short text is no larger than a long one"() {
        given:
        onEvents { Scheme.LIGHT.wear(percent) }

        when:
        def page = open('It was late, and the mice were tired. ' * 14, true, width, height)

        then:
        (int) lettersALine(page) in 68..80
        over(page) <= 0
        lineHeight(open('It was late.', true, width, height)) <= lineHeight(page) + 1

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent | width | height
        125     | 1920  | 1080
        175     | 2560  | 1440
    }

    def "in letters of #percent percent a long text begins beside the picture and goes on below it over the whole width"() {
        given:
        onEvents { Scheme.LIGHT.wear(percent) }

        when:
        def page = open((['It was late, and the mice were tired. ' * 3] * 12).join('\n\n'), true, 1280, 800)
        def view = page.viewport.view
        def plate = view.components.find { it instanceof Plate }
        def (beside, below) = view.components.findAll { it instanceof StoryPaper }
        def words = { it.document.getText(0, it.document.length) }

        then:
        !view.spread
        plate.width >= 0.42 * view.width
        beside.x > plate.x + plate.width
        below.x == plate.x
        below.width == view.width
        below.y >= Math.max(plate.y + plate.height, beside.y + beside.height)

        and: 'every word is there once'
        (words(beside) + words(below)).count('tired') == 36
        words(beside).count('tired') in 3..9

        when:
        3.times { OffScreen.lay(page.parent.parent.parent, 1281 + it, 800) }

        then:
        (words(beside) + words(below)).count('tired') == 36

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent << [200, 250]
    }

    def "in letters of 200 percent a paragraph begins beside the picture and goes on below it, without a hole; a voice stays whole"() {
        given:
        onEvents { Scheme.LIGHT.wear(200) }
        def first = 'It was late, and the mice were tired. ' * 3
        def parts = { String more -> open("$first\n\n$more", true, 1280, 800).viewport.view.components }
        def words = { it.document.getText(0, it.document.length).replaceAll('\\s+', ' ').trim() }

        when:
        def next = 'One of them went *back* for the *old brass* lantern, and four went on. ' * 6
        def all = parts(next)
        def plate = all.find { it instanceof Plate }
        def (beside, below) = all.findAll { it instanceof StoryPaper }
        def line = beside.modelToView2D(5).height

        then:
        plate.y + plate.height - beside.y - beside.height < 0.8 * line
        below.y - plate.y - plate.height < line
        words(beside).contains('tired. One of them')
        words(below)
        "${words(beside)} ${words(below)}".toString() == (first + next.replace('*', '')).trim()

        when:
        (beside, below) = parts('Collin: ' + next).findAll { it instanceof StoryPaper }

        then:
        words(below).startsWith('Collin')

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }
    }

    def "while text is left below, the button of a page leads to it, and so does a click beside the page; only the end turns the page"() {
        given:
        onEvents { Scheme.LIGHT.wear(250) }
        def turned = 0
        def page = open('It was late, and the mice were tired. ' * 20, true, 1280, 800) { turned++ }
        def button = OffScreen.parts(page.parent.parent).find { it instanceof JButton && it.text == Stage.MORE }
        def looks = button.getClientProperty('FlatLaf.style')
        def places = [page.verticalScrollBar.value]

        when:
        onEvents { button.doClick(0) }
        places << page.verticalScrollBar.value
        onEvents { page.parent.parent.mouseListeners*.mouseClicked(null) }
        places << page.verticalScrollBar.value

        then:
        looks
        places == places.toSorted()
        places.toSet().size() == 3
        turned == 0

        when:
        20.times { if (button.text == Stage.MORE) onEvents { button.doClick(0) } }

        then:
        button.text == 'Go on'
        turned == 0

        when:
        onEvents { button.doClick(0) }

        then:
        turned == 1

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }
    }

    def "the initial belongs to the first paragraph: the second one does not begin beside it"() {
        given:
        onEvents { Scheme.LIGHT.wear(100) }
        def paper = made { new StoryPaper({ }, { Optional.empty() }) }
        def text = 'It was late, and the mice were tired and cold, and the lantern was nearly out, and so were they.'

        when:
        onEvents {
            paper.write(new StoryHtml(voices).passage(text + '\n\nFour of them went on, and the fifth went back for the lantern.'))
            paper.setSize(640, 1000)
            paper.preferredSize
        }
        def all = paper.document.getText(0, paper.document.length)
        def place = { paper.modelToView2D(it) }

        then: 'it begins with an indent at the edge, below both lines of the first one'
        place(all.indexOf('Four')).x < 60
        place(all.indexOf('Four')).y > place(all.indexOf('they.')).y
        place(all.indexOf('they.')).y > place(all.indexOf('was late')).y
    }

    def "a short text without a picture has a whole page, and not a strip"() {
        when:
        def page = open('It was late.', false, 1280, 800)
        def view = page.viewport.view

        then:
        page.height > 380
        view.paper().y > 100
        view.paper().y + view.paper().height < page.height - 100
    }

    def "a text without a picture stands a little above the middle of its page, below the title of the chapter"() {
        when:
        def view = open('It was late, and the mice were tired. ' * 12, false, 1280, 800).viewport.view
        def above = view.paper().y
        def below = view.height - above - view.paper().height

        then:
        above > 2 * 14
        above < below
        above > 0.5 * below
    }
}
