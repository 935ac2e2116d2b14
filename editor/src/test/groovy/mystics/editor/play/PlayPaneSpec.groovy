package mystics.editor.play

import mystics.editor.settings.Pace
import mystics.editor.settings.Scheme
import mystics.editor.settings.Settings
import mystics.editor.sight.Pick
import mystics.editor.type.Paper
import mystics.mod.load.BaseGame
import spock.lang.AutoCleanup
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.AbstractButton
import javax.swing.JButton
import javax.swing.JComponent
import javax.swing.KeyStroke
import java.awt.image.BufferedImage
import java.nio.file.Path
import mystics.editor.play.around.Tools
import mystics.editor.play.board.BoardPane

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents

/** A game in the window's panes, without a display: what is asked stands there, a click answers, and a picture can be painted of it. */
class PlayPaneSpec extends Specification {
    @TempDir Path home
    @AutoCleanup Parlour parlour

    def setup() {
        parlour = new Parlour(BaseGame.library(), home, Settings.usual().with(Pace.AT_ONCE)).begin()
        parlour.await('Go on')
    }

    private BufferedImage picture(int width, int height) {
        def image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB)
        lay(parlour.pane, width, height)
        onEvents {
            def graphics = image.createGraphics()
            parlour.pane.paint(graphics)
            graphics.dispose()
        }
        image
    }

    def "the story is read first; then a question stands there and a click answers it"() {
        when:
        parlour.turnPages()
        def first = parlour.buttons().find { it.getClientProperty(Pick) != null }
        onEvents { first.doClick(0) }

        then:
        parlour.soon.eventually { assert !parlour.parts().contains(first) }
    }

    def "where nothing can be taken back, the key that would do it says why"() {
        given:
        parlour.turnPages()
        def tools = parlour.parts().find { it instanceof Tools }

        when:
        onEvents { tools.actionMap.get(tools.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW)
                .get(KeyStroke.getKeyStroke('control Z'))).actionPerformed(null) }

        then:
        parlour.soon.eventually { assert parlour.parts().any { it instanceof Paper && it.words()
                .contains('No: this is where the session begins. Answer first.') } }
    }

    def "every control has a name for those who listen"() {
        expect:
        parlour.parts().findAll { it instanceof AbstractButton && (it.parent.class.name.startsWith('mystics') ||
                it.class.name.startsWith('mystics') || it.class == JButton) }
                .findAll { it.isFocusable() && it.parent.class.simpleName != 'FlatScrollBarUI' }
                .every { it.accessibleContext.accessibleName || it.text }
    }

    def "the board is painted in the middle, and looks different where something is lit"() {
        given:
        parlour.turnPages()

        when:
        def image = picture(1280, 800)
        def colours = (0..<200).collect { image.getRGB(500 + it * 2, 400) }.toSet()

        then:
        colours.size() > 20
    }

    def "what writes a plus or a minus brings the board nearer or farther, on whatever keyboard"() {
        given:
        parlour.turnPages()
        def board = parlour.parts().find { it instanceof BoardPane }
        picture(1280, 800)

        when:
        onEvents { board.camera().fit() }
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
        onEvents { Scheme.DARK.wear(percent) }

        when:
        picture(width, height)
        def columns = parlour.pane.components.findAll { it.visible }

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
