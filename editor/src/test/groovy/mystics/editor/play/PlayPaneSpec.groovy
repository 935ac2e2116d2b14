package mystics.editor.play

import mystics.bot.SuggestedParty
import mystics.console.Arrangement
import mystics.console.GameTable
import mystics.console.HomeFolder
import mystics.content.Setup
import mystics.editor.settings.Pace
import mystics.editor.settings.Scheme
import mystics.editor.settings.Settings
import mystics.editor.sight.Course
import mystics.editor.sight.Watch
import mystics.mod.load.BaseGame
import mystics.play.Company
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir
import spock.util.concurrent.PollingConditions

import javax.swing.AbstractButton
import javax.swing.JComponent
import javax.swing.KeyStroke
import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.Container
import java.awt.image.BufferedImage
import java.nio.file.Path

/** A game in the window's panes, without a display: what is asked stands there, a click answers, and a picture can be painted of it. */
class PlayPaneSpec extends Specification {
    @TempDir Path home
    @AutoCleanup Course course
    PlayPane pane
    def soon = new PollingConditions(timeout: 30)

    def setup() {
        def library = BaseGame.library()
        def watch = new Watch()
        def table = new GameTable(library, watch)
        onEvents {
            Scheme.LIGHT.wear(100)
            pane = new PlayPane({ Settings.usual().with(Pace.AT_ONCE) }, {}, { it.run() })
        }
        course = new Course(table.shelf(new HomeFolder(home)), watch, pane)
        pane.play(course)
        def chapter = library.catalog().chapters().values().first()
        def party = SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }
        course.begin { table.begin(new Arrangement(new Setup(chapter.id(), party, [] as Set), Company.people(7))) }
    }

    private static void onEvents(Closure deed) {
        SwingUtilities.invokeAndWait(deed)
    }

    private List<Component> parts(Component of = pane) {
        [of] + (of instanceof Container ? of.components.toList().collectMany { parts(it) } : [])
    }

    private List<AbstractButton> buttons() {
        parts().findAll { it instanceof AbstractButton }
    }

    private void click(String text) {
        onEvents { buttons().find { it.text == text }.doClick(0) }
    }

    private boolean asks(String prompt) {
        parts().any { it.hasProperty('text') && "$it.text".contains(prompt) }
    }

    private BufferedImage picture(int width, int height) {
        def image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB)
        onEvents {
            pane.setSize(width, height)
            3.times {
                parts()*.invalidate()
                parts()*.doLayout()
            }
            def graphics = image.createGraphics()
            pane.paint(graphics)
            graphics.dispose()
        }
        image
    }

    def "the story is read first; then a question stands there and a click answers it"() {
        when:
        soon.eventually { assert asks('Where does the next') }
        click('Go on')
        def first = buttons().find { it.getClientProperty(mystics.editor.sight.Pick) != null }
        onEvents { first.doClick(0) }

        then:
        soon.eventually { assert !buttons().contains(first) }
    }

    def "where nothing can be taken back, the key that would do it says why"() {
        given:
        soon.eventually { assert asks('Where does the next') }
        click('Go on')
        def tools = parts().find { it instanceof Tools }

        when:
        onEvents { tools.actionMap.get(tools.getInputMap(javax.swing.JComponent.WHEN_IN_FOCUSED_WINDOW).get(KeyStroke.getKeyStroke('control Z'))).actionPerformed(null) }

        then:
        soon.eventually { assert parts().any { it instanceof mystics.editor.type.Paper && it.words().contains('No: this is where the session begins. Answer first.') } }
    }

    def "every control has a name for those who listen"() {
        given:
        soon.eventually { assert asks('Where does the next') }

        expect:
        buttons().findAll { it.parent.class.name.startsWith('mystics') || it.class.name.startsWith('mystics') || it.class == javax.swing.JButton }
                .findAll { it.isFocusable() && it.parent.class.simpleName != 'FlatScrollBarUI' }
                .every { it.accessibleContext.accessibleName || it.text }
    }

    def "the board is painted in the middle, and looks different where something is lit"() {
        given:
        soon.eventually { assert asks('Where does the next') }
        click('Go on')

        when:
        def image = picture(1280, 800)
        def colours = (0..<200).collect { image.getRGB(500 + it * 2, 400) }.toSet()

        then:
        colours.size() > 20
    }

    def "what writes a plus or a minus brings the board nearer or farther, on whatever keyboard"() {
        given:
        soon.eventually { assert asks('Where does the next') }
        click('Go on')
        def board = parts().find { it instanceof BoardPane }
        picture(1280, 800)

        when:
        onEvents { board.fit() }
        def whole = picture(1280, 800).getRGB(0, 0, 1280, 800, null, 0, 1280).toList().hashCode()
        onEvents { board.actionMap.get(board.inputMap.get(KeyStroke.getKeyStroke('typed +'))).actionPerformed(null) }
        def near = picture(1280, 800).getRGB(0, 0, 1280, 800, null, 0, 1280).toList().hashCode()
        onEvents { board.actionMap.get(board.inputMap.get(KeyStroke.getKeyStroke('typed -'))).actionPerformed(null) }
        def again = picture(1280, 800).getRGB(0, 0, 1280, 800, null, 0, 1280).toList().hashCode()

        then:
        whole != near
        near != again
    }

    def "all of it fits at #percent percent of text and #width by #height"() {
        given:
        soon.eventually { assert asks('Where does the next') }
        onEvents { Scheme.DARK.wear(percent) }

        when:
        picture(width, height)
        def columns = pane.components.findAll { it.visible }

        then:
        columns.every { it.x >= 0 && it.x + it.width <= width && it.y + it.height <= height }

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent | width | height
        100     | 1000  | 640
        100     | 1280  | 800
        200     | 1920  | 1080
    }
}
