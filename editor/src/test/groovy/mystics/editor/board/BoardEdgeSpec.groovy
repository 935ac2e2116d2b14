package mystics.editor.board

import mystics.content.Size
import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.geom.Point2D
import java.awt.geom.Rectangle2D

/** What is shown at the edge of the board stays on it. */
class BoardEdgeSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()

    def "the frame around a target stays within its tile, on every space of every room"() {
        expect:
        catalog.rooms().values().every { room ->
            def figures = (0..<room.plan().size()).collect {
                new FigurePicture(it, 'Roach', ['minions/roaches'], new BoardSpace(0, it), Size.SMALL, FigurePicture.Side.MINION, 0,
                        false, 0, 1, [])
            }
            def board = new BoardPicture([new TilePicture(room, 0, 0, true)], figures, [], [], [])
            def painter = new HighlightPainter(BoardPlaces.of(board, LetterGrowth.NONE),
                    BoardStyle.of(catalog, Theme.DARK), new ReachOutline())
            PlacedFigure.all(board).every { new Rectangle2D.Double(20, 20, 960, 960).contains(painter.sight(it, 60)) }
        }
    }

    def "an event at a figure lies wholly within the visible part of the board"() {
        given:
        def all = new Rectangle2D.Double(-26, -26, 1052, 1052)

        expect:
        EventPainter.inside(new Point2D.Double(500, 30), all) == new Point2D.Double(500, 74)
        EventPainter.inside(new Point2D.Double(500, 500), all) == new Point2D.Double(500, 500)
    }
}
