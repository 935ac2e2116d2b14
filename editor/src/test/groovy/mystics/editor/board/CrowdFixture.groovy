package mystics.editor.board

import mystics.content.Catalog
import mystics.content.Size
import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** A board on which several mice share a space. */
abstract class CrowdFixture extends Specification {
    @Shared Catalog catalog = BaseGame.library().catalog()

    protected List<PlacedFigure> crowd(int count, int actor = 0) {
        PlacedFigure.all(board(count, actor))
    }

    protected BoardPicture board(int count, int actor) {
        def room = catalog.rooms()['guard-room']
        def spot = new BoardSpace(0, room.plan().size().intdiv(2))
        def figures = (0..<count).collect { slot ->
            new FigurePicture(slot, 'Somebody', ['heroes/somebody'], spot, Size.SMALL, FigurePicture.Side.HERO, 0, slot == actor, 0, 3, [])
        }
        new BoardPicture([new TilePicture(room, 0, 0, true)], figures, [], [], [])
    }

    /** The board as it is painted, 1000 pixels wide and high. */
    protected BufferedImage painted(BoardPicture board, Highlights marked) {
        def image = new BufferedImage(1000, 1000, BufferedImage.TYPE_INT_RGB)
        def g = image.createGraphics()
        new BoardPainter(BoardStyle.of(catalog, Theme.DARK)).paint(g, board, new BoardView(1, 0, 0), marked, 1000, 1000)
        g.dispose()
        image
    }

    protected static Rectangle2D plate(PlacedFigure placed, int letter) {
        def box = new LifePlate(placed.figure(), placed.tags(), new Tags.Print(letter as float, placed.share())).box()
        new Rectangle2D.Double(placed.x() + box.x * placed.share(), placed.y() + box.y * placed.share(), box.width * placed.share(),
                box.height * placed.share())
    }

    /** The body of a figure, from its hat to its feet. */
    protected static Rectangle2D body(PlacedFigure placed) {
        def high = placed.height() - placed.base() * 0.12
        new Rectangle2D.Double(placed.x() - placed.base() / 2, placed.y() - high, placed.base(), high)
    }
}
