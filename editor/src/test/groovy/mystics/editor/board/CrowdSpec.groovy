package mystics.editor.board

import mystics.content.Catalog
import mystics.content.Size
import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.Color
import java.awt.geom.Point2D
import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/**
 * Figures that share a space: who stands in front, what is seen of the others, where the arrow of the turn is, and how they are enlarged.
 */
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

    def "mouse #actor of #count, whose turn it is, has a golden line around itself that is seen in a crowd"() {
        given:
        def acting = crowd(count, actor).find { it.figure().acting() }
        def image = painted(board(count, actor), Highlights.NONE)
        def box = around(acting).bounds
        def head = (box.y..<box.y + box.height).sum { y -> (box.x..<box.x + box.width).count { x -> golden(image, x as int, y as int) } }

        expect:
        head > 60

        where:
        [count, actor] << [[3, 0], [4, 1], [6, 0], [6, 1], [6, 2], [6, 4]]
    }

    /** The surroundings of a figure's head. */
    private static Rectangle2D around(PlacedFigure placed) {
        new Rectangle2D.Double(placed.x() - placed.base(), placed.y() - placed.height() - 8, placed.base() * 2, placed.height() * FACE)
    }

    private static boolean golden(BufferedImage image, int x, int y) {
        def pixel = new Color(image.getRGB(x, y))
        pixel.red > 200 && pixel.green > 150 && pixel.blue < 110
    }

    private Fan fan(BoardPicture board, Set<BoardSpace> lit = []) {
        Fan.beside(board, board.figures()[0].spot(), lit, new Rectangle2D.Double(-100, -100, 1200, 1200))
    }

    private static Rectangle2D space(BoardPicture board, BoardSpace spot) {
        Standing.outline(board.tiles()[spot.tile()], spot.space()).bounds2D
    }

    def "the plate of #count mice covers neither their space nor a figure beside them"() {
        given:
        def crowd = board(count, 0)
        def spot = crowd.figures()[0].spot()
        def tile = crowd.tiles()[0]
        def beside = (0..<tile.room().plan().size()).findAll { it != spot.space() }
                .findAll { Math.abs(tile.middle(it).y - tile.middle(spot.space()).y) < 40 }
                .min { Math.abs(tile.middle(it).x - tile.middle(spot.space()).x) }
        def rat = new FigurePicture(9, 'Rat', [], new BoardSpace(0, beside), Size.SMALL, FigurePicture.Side.MINION, 0, false, 0, 1, [])
        def full = crowd.peopled(crowd.figures() + rat)
        def plate = fan(full).plate()

        expect:
        !plate.intersects(PlacedFigure.all(full).find { it.figure().slot() == 9 }.whole())
        !plate.intersects(space(full, spot))
        new Rectangle2D.Double(-100, -100, 1200, 1200).contains(plate)

        where:
        count << [3, 4, 5, 6]
    }

    def "the plate covers no space that can be chosen, if there is another place for it"() {
        given:
        def crowd = board(4, 0)
        def tile = crowd.tiles()[0]
        def lit = (0..<tile.room().plan().size()).findAll { tile.middle(it).y > tile.middle(crowd.figures()[0].spot().space()).y - 40 }
                .collect { new BoardSpace(0, it) } as Set

        expect:
        lit.size() > 6
        lit.every { !fan(crowd, lit).plate().intersects(space(crowd, it)) }
    }

    def "six mice stand in one row on a plate far from their space, with a line to it that hides no space"() {
        given:
        def middle = board(6, 0)
        def tile = middle.tiles()[0]
        def low = new BoardSpace(0, (0..<tile.room().plan().size()).max { tile.middle(it).y })
        def crowd = middle.peopled(middle.figures().collect {
            new FigurePicture(it.slot(), 'Somebody', [], low, Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])
        })
        def lit = (0..<tile.room().plan().size()).findAll { tile.middle(it).y > 330 }.collect { new BoardSpace(0, it) } as Set
        def fan = fan(crowd, lit)
        def ground = new FanGround(crowd.fanned(Optional.of(fan)), fan)

        expect:
        fan.rows().rows() == 1
        lit.size() > 6
        lit.every { !fan.plate().intersects(space(crowd, it)) }
        ground.isFar()
        ground.shape().bounds2D == fan.plate()
    }

    def "the frames of #count enlarged targets and their signs stay apart, with letters of #letter units"() {
        given:
        def crowd = board(count, 0)
        def figures = crowd.figures().collect {
            new FigurePicture(it.slot(), 'Rat', [], it.spot(), Size.SMALL, FigurePicture.Side.MINION, it.slot() + 1, false, 0, 1, [])
        }
        def open = crowd.peopled(figures).fanned(Optional.of(fan(crowd)))
        def laid = BoardPlaces.of(open, new LetterGrowth(letter))
        def painter = new HighlightPainter(laid, BoardStyle.of(catalog, Theme.DARK), new ReachOutline())
        def marks = laid.enlarged().collect { painter.sight(it, 0) }
        def signs = (0..<count).collect { painter.plate(laid.enlarged()[it], marks[it]) }
        def rim = { new Rectangle2D.Double(it.x - 6, it.y - 6, it.width + 12, it.height + 12) }

        expect:
        (0..<count).every { one -> (0..<count).every { it == one || !rim(marks[one]).intersects(rim(marks[it])) } }
        (0..<count).every { signs[it].minX > marks[it].minX && signs[it].maxX < marks[it].maxX }
        marks.every { open.fan().get().plate().contains(rim(it)) }
        (0..<count).every { number -> def placed = laid.enlarged()[number]
            marks[number].contains(new TagBoxes(placed, letter).onBoard(new TagBoxes(placed, letter).numbered().bounds2D)) }

        where:
        [count, letter] << [[3, 4, 6], [14, 45, 61]].combinations()
    }

    def "each of #count mice is larger on the plate than alone, in even rows, whole within the plate and clear of the others"() {
        given:
        def open = board(count, 0).fanned(Optional.of(fan(board(count, 0))))
        def enlarged = open.enlarged()
        def rows = enlarged.groupBy { it.y() }.values()*.size()

        expect:
        enlarged.size() == count
        enlarged.every { it.height() >= 1.25 * FigurePainter.height(it.figure()) }
        rows.max() - rows.min() <= 1
        enlarged.every { open.fan().get().plate().contains(body(it)) && open.fan().get().plate().contains(plate(it, 40)) }
        enlarged.every { one -> enlarged.every { it.is(one) || !plate(one, 40).intersects(body(it)) && !body(one).intersects(body(it)) } }

        and: 'the small ones still stand on their space'
        PlacedFigure.all(open).size() == count

        where:
        count << [3, 4, 5, 6, 7, 8]
    }

    def "nothing of the board is seen on the plate, and the tip of its pointer lies within the space"() {
        given:
        def crowd = board(4, 0)
        def open = crowd.fanned(Optional.of(fan(crowd)))
        def reach = (0..<crowd.tiles()[0].room().plan().size()).collectEntries { [new BoardSpace(0, it), ''] }
        def marked = new Highlights(reach, [:], [] as Set, [], Optional.of(new BoardTarget.OnSpace(new BoardSpace(0, 3))),
                Highlights.Prices.NAMED)
        def (plain, lit) = [Highlights.NONE, marked].collect { painted(open, it) }
        def ground = new FanGround(open, open.fan().get())
        def shape = ground.shape()
        def spots = (0..<250).collectMany { x -> (0..<250).collect { y -> [4 * x, 4 * y] } }
                .findAll { x, y -> shape.contains(x - 8, y - 8, 16, 16) }

        expect:
        spots.size() > 1000
        spots.every { x, y -> plain.getRGB(x, y) == lit.getRGB(x, y) }
        Standing.outline(crowd.tiles()[0], crowd.figures()[0].spot().space()).contains(ground.tip())
    }

    def "on the plate its figures are met, and beside them its space; nothing below it is"() {
        given:
        def crowd = board(4, 0)
        def open = crowd.fanned(Optional.of(fan(crowd)))
        def plate = open.fan().get().plate()
        def touch = new BoardTouch(open)

        expect:
        open.enlarged().every {
            touch.plate(new Point2D.Double(it.x(), it.y() - 20)) == Optional.of(new BoardTarget.OnFigure(it.figure().slot()))
        }
        touch.plate(new Point2D.Double(plate.x + 4, plate.y + 4)) == Optional.of(new BoardTarget.OnSpace(crowd.figures()[0].spot()))
        touch.plate(new Point2D.Double(plate.x - 4, plate.y)).empty

        and: 'the small figures are met, too'
        PlacedFigure.all(open).every { small ->
            touch.figure(new Point2D.Double(small.x(), small.y() - small.height() * 0.8)).get().slot() == small.figure().slot()
        }

        and: 'a pointer on the way between both leaves the plate open'
        open.fan().get().isNear(open, FanGround.root(plate, space(crowd, crowd.figures()[0].spot())))
        open.fan().get().isNear(open, crowd.middle(crowd.figures()[0].spot()))
        !open.fan().get().isNear(open, new Point2D.Double(-200, -200))
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
}
