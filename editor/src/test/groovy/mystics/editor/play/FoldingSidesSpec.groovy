package mystics.editor.play

import mystics.editor.album.OffScreen
import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.settings.Scheme
import mystics.editor.sight.Throw
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.JToggleButton
import javax.swing.SwingUtilities
import java.awt.Component
import java.nio.file.Path
import mystics.editor.play.around.HeadPane
import mystics.editor.play.around.LastThrow
import mystics.editor.play.around.PartyPane
import mystics.editor.play.ask.AskPane
import mystics.editor.play.board.BoardPane
import mystics.editor.play.over.Stage

import static mystics.editor.album.OffScreen.onEvents

/** What stands beside the board, and how much of the window is left to the board. */
class FoldingSidesSpec extends Specification {
    @Shared Library library = BaseGame.library()
    @TempDir Path home
    Parlour parlour

    def setup() {
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()
    }

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
        parlour.close()
    }

    private void lay(int percent, int width = 1280, int height = 800) {
        onEvents {
            Scheme.LIGHT.wear(percent)
            SwingUtilities.updateComponentTreeUI(parlour.pane)
        }
        OffScreen.lay(parlour.pane, width, height)
    }

    private void layAgain() {
        OffScreen.lay(parlour.pane)
    }

    private part(Class kind) {
        parlour.seen().find { kind.isInstance(it) }
    }

    def "at #percent percent of text the line over the board keeps its height with many dice, and all of it is in the window"() {
        given:
        lay(percent)
        def head = part(HeadPane)
        def height = head.height
        def last = part(LastThrow)
        def style = BoardStyle.of(parlour.table.catalog(), Theme.LIGHT)

        when:
        onEvents { last.show([new Throw('A roll whose name is as long as only a German word can be', [1, 2, 3, 4, 5, 6] * 2)], style) }
        layAgain()

        then:
        head.height == height
        parlour.parts(head).findAll { it.width > 0 }.every { inside(it) }
        last.components.count { it.width > 0 } >= 2

        where:
        percent << [100, 150, 200, 250]
    }

    private boolean inside(Component part) {
        def place = SwingUtilities.convertRectangle(part.parent, part.bounds, parlour.pane)
        place.x >= 0 && place.x + place.width <= parlour.pane.width
    }

    def "at #percent percent of text the board has its share of a small window, and a room fits into it"() {
        when:
        lay(percent)

        then: 'most of the width where letters are large, and not much less than half anywhere'
        part(BoardPane).width >= 1280 * share
        part(BoardPane).height >= 480
        part(AskPane) != null

        where:
        percent | share
        100     | 0.45
        150     | 0.45
        200     | 0.55
        250     | 0.55
    }

    def "with letters of the usual size party, board and choices stand side by side"() {
        when:
        lay(100)

        then:
        part(PartyPane) && part(AskPane)
        !parlour.seen().any { it instanceof JToggleButton && it.text == 'Choices' }
    }

    def "with large letters choices and party share a side; a new question brings the choices back"() {
        when:
        lay(200)

        then:
        part(AskPane) && !part(PartyPane)

        when:
        parlour.click('Party')
        layAgain()

        then:
        part(PartyPane) && !part(AskPane)

        when: 'the turn ends'
        parlour.course.answer('end')

        then:
        parlour.soon.eventually {
            layAgain()
            assert part(AskPane) && !part(PartyPane)
        }
    }

    def "what is read over the board has all of the window where it needs it"() {
        when:
        lay(250)
        onEvents {
            part(Stage).lay(new javax.swing.JLabel('A page'), Stage.Sheet.PAPER)
        }
        layAgain()

        then:
        part(Stage).width == 1280

        when:
        onEvents {
            part(Stage).putAway()
        }
        layAgain()

        then:
        part(AskPane)
    }
}
