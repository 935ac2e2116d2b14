package mystics.editor.board

import mystics.content.Catalog
import mystics.content.Size
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.geom.Rectangle2D

/** The marks on a figure lie beside its hearts, or above them beside a neighbour, where they hide nobody's face, body, hearts or number. */
class FigureMarksSpec extends Specification {
    static final int MICE = 3
    /** The part of a figure from above, and of the width of its base, that counts as face and body. */
    static final double BODY = 0.9
    static final double SLIM = 0.26
    @Shared Catalog catalog = BaseGame.library().catalog()

    private List<PlacedFigure> crowd(int count, int marks, boolean spread = false) {
        def room = catalog.rooms()['guard-room']
        def spot = new BoardSpace(0, room.plan().size().intdiv(2))
        def figures = (0..<count).collect { slot ->
            def mouse = slot < MICE
            new FigurePicture(slot, mouse ? 'Somebody' : "Roach $slot", ['heroes/somebody'], spot, Size.SMALL,
                    mouse ? FigurePicture.Side.HERO : FigurePicture.Side.MINION, mouse ? 0 : slot, slot == 0, 0, mouse ? 3 : 1,
                    ['inspired'] * marks)
        }
        def board = new BoardPicture([new TilePicture(room, 0, 0, true)], figures, [], [], [])
        def fan = Fan.beside(board, spot, [] as Set, new Rectangle2D.Double(-100, -100, 1200, 1200), 45)
        spread ? board.fanned(Optional.of(fan)).enlarged() : PlacedFigure.all(board)
    }

    def "#marks marks on each of #count figures, enlarged: #spread, hide nothing of them, with letters of #letter units"() {
        given:
        def all = crowd(count, marks, spread)
        def badges = all.collectEntries { [it, badges(it, letter)] }
        def told = all.collectMany { told(it, letter) }

        expect:
        badges.values().flatten().every { badge -> !told.any { it.intersects(badge) } }
        badges.every { placed, own -> own.every { badge -> !body(placed).intersects(badge) } }
        badges.every { placed, own -> all.findAll { it.y() > placed.y() + 1 }.every { front -> !own.any { body(front).intersects(it) } } }
        badges.every { placed, own ->
            badges.every { other, theirs -> other.is(placed) || !own.any { one -> theirs.any { it.intersects(one) } } }
        }

        where:
        [count, marks, letter, spread] << [[1, 2, 3, 4, 5, 6], [1, 2], [19, 42, 61], [false, true]].combinations()
    }

    def "with letters of #letter units one or two figures on a space and a crowd that is enlarged show their marks: #count"() {
        expect:
        crowd(count, 1, spread).every { (badges(it, letter).size() == 1) == shown }

        where:
        count | letter | spread || shown
        1     | 19     | false  || true
        1     | 61     | false  || true
        2     | 61     | false  || true
        2     | 90     | false  || true
        6     | 19     | false  || false
        6     | 19     | true   || true
        6     | 71     | true   || true
    }

    def "the mark of a figure alone grows with the letters: #letter units"() {
        expect:
        new TagBoxes(crowd(1, 1)[0], letter).badges()[0].width >= size

        where:
        letter || size
        19     || 34
        42     || 38
    }

    private static List<Rectangle2D> badges(PlacedFigure placed, double letter) {
        def boxes = new TagBoxes(placed, letter)
        boxes.badges().collect { shrunk(boxes.onBoard(it.bounds2D)) }
    }

    /** The boxes of the hearts and the number. */
    private static List<Rectangle2D> told(PlacedFigure placed, double letter) {
        def boxes = new TagBoxes(placed, letter)
        def all = boxes.number().map { [boxes.onBoard(it.bounds2D)] }.orElse([])
        (all + (boxes.life().shown ? [boxes.onBoard(boxes.life().box())] : [])).collect { shrunk(it) }
    }

    private static Rectangle2D shrunk(Rectangle2D box) {
        new Rectangle2D.Double(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
    }

    private static Rectangle2D body(PlacedFigure placed) {
        def wide = placed.base() * SLIM
        new Rectangle2D.Double(placed.x() - wide / 2, placed.y() - placed.height(), wide, placed.height() * BODY)
    }
}
