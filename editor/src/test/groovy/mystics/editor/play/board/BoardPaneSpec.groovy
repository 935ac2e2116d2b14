package mystics.editor.play.board

import mystics.content.CardType
import mystics.content.Size
import mystics.editor.art.Canvas
import mystics.editor.art.Theme
import mystics.editor.settings.Scheme
import mystics.editor.album.OffScreen
import mystics.editor.board.BoardEvent
import mystics.editor.board.BoardPainter
import mystics.editor.board.BoardPicture
import mystics.editor.board.BoardSpace
import mystics.editor.board.BoardStyle
import mystics.editor.board.BoardTarget
import mystics.editor.board.FigurePicture
import mystics.editor.board.TilePicture
import mystics.editor.sight.Attire
import mystics.editor.sight.Signs
import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.event.InputEvent
import java.awt.event.MouseEvent
import java.awt.event.MouseWheelEvent
import java.awt.image.BufferedImage

/** The board under somebody's hand, from the first moment of a window. */
class BoardPaneSpec extends Specification {
    static final BoardPicture BOARD = new BoardPicture([new TilePicture(BaseGame.library().catalog().rooms().values().first(), 0, 0,
            true)], [], [], [], [])

    def "whoever points, clicks, drags, turns the wheel or zooms before there is a board does nothing"() {
        given:
        def wishes = Mock(BoardWishes)
        def board = pane(wishes)
        def other = pane(wishes)

        when:
        [MouseEvent.MOUSE_MOVED, MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED,
                MouseEvent.MOUSE_DRAGGED].each { board.dispatchEvent(new MouseEvent(board, it, 0, InputEvent.BUTTON1_DOWN_MASK, 300, 200,
                        1, false, MouseEvent.BUTTON1)) }
        board.dispatchEvent(new MouseWheelEvent(board, MouseEvent.MOUSE_WHEEL, 0, 0, 300, 200, 0, false,
                MouseWheelEvent.WHEEL_UNIT_SCROLL, 1, 3))
        board.figure(300, 200)
        board.camera().zoom(1.5d)
        board.camera().fit()

        then:
        0 * wishes.choose(_, _)
        0 * wishes.why(_, _)

        when:
        [board, other]*.show(BOARD)
        def places = (0..60).collectMany { x -> (0..40).collect { y -> [x * 10, y * 10] } }

        then:
        places.any { x, y -> other.aim(x, y).present }
        places.every { x, y -> board.aim(x, y) == other.aim(x, y) }
    }

    def "a click on a place that cannot be chosen is answered, wherever it is"() {
        given:
        def wishes = Mock(BoardWishes)
        def board = pane(wishes)
        board.show(BOARD)
        def places = (0..60).collectMany { x -> (0..40).collect { y -> [x * 10, y * 10] } }
        def beside = places.find { x, y -> board.aim(x, y).empty }
        def space = places.find { x, y -> board.aim(x, y).filter { it instanceof BoardTarget.OnSpace }.present }

        when:
        board.choose(*beside)

        then:
        1 * wishes.why('', Unlit.NOTHING)

        when:
        board.choose(*space)

        then:
        1 * wishes.why(_, { !it.empty })
    }

    def "a click on a found card, or the key that it names, puts the card away and chooses nothing"() {
        given:
        OffScreen.onEvents { Scheme.DARK.wear(100) }
        def library = BaseGame.library()
        def wishes = Mock(BoardWishes)
        def board = new BoardPane(wishes, [gliding: { 0 }, acting: { 0 }] as BoardPace)
        board.setSize(1000, 800)
        def style = BoardStyle.of(library.catalog(), Theme.DARK)
        board.wear(new Attire(library.catalog(), null, style, new BoardPainter(style)), Signs.UNKNOWN)
        def finder = new FigurePicture(0, 'Somebody', [], new BoardSpace(0, 3), Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 2, [])
        def card = library.catalog().cards().values().find { it.type() == CardType.WEAPON }
        def find = { board.show(BOARD.peopled([finder]), [new BoardEvent.Find(0, card)]) }
        board.show(BOARD.peopled([finder]))
        def before = painted(board)

        when:
        find()
        def lying = painted(board)
        def place = (0..<1000).findResult { x -> (0..<800).findResult { y -> before.getRGB(x, y) == lying.getRGB(x, y) ? null : [x, y] } }
        board.choose(place[0] + 20, place[1] + 20)

        then:
        0 * wishes._
        !board.putAway()

        when:
        find()

        then:
        board.putAway()
        !board.putAway()
    }

    def "the plate of a crowd at the pointer lies on the board until it is put away, and lies there again after the next question"() {
        given:
        def board = pane(Mock(BoardWishes))
        def mice = (0..3).collect { new FigurePicture(it, 'Somebody', [], new BoardSpace(0, 3), Size.SMALL, FigurePicture.Side.HERO, 0,
                it == 0, 0, 3, []) }
        def point = { board.hover(board.places().acting().get().centerX as int, board.places().acting().get().centerY as int) }
        board.show(BOARD.peopled(mice))
        def without = board.places().worth().size()

        when:
        point()

        then:
        board.places().worth().size() == without + 1

        when:
        def put = board.putAway()
        board.show(BOARD.peopled(mice))
        def gone = board.places().worth().size()
        point()

        then:
        put
        gone == without
        board.places().worth().size() == without + 1
        board.putAway()
        !board.putAway()
    }

    private static BufferedImage painted(BoardPane board) {
        Canvas.painted(1000, 800, BufferedImage.TYPE_INT_RGB) { board.paint(it) }
    }

    private static BoardPane pane(BoardWishes wishes) {
        def pane = new BoardPane(wishes, [gliding: { 0 }, acting: { it }] as BoardPace)
        pane.setSize(600, 400)
        pane
    }
}
