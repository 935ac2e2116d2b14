package mystics.editor.board

import mystics.content.Catalog
import mystics.content.Size
import mystics.editor.art.Colours
import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.Color
import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** Figures that share a space: who stands in front, what is seen of the others, and where the arrow of the turn is. */
class CrowdSpec extends Specification {
    /** The share of a figure, from above, that its face takes. */
    static final double FACE = 0.5
    @Shared Catalog catalog = BaseGame.library().catalog()

    private List<PlacedFigure> crowd(int count, int actor = 0) {
        PlacedFigure.all(board(count, actor))
    }

    private BoardPicture board(int count, int actor) {
        def room = catalog.rooms()['guard-room']
        def spot = new BoardSpace(0, room.plan().size().intdiv(2))
        def figures = (0..<count).collect { slot ->
            new FigurePicture(slot, 'Somebody', ['heroes/somebody'], spot, Size.SMALL, FigurePicture.Side.HERO, 0, slot == actor, 0, 3, [])
        }
        new BoardPicture([new TilePicture(room, 0, 0, true)], figures, [], [], [])
    }

    def "each of #count mice keeps its place on a space when the turn goes to another"() {
        expect:
        (1..<count).every { actor -> places(crowd(count, actor)) == places(crowd(count)) }

        where:
        count << [2, 3, 4, 5, 6]
    }

    private static Map<Integer, List<Double>> places(List<PlacedFigure> all) {
        all.collectEntries { [it.figure().slot(), [it.x(), it.y()]] }
    }

    def "a mouse in front of another leaves its face free, of #count mice"() {
        given:
        def all = crowd(count)

        expect:
        all.every { front -> all.every { back ->
            !front.hides(back) || front.y() - front.height() >= back.y() - back.height() * (1 - FACE)
        } }

        where:
        count << [3, 4]
    }

    def "the hearts of a mouse lie on no other mouse in front of it, of #count mice with letters of #letter units"() {
        given:
        def all = crowd(count)

        expect:
        all.every { back -> all.findAll { it.y() > back.y() + 1 }.every { front -> !plate(back, letter).intersects(body(front)) } }
        all.every { one -> all.every { it.is(one) || !plate(one, letter).intersects(plate(it, letter)) } }

        and: 'they lie at the own feet, below the own face'
        all.every { plate(it, letter).minY >= it.y() - it.height() * (1 - FACE) }
        all.every { plate(it, letter).maxY <= it.y() + it.height() * 0.3 }

        where:
        [count, letter] << [[1, 2, 3, 4, 5, 6], [14, 40, 80]].combinations()
    }

    /** The plate of a figure's hearts on the board. */
    private static Rectangle2D plate(PlacedFigure placed, int letter) {
        def box = new LifePlate(placed.figure(), placed.tags(), new Tags.Print(letter as float, placed.share())).box()
        new Rectangle2D.Double(placed.x() + box.x * placed.share(), placed.y() + box.y * placed.share(), box.width * placed.share(),
                box.height * placed.share())
    }

    /** The body of a figure, from its hat to its feet. */
    private static Rectangle2D body(PlacedFigure placed) {
        def high = placed.height() - placed.base() * 0.12
        new Rectangle2D.Double(placed.x() - placed.base() / 2, placed.y() - high, placed.base(), high)
    }

    def "the arrow points from above at a mouse that nobody stands behind, and else from below or from a free side, of #count mice"() {
        expect:
        (0..<count).every { actor ->
            def all = crowd(count, actor)
            def acting = all.find { it.figure().acting() }
            def arrow = TurnArrow.of(acting, all)
            def above = all.every { !acting.hides(it) }
            above ? arrow.x() == acting.x() && arrow.y() < acting.y() - acting.height()
                    : arrow.y() > acting.y() - acting.height() && all.every { !it.box().contains(arrow.x(), arrow.y()) }
        }

        where:
        count << [1, 2, 3, 4, 6]
    }

    def "the arrow at mouse #actor in front of others comes from below, where no enemy can stand between"() {
        given:
        def acting = crowd(4, actor).find { it.figure().acting() }
        def arrow = TurnArrow.of(acting, crowd(4, actor))

        expect:
        arrow.x() == acting.x()
        arrow.y() > plate(acting, 40).maxY

        where:
        actor << [2, 3]
    }

    def "the ring of mouse #actor of six lies over mice beside it: #over, because it would lie over the face of a mouse in front"() {
        given:
        def acting = crowd(6, actor).find { it.figure().acting() }
        def image = new BufferedImage(1000, 1000, BufferedImage.TYPE_INT_RGB)
        def painter = new BoardPainter(BoardStyle.of(catalog, Theme.DARK))
        def g = image.createGraphics()
        painter.paint(g, board(6, actor), new BoardView(1, 0, 0), Highlights.NONE, 1000, 1000)
        g.dispose()
        def front = acting.y() + acting.base() * 0.44 * 0.82

        expect:
        (new Color(image.getRGB(acting.x() as int, front as int)) == new Color(0xffd23c)) == over

        where:
        actor || over
        0     || false
        1     || false
        2     || false
        3     || true
        5     || true
    }

    def "the fan of #count mice covers no figure beside them"() {
        given:
        def crowd = board(count, 0)
        def spot = crowd.figures()[0].spot()
        def tile = crowd.tiles()[0]
        def beside = (0..<tile.room().plan().size()).findAll { it != spot.space() }
                .findAll { Math.abs(tile.middle(it).y - tile.middle(spot.space()).y) < 40 }
                .min { Math.abs(tile.middle(it).x - tile.middle(spot.space()).x) }
        def rat = new FigurePicture(9, 'Rat', [], new BoardSpace(0, beside), Size.SMALL, FigurePicture.Side.MINION, 0, false, 0, 1, [])
        def all = PlacedFigure.all(crowd.peopled(crowd.figures() + rat).fanned(Optional.of(spot)))
        def alone = all.find { it.figure().slot() == 9 }

        expect:
        !Fan.box(crowd.peopled(crowd.figures() + rat).fanned(Optional.of(spot))).orElseThrow().intersects(alone.box())
        all.size() == count + 1

        where:
        count << [3, 4, 5, 6]
    }

    def "through the fan of #count mice the floor, its space and the outline of the reach are seen"() {
        given:
        def crowd = board(count, 0)
        def spot = crowd.figures()[0].spot()
        def fanned = crowd.fanned(Optional.of(spot))
        def reach = (0..<crowd.tiles()[0].room().plan().size()).findAll { it != spot.space() }
                .collectEntries { [new BoardSpace(0, it), ''] }
        def marked = new Highlights(reach, [:], [] as Set, [], Optional.empty(), Highlights.Prices.AIMED)
        def (plain, lit) = [Highlights.NONE, marked].collect { painted(fanned, it) }
        def ground = FanGround.of(fanned).orElseThrow()
        def inside = (0..<1000).collectMany { y -> (0..<1000).findAll { ground.contains(it, y) }.collect { [it, y] } }

        expect: 'the space is a part of the fan and has a bright frame'
        ground.contains(FanGround.space(fanned).orElseThrow().bounds2D.centerX, FanGround.space(fanned).orElseThrow().bounds2D.centerY)
        inside.count { x, y -> plain.getRGB(x, y) == Color.WHITE.RGB } > 300

        and: 'the outline has its full strength'
        inside.count { x, y -> lit.getRGB(x, y) == Colours.mix(Theme.DARK.legal(), Color.WHITE, 0.3).RGB } > 100

        where:
        count << [3, 6]
    }

    private BufferedImage painted(BoardPicture board, Highlights marked) {
        def image = new BufferedImage(1000, 1000, BufferedImage.TYPE_INT_RGB)
        def g = image.createGraphics()
        new BoardPainter(BoardStyle.of(catalog, Theme.DARK)).paint(g, board, new BoardView(1, 0, 0), marked, 1000, 1000)
        g.dispose()
        image
    }

    def "all mice of a board have one heart with a number, or none has, with letters of #letter units"() {
        given:
        def crowd = board(2, 0)
        def mouse = { slot, space ->
            new FigurePicture(slot, 'Somebody', [], new BoardSpace(0, space), Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])
        }
        def growth = new LetterGrowth(letter)
        def laid = BoardPlaces.of(crowd.peopled(crowd.figures() + mouse(5, 0)), growth)
        def alone = PlacedFigure.all(crowd.peopled([mouse(5, 0)]))[0]

        expect:
        laid.figures().every { new TagBoxes(it, letter).life().tight == numbered }
        new TagBoxes(laid.alike(alone), letter).life().tight == numbered

        where:
        letter || numbered
        14     || false
        48     || true
    }

    def "the fan of #count mice on a space at the edge of a tile stays within the tile"() {
        given:
        def tile = board(count, 0).tiles()[0]
        def corners = [0, tile.room().plan().size() - 1].collect { new BoardSpace(0, it) }
        def fans = corners.collect { spot ->
            def figures = board(count, 0).figures().collect {
                new FigurePicture(it.slot(), 'Somebody', [], spot, Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])
            }
            Fan.box(new BoardPicture([tile], figures, [], [], []).fanned(Optional.of(spot))).orElseThrow()
        }

        expect:
        fans.every { new Rectangle2D.Double(0, 0, 1000, 1000).contains(it) }

        where:
        count << [3, 4, 5, 6]
    }
}
