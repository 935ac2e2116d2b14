package mystics.editor.board

import mystics.content.Catalog
import mystics.content.Size
import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.geom.Point2D
import java.awt.geom.Rectangle2D

/** What lies under a point, and how the board is zoomed and moved. */
class BoardTouchSpec extends Specification {
    @Shared Catalog catalog = BaseGame.library().catalog()

    private BoardPicture board(List<FigurePicture> figures = []) {
        def rooms = catalog.rooms().values().toList()
        new BoardPicture([new TilePicture(rooms[0], 0, 0, true), new TilePicture(rooms[1], 1, 0, true)], figures, [], [], [])
    }

    private static FigurePicture figure(int slot, BoardSpace spot) {
        new FigurePicture(slot, 'Somebody', ['heroes/somebody'], spot, Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])
    }

    def "the middle of each space of each room is that space"() {
        given:
        def touch = new BoardTouch(board())

        expect:
        board().tiles().withIndex().every { tile, number ->
            (0..<tile.room().plan().size()).every { space ->
                touch.space(new Point2D.Double(tile.x() + tile.room().plan().x(space),
                        tile.y() + tile.room().plan().y(space))) == Optional.of(new BoardSpace(number, space))
            }
        }
    }

    def "the rim of a space to choose, and its half of the gap to the next, belong to it; farther off nothing does"() {
        given:
        def spot = new BoardSpace(0, 3)
        def box = Standing.outline(board().tiles()[0], spot.space()).bounds2D
        def touch = new BoardTouch(board())

        expect:
        touch.rim(new Point2D.Double(box.centerX, box.minY - 12), [spot] as Set) == Optional.of(spot)
        touch.rim(new Point2D.Double(box.centerX, box.minY - 40), [spot] as Set).empty
        touch.rim(new Point2D.Double(box.centerX, box.minY - 12), [] as Set).empty
    }

    def "a figure, a space and an exit are circled as a whole"() {
        given:
        def spot = new BoardSpace(0, 5)
        def crowd = board((0..1).collect { figure(it, spot) })
        def feet = PlacedFigure.all(crowd).find { it.figure().slot() == 1 }

        expect:
        crowd.extent(new BoardTarget.OnFigure(1)).contains(feet.box())
        crowd.extent(new BoardTarget.OnSpace(spot)).contains(crowd.middle(spot))
        crowd.extent(new BoardTarget.OnFigure(1)) != crowd.extent(new BoardTarget.OnFigure(0))
    }

    def "flags and tokens grow with the letters, and a flag grows away from the middle of its space"() {
        given:
        def spot = new BoardSpace(0, 5)
        def small = new GoalFlags(withGoal([], spot)).places()[0]
        def large = new GoalFlags(withGoal([], spot), new LetterGrowth(60)).places()[0]
        def marked = new BoardPicture(board().tiles(), [], [new TokenPicture('web', spot, 1)], [], [])

        expect:
        large.width > 1.4 * small.width
        large.maxX > small.maxX && large.y < small.y
        BoardPlaces.of(marked, new LetterGrowth(60)).tokens()[0].width > 1.2 * BoardPlaces.of(marked, LetterGrowth.NONE).tokens()[0].width
        BoardPlaces.of(marked, new LetterGrowth(19)).tokens() == BoardPlaces.of(marked, LetterGrowth.NONE).tokens()
    }

    def "the place of a flip that can be chosen is its raised sign"() {
        given:
        def spot = new BoardSpace(0, 5)

        expect:
        board().extent(new BoardTarget.OnFlip(spot)).contains(FlipSigns.lit(board(), spot).bounds2D)
    }

    def "the frame at the pointer does not cross a name"() {
        given:
        def spot = new BoardSpace(0, 5)
        def marked = new Highlights([:], [:], [:], [] as Set, [], Optional.of(new BoardTarget.OnSpace(spot)), Highlights.Prices.AIMED)
        def space = Standing.outline(board().tiles()[0], 5).bounds2D
        def plate = new java.awt.geom.Rectangle2D.Double(space.x - 12, space.y + 20, 24, 40)
        def framed = { List plates ->
            def image = new java.awt.image.BufferedImage(1000, 1000, java.awt.image.BufferedImage.TYPE_INT_ARGB)
            def g = image.createGraphics()
            new HighlightPainter(BoardPlaces.of(board(), LetterGrowth.NONE), BoardStyle.of(catalog, Theme.DARK), new ReachOutline())
                    .live(g, marked, [], plates)
            g.dispose()
            def box = plate.bounds
            (box.y + 1..<box.maxY).sum { y -> (box.x + 1..<box.maxX).count { x -> image.getRGB(x as int, y as int) != 0 } }
        }

        expect:
        framed([]) > 50
        framed([plate]) < 0.3 * framed([])
    }

    def "a flag stands in the upper right corner of each space of a goal, whoever comes or goes (#count figures)"() {
        given:
        def spot = new BoardSpace(0, 5)
        def space = Standing.outline(board().tiles()[0], spot.space()).bounds2D
        def flagged = withGoal((0..<count).collect { figure(it, spot) }, spot)
        def flag = new GoalFlags(flagged).places()[0]

        expect:
        flag == new GoalFlags(withGoal([], spot)).places()[0]
        flag.centerX > space.centerX && flag.centerY < space.centerY
        Covered.of(BoardPlaces.of(flagged, LetterGrowth.NONE)).contains(flag.bounds2D)

        where:
        count << [0, 1, 2, 4, 6]
    }

    def "the sign of an attack makes way for a flag"() {
        given:
        def spot = new BoardSpace(0, 5)
        def flagged = withGoal([figure(0, spot)], spot)
        def laid = BoardPlaces.of(flagged, LetterGrowth.NONE)
        def painter = new HighlightPainter(laid, BoardStyle.of(catalog, Theme.DARK), new ReachOutline())
        def placed = laid.figures()[0]
        def sign = painter.plate(placed, painter.sight(placed, placed.base() * 0.8))

        expect:
        !sign.bounds2D.intersects(new GoalFlags(flagged).places()[0].bounds2D)
    }

    private BoardPicture withGoal(List<FigurePicture> figures, BoardSpace spot) {
        new BoardPicture(board().tiles(), figures, [], [], [], [spot], Optional.empty())
    }

    def "beside the board there is nothing"() {
        given:
        def touch = new BoardTouch(board())

        expect:
        touch.tile(new Point2D.Double(-5, 20)).empty
        touch.space(new Point2D.Double(2500, 20)).empty
        touch.figure(new Point2D.Double(500, 500)).empty
    }

    def "the sign of a flip space is there, beside what else its space is for"() {
        given:
        def tiles = board().tiles()
        def flips = tiles.withIndex().collectMany { tile, number -> (0..<tile.room().plan().size())
                .findAll { (tile.room().plan().marked('flip') >> it & 1) == 1 }
                        .collect { new FlipPicture(new BoardSpace(number, it), 'the other side', true) } }
        def touch = new BoardTouch(new BoardPicture(tiles, [], [], [], flips))

        expect:
        flips.size() > 0
        flips.every { flip ->
            def place = FlipSigns.place(new BoardPicture(tiles, [], [], [], flips), flip.spot())
            touch.aim(new Point2D.Double(place.centerX, place.centerY)).get() == flip.aim() &&
                    touch.space(new Point2D.Double(place.centerX, place.centerY)).get() == flip.spot()
        }
    }

    def "the sign of a flip space is not hidden by a mouse that stands there: it moves to the corner of the space"() {
        given:
        def tiles = board().tiles()
        def number = tiles.findIndexOf { it.room().plan().marked('flip') != 0 }
        def spot = new BoardSpace(number, Long.numberOfTrailingZeros(tiles[number].room().plan().marked('flip')))
        def flips = [new FlipPicture(spot, 'the other side', true)]
        def crowd = new BoardPicture(tiles, [figure(0, spot)], [], [], flips)
        def place = FlipSigns.place(crowd, spot)

        expect:
        place.width < FlipSigns.place(new BoardPicture(tiles, [], [], [], flips), spot).width
        new BoardTouch(crowd).figure(new Point2D.Double(place.centerX, place.centerY)).empty
        new BoardTouch(crowd).aim(new Point2D.Double(place.centerX, place.centerY)).get() == flips[0].aim()
    }

    def "the sign of a flip space and the tokens of an occupied space hide no head, and lie apart (#count figures)"() {
        given:
        def tiles = board().tiles()
        def number = tiles.findIndexOf { it.room().plan().marked('flip') != 0 }
        def spot = new BoardSpace(number, Long.numberOfTrailingZeros(tiles[number].room().plan().marked('flip')))
        def crowd = new BoardPicture(tiles, (0..<count).collect { figure(it, spot) }, [new TokenPicture('searched', spot, 1)], [],
                [new FlipPicture(spot, 'the other side', true)])
        def sign = FlipSigns.place(crowd, spot).bounds2D
        def token = BoardPlaces.of(crowd, LetterGrowth.NONE).tokens()[0].bounds2D
        def heads = PlacedFigure.all(crowd).collect {
            new java.awt.geom.Rectangle2D.Double(it.x() - it.base() * 0.3, it.y() - it.height() * 0.95, it.base() * 0.6, it.height() * 0.4)
        }

        expect:
        heads.every { !it.intersects(sign) }
        heads.every { !it.intersects(token) }
        !sign.intersects(token)

        where:
        count << [1, 2]
    }

    def "each of several figures on a space is touched at its head"() {
        given:
        def crowd = board((0..3).collect { figure(it, new BoardSpace(0, 5)) })
        def placed = PlacedFigure.all(crowd)

        expect: 'all four are there, those behind first'
        placed*.figure()*.slot().toSet() == [0, 1, 2, 3] as Set
        placed*.y() == placed*.y().toSorted()
        placed.every { new BoardTouch(crowd).figure(new Point2D.Double(it.x(), it.y() - 75 * it.share())).get() == it.figure() }
    }

    def "a view that fits shows all, and zooming leaves alone what is under the pointer"() {
        given:
        def view = BoardView.fit(board().bounds(), 1280, 800, 10)
        def corner = view.transform().transform(new Point2D.Double(board().bounds().maxX, board().bounds().maxY), null)
        def before = view.toBoard(300, 200)
        def near = view.zoomed(1.5, 300, 200)

        expect:
        new Rectangle2D.Double(0, 0, 1280, 800).contains(corner)
        near.scale() > view.scale()
        near.toBoard(300, 200).distance(before) < 1e-6
        near.panned(40, 0).toBoard(340, 200).distance(before) < 1e-6
    }
}
