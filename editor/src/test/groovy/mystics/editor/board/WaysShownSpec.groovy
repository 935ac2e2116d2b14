package mystics.editor.board

import mystics.content.Size
import mystics.editor.art.Theme
import mystics.geometry.Edge
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.geom.AffineTransform
import java.awt.geom.Point2D
import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** The board tells where ways lead: a flip space has a name, and a door that meets a wall is boarded up. */
class WaysShownSpec extends Specification {
    static final int SIDE = 250
    @Shared catalog = BaseGame.library().catalog()
    @Shared rooms = catalog.rooms()
    @Shared style = BoardStyle.of(catalog, Theme.DARK)

    def "a door of an unexplored room is boarded up if #below beside it has no exit there"() {
        given:
        def board = new BoardPicture([new TilePicture(rooms['kitchen-tunnels'], 0, 0, false), new TilePicture(rooms[below], 0, 1, true)],
                [], [], [], [])

        expect:
        (painted { new ExitSigns(it, style, LetterGrowth.NONE).blind(board) } > 0) == boarded

        where:
        below        || boarded
        'guard-room' || true
        'sewer'      || false
    }

    def "the name of the unexplored room below stands at its flip space: #known"() {
        given:
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer', known)
        def board = new BoardPicture([new TilePicture(rooms['guard-room'], 0, 0, true)], [], [], [], [flip])
        def boxes = []
        painted { boxes = new FlipSigns(it, board, style, LetterGrowth.NONE).boxes([] as Set) }

        expect:
        boxes.size() == named
        boxes.every { it.width > 100 && it.minX > 0 && it.maxX < 1000 }

        where:
        known || named
        false || 1
        true  || 0
    }

    def "a figure #where a ladder does not hide the name of the room"() {
        given:
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer', false)
        def tile = new TilePicture(rooms['guard-room'], 0, 0, true)
        def sign = FlipSigns.place(new BoardPicture([tile], [], [], [], [flip]), flip.spot())
        def next = (0..<tile.room().plan().size()).findAll { where == 'below' ? tile.middle(it).y > sign.maxY : tile.middle(it).y < sign.y }
                .min { tile.middle(it).distance(sign.centerX, sign.centerY) }
        def rat = new FigurePicture(0, 'Rat', [], new BoardSpace(0, next), Size.SMALL, FigurePicture.Side.MINION, 0, false, 0, 1, [])
        def board = new BoardPicture([tile], [rat], [], [], [flip])
        def boxes = []
        painted { boxes = new FlipSigns(it, board, style, new LetterGrowth(81)).boxes([] as Set) }

        expect:
        boxes.size() == 1
        boxes.every { !PlacedFigure.all(board)[0].box().intersects(it) }

        where:
        where << ['above', 'below']
    }

    def "the name of a ladder covers neither its grate nor a space in reach, with letters of #letter units"() {
        given:
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer', false)
        def tile = new TilePicture(rooms['guard-room'], 0, 0, true)
        def board = new BoardPicture([tile], [], [], [], [flip])
        def grate = Standing.outline(tile, 12)
        def reach = (0..<tile.room().plan().size()).findAll { tile.middle(it).x > grate.bounds2D.maxX }
                .collect { new BoardSpace(0, it) } as Set
        def boxes = []
        painted { boxes = new FlipSigns(it, board, style, new LetterGrowth(letter), Aside.of(board, [], reach)).boxes([] as Set) }

        expect:
        boxes.size() == 1
        !grate.contains(boxes[0].centerX, boxes[0].centerY)
        boxes[0].createIntersection(grate.bounds2D).height < 12 || boxes[0].createIntersection(grate.bounds2D).width < 12
        reach.every { !Standing.outline(tile, it.space()).bounds2D.intersects(boxes[0]) }

        where:
        letter << [14, 60]
    }

    def "the plate of a crowd stays clear of the name of a ladder and of the ladder, with letters of #letter units"() {
        given:
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer, unexplored', false)
        def tile = new TilePicture(rooms['guard-room'], 0, 0, true)
        def low = new BoardSpace(0, (0..<tile.room().plan().size()).max { tile.middle(it).y })
        def mice = (0..<4).collect {
            new FigurePicture(it, 'Somebody', [], low, Size.SMALL, FigurePicture.Side.HERO, 0, it == 0, 0, 3, [])
        }
        def grate = Standing.outline(tile, 12).bounds2D
        def reach = (0..<tile.room().plan().size()).findAll { tile.middle(it).x > grate.maxX || tile.middle(it).y > grate.maxY }
                .collect { new BoardSpace(0, it) } as Set
        def board = new BoardPicture([tile], mice, [], [], [flip])
        def fan = Fan.beside(board, low, reach, new Rectangle2D.Double(-50, 20, 1200, 1000), 45)
        def open = board.fanned(Optional.of(fan))
        def boxes = []
        painted { boxes = new FlipSigns(it, open, style, new LetterGrowth(letter), Aside.of(open, [], reach)).boxes([] as Set) }
        def plate = fan.plate()

        expect:
        boxes.size() == 1
        !new Rectangle2D.Double(plate.x - 14, plate.y - 14, plate.width + 28, plate.height + 28).intersects(boxes[0])
        !plate.intersects(FlipSigns.place(board, flip.spot()).bounds2D)

        where:
        letter << [40, 46, 52, 58]
    }

    def "the plate of a crowd leaves free an exit and a place for its name, even if it covers a space to choose then"() {
        given:
        def tile = new TilePicture(rooms['guard-room'], 0, 0, true)
        def exit = new ExitPicture(0, Edge.N, 'red', ExitPicture.Leads.ON, 'The Kitchen Tunnels')
        def low = new BoardSpace(0, (0..<tile.room().plan().size()).max { tile.middle(it).y })
        def mice = (0..<6).collect {
            new FigurePicture(it, 'Somebody', [], low, Size.SMALL, FigurePicture.Side.HERO, 0, it == 0, 0, 3, [])
        }
        def lit = (0..<tile.room().plan().size()).findAll { tile.middle(it).y > 250 }.collect { new BoardSpace(0, it) } as Set
        def board = new BoardPicture([tile], mice, [], [exit], [])
        def fan = Fan.beside(board, low, lit, new Rectangle2D.Double(-60, -60, 1120, 1120), 45)

        expect:
        !fan.aired().intersects(Threshold.of(tile, Edge.N))
        !fan.aired().intersects(named(board, Aside.of(board.fanned(Optional.of(fan)), [], lit)))
    }

    def "a name that something covers wherever it stands is not shown, and no part of it is met"() {
        given:
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer', false)
        def exit = new ExitPicture(0, Edge.N, 'red', ExitPicture.Leads.ON, 'The Kitchen Tunnels')
        def board = new BoardPicture([new TilePicture(rooms['guard-room'], 0, 0, true)], [], [], [exit], [flip])
        def everything = new Aside([], [new Rectangle2D.Double(-100, -100, 1200, 1200)], Uncovered.ALL.clear())

        expect:
        count(board, new Aside([])) == 2
        count(board, everything) == 0
        painted { new ExitSigns(it, style, LetterGrowth.NONE, everything).paint(board, [] as Set) } <
                painted { new ExitSigns(it, style, LetterGrowth.NONE, new Aside([])).paint(board, [] as Set) }
        painted { new FlipSigns(it, board, style, LetterGrowth.NONE, everything).under([] as Set) } <
                painted { new FlipSigns(it, board, style, LetterGrowth.NONE, new Aside([])).under([] as Set) }
    }

    private int count(BoardPicture board, Aside aside) {
        def names = []
        painted {
            names.addAll(new ExitSigns(it, style, LetterGrowth.NONE, aside).named(board).keySet())
            names.addAll(new FlipSigns(it, board, style, LetterGrowth.NONE, aside).named([] as Set).keySet())
        }
        names.size()
    }

    def "a name that finds a plate above its ladder touches the ladder, with letters of #letter units"() {
        given:
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer, unexplored', false)
        def tile = new TilePicture(rooms['guard-room'], 0, 0, true)
        def west = new ExitPicture(0, Edge.W, 'red', ExitPicture.Leads.NOWHERE, 'Nowhere')
        def board = new BoardPicture([tile], [], [], [west], [flip])
        def grate = Standing.outline(tile, 12).bounds2D
        def reach = (0..<tile.room().plan().size()).findAll { tile.middle(it).x > grate.maxX || tile.middle(it).y > grate.maxY }
                .collect { new BoardSpace(0, it) } as Set
        def plate = new Rectangle2D.Double(0, 0, 1000, grate.minY - 20)
        def boxes = []
        painted {
            def aside = Aside.of(board, [], reach).beside(new Uncovered([plate], Uncovered.ALL.clear()))
            boxes = new FlipSigns(it, board, style, new LetterGrowth(letter), aside).boxes([] as Set)
        }

        expect:
        boxes[0].intersects(FlipSigns.place(board, flip.spot()).bounds2D)
        !boxes[0].intersects(plate)
        !boxes[0].intersects(Threshold.of(tile, Edge.W))

        where:
        letter << [45, 60]
    }

    def "the name of the exit #edge stands beside the exit, at the end where it covers no figure"() {
        given:
        def tile = new TilePicture(rooms['guard-room'], 0, 0, true)
        def exit = new ExitPicture(0, edge, 'red', ExitPicture.Leads.ON, 'The Kitchen Tunnels')
        def board = new BoardPicture([tile], [], [], [exit], [])
        def free = named(board, new Aside([]))
        def moved = named(board, new Aside([free]))

        expect:
        [free, moved].every { !it.intersects(Threshold.of(tile, edge)) }
        !moved.intersects(free)
        [free, moved].every { new Rectangle2D.Double(-60, -60, 1120, 1120).contains(it) }

        where:
        edge << Edge.values().toList()
    }

    def "every part of the name of the exit #edge, and of the name of a ladder, is a part of that way for the pointer"() {
        given:
        def tile = new TilePicture(rooms['guard-room'], 0, 0, true)
        def exit = new ExitPicture(0, edge, 'red', ExitPicture.Leads.ON, 'The Kitchen Tunnels')
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer', false)
        def board = new BoardPicture([tile], [], [], [exit], [flip])
        def painter = new BoardPainter(style)
        painted { painter.paint(it, board, new BoardView(0.2, 0, 0), Highlights.NONE, 200, 200) }
        def box = null
        painted { box = new ExitSigns(it, style, new LetterGrowth(70), Aside.of(board, [], [] as Set)).named(board)[exit.aim()] }
        def ends = [[box.minX + 5, box.centerY], [box.maxX - 5, box.centerY], [box.centerX, box.minY + 5], [box.centerX, box.maxY - 5]]

        expect:
        ends.every { x, y -> painter.named(new Point2D.Double(x, y)) == Optional.of(exit.aim()) }
        painter.named(new Point2D.Double(500, 900)).empty || edge == Edge.S
        (0..20).any { x -> (0..20).any { y -> painter.named(new Point2D.Double(50 * x, 50 * y)) == Optional.of(flip.aim()) } }

        where:
        edge << Edge.values().toList()
    }

    private Rectangle2D named(BoardPicture board, Aside aside) {
        def names = []
        painted { names = new ExitSigns(it, style, new LetterGrowth(60), aside).named(board).values().toList() }
        names[0]
    }

    def "no edge and no flip space of a room may be hidden, whether an exit is there or not"() {
        given:
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer', false)
        def board = new BoardPicture([new TilePicture(rooms['guard-room'], 0, 0, true)], [], [], [], [flip])
        def kept = board.worth(0, new AffineTransform())

        expect:
        [[500, 5], [5, 500], [995, 500], [500, 995]].every { x, y -> kept.any { it.contains(x, y) } }
        kept.any { it.contains(FlipSigns.place(board, flip.spot()).bounds) }
    }

    /** How many pixels of two tiles are painted. */
    private static int painted(Closure painting) {
        def image = new BufferedImage(SIDE, 2 * SIDE, BufferedImage.TYPE_INT_ARGB)
        def g = image.createGraphics()
        g.scale(SIDE / 1000d, SIDE / 1000d)
        painting(g)
        g.dispose()
        image.getRGB(0, 0, SIDE, 2 * SIDE, null, 0, SIDE).findAll { it != 0 }.size()
    }
}
