package mystics.editor.board

import mystics.content.Catalog
import mystics.content.Size
import mystics.editor.art.Symbol
import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.geom.Point2D
import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** Who can be attacked in a crowd is seen at once, above all figures and plates, and is clicked there. */
class CrowdMarkSpec extends Specification {
    static final int MICE = 3
    @Shared Catalog catalog = BaseGame.library().catalog()

    private BoardPicture crowd(int count) {
        def room = catalog.rooms()['guard-room']
        def spot = new BoardSpace(0, room.plan().size().intdiv(2))
        def figures = (0..<count).collect { slot ->
            def mouse = slot < MICE
            new FigurePicture(slot, mouse ? 'Somebody' : 'Roach', ['minions/roaches'], spot, Size.SMALL,
                    mouse ? FigurePicture.Side.HERO : FigurePicture.Side.MINION, mouse ? 0 : slot, slot == 0, 0, mouse ? 3 : 1, [])
        }
        new BoardPicture([new TilePicture(room, 0, 0, true)], figures, [], [], [])
    }

    private static List<CrowdMark> marks(BoardPicture board, double letter) {
        PlacedFigure.all(board).findAll { it.figure().number() > 0 }.collect { new CrowdMark(new TagBoxes(it, letter), Symbol.SWORD) }
    }

    def "the marks of #count figures on a space hide neither each other nor anybody's hearts, with letters of #letter units"() {
        given:
        def board = crowd(count)
        def marks = marks(board, letter)
        def hearts = PlacedFigure.all(board).findAll { it.figure().life() > 1 }.collectMany { new TagBoxes(it, letter).onBoard() }

        expect:
        marks.size() == count - MICE
        marks.every { mark -> !hearts.any { plate(mark).intersects(it) } }
        marks.every { mark -> marks.count { plate(it).intersects(plate(mark)) } == 1 }

        and: 'the sign lies beside the number'
        marks.every { it.disc().minX > it.number().centerX && it.disc().width == it.number().width }

        where:
        [count, letter] << [[4, 5, 6], [19, 42, 61]].combinations()
    }

    def "the corners around a target in front touch neither hearts nor heads of the row behind, of #count"() {
        given:
        def board = crowd(count)
        def behind = PlacedFigure.all(board).findAll { it.figure().life() > 1 }
        def marks = marks(board, 19).findAll { mark -> behind.any { it.y() < mark.boxes().placed().y() - 1 } }

        expect:
        !marks.empty
        marks.every { mark -> behind.collectMany { new TagBoxes(it, 19).onBoard() }.every { it.maxY < mark.frame().minY - 3
                || it.minX > mark.frame().maxX || it.maxX < mark.frame().minX } }

        where:
        count << [5, 6]
    }

    def "the frames of #count figures on a space, with the white rims of their lines, stay apart in each row"() {
        given:
        def rim = 3.25
        def marks = marks(crowd(count), 19)
        def pairs = [marks, marks].combinations().findAll { one, other ->
            one.boxes().placed().y() == other.boxes().placed().y() && one.boxes().placed().x() < other.boxes().placed().x()
        }

        expect:
        !pairs.empty
        pairs.every { left, right -> left.frame().maxX + rim < right.frame().x - rim }

        where:
        count << [6, 7, 8]
    }

    def "a click on the mark is a click on its figure, among #count"() {
        given:
        def board = crowd(count)
        def touch = new BoardTouch(board)
        def targets = (MICE..<count) as Set

        expect:
        marks(board, 61).every { mark ->
            def point = new Point2D.Double(mark.disc().centerX, mark.disc().centerY)
            touch.mark(point, targets).or { touch.figure(point) }.get().slot() == mark.boxes().placed().figure().slot()
        }

        where:
        count << [4, 5, 6]
    }

    private static Rectangle2D plate(CrowdMark mark) {
        mark.number().bounds2D.createUnion(mark.disc().bounds2D)
    }

    def "a target in a crowd has the sign of the action, in a rim of the colour of targets: #theme"() {
        given:
        def board = crowd(6)
        def view = BoardView.fit(new Rectangle2D.Double(0, 0, 1000, 1000), 1000, 1000, 0)

        expect:
        marks(board, BoardPainter.USUAL / view.scale()).every { mark ->
            def disc = view.transform().createTransformedShape(mark.disc().bounds2D).bounds
            coloured(painted(board, theme, view, [3, 4, 5]), disc, theme) > 12
                    && coloured(painted(board, theme, view, []), disc, theme) == 0
        }

        where:
        theme << Theme.ALL
    }

    private BufferedImage painted(BoardPicture board, Theme theme, BoardView view, List<Integer> targets) {
        def image = new BufferedImage(1000, 1000, BufferedImage.TYPE_INT_RGB)
        def g = image.createGraphics()
        def marked = new Highlights([:], targets.collectEntries { [it, Symbol.SWORD] }, [] as Set, [], Optional.empty(),
                Highlights.Prices.AIMED)
        new BoardPainter(BoardStyle.of(catalog, theme)).paint(g, board, view, marked, 1000, 1000)
        g.dispose()
        image
    }

    /** The number of pixels in the colour of targets. */
    private static int coloured(BufferedImage image, java.awt.Rectangle place, Theme theme) {
        (place.y..<place.y + place.height).sum { y ->
            (place.x..<place.x + place.width).count { x -> image.getRGB(x as int, y as int) == theme.target().RGB }
        }
    }
}
