package mystics.editor.play

import mystics.choice.Name
import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.board.BoardTarget
import mystics.editor.play.around.MessageLine
import mystics.editor.play.around.SaidPane
import mystics.editor.play.board.BoardPane
import mystics.editor.settings.Scheme
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.rules.Line
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.SwingUtilities
import java.awt.Dimension
import java.awt.Rectangle
import java.nio.file.Path

import static mystics.editor.album.OffScreen.onEvents

/** How little of the window the news of a long round takes. */
class NewsOverBoardSpec extends Specification {
    @Shared Library library = BaseGame.library()
    @Shared ada = new Name('heroes/ada/name', 'Ada', '')
    @TempDir Path home
    @AutoCleanup Parlour parlour

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    def "messages that went to the edge of the board stay there until the turn ends or the window changes, so that the board stays, too"() {
        given:
        parlour = new Parlour(library, home).begin()
        def said = parlour.parts().find { it instanceof SaidPane }
        def window = new Dimension(1280, 800)
        def lies = { SaidPane.Lies wanted, Dimension size = window -> said.lie(wanted, size) }

        expect:
        lies(SaidPane.Lies.COLUMN) == SaidPane.Lies.COLUMN
        lies(SaidPane.Lies.EDGE) == SaidPane.Lies.EDGE
        lies(SaidPane.Lies.COLUMN) == SaidPane.Lies.EDGE
        lies(SaidPane.Lies.COLUMN, new Dimension(1280, 900)) == SaidPane.Lies.COLUMN

        when:
        parlour.untilATurn()

        then:
        lies(SaidPane.Lies.COLUMN) == SaidPane.Lies.COLUMN
    }

    private part(Class kind) {
        parlour.seen().find { kind.isInstance(it) }
    }

    private List<Line> blow(int number) {
        [new Line(Sentence.of('{attacker} attacks {targets}', 'attacker', "Wasp $number" as String, 'targets', [ada]), 'BATTLE-2'),
         new Line(Sentence.of('{victim} takes {wounds}{sort} ({now} of {life})', 'victim', ada, 'wounds', '1 wound', 'sort', '',
                 'now', number, 'life', 9), 'BATTLE-5')]
    }

    private static List<Rectangle> figures(BoardPane board) {
        board.@board.figures().collect { board.places().around(new BoardTarget.OnFigure(it.slot())) }
    }

    def "a long round is told in a few lines, which never lie over figures or spaces (#percent %)"() {
        given:
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()
        onEvents {
            Scheme.LIGHT.wear(percent)
            SwingUtilities.updateComponentTreeUI(parlour.pane)
        }
        OffScreen.lay(parlour.pane, 1280, 800)
        def said = part(SaidPane)
        def board = part(BoardPane)

        when:
        onEvents {
            said.forget()
            said.clear()
            said.@justNow.hear((1..9).collectMany { blow(it) }, parlour.table.catalog(), said.@justNow.@next)
            said.tell()
        }
        OffScreen.lay(parlour.pane)
        def line = part(MessageLine)

        then: 'the newest is there, and what is left out is counted, unless large letters leave room for one piece of news only'
        line.words().contains('Wasp 9 attacks Ada')
        percent > 100 || line.words().contains('in the log (F6).')
        line.words().count('attacks') <= 3

        and: 'the plate is low, and the board around it is free'
        line.height <= 800 / 4
        def plate = SwingUtilities.convertRectangle(said.parent.parent, said.parent.bounds, board)
        (figures(board) + board.places().choices()).every { !it.intersects(plate) }
        parlour.pane.bounds.contains(SwingUtilities.convertRectangle(line.parent, line.bounds, parlour.pane))

        where:
        percent << [100, 200, 250]
    }
}
