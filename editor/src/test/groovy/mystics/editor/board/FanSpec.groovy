package mystics.editor.board

import mystics.content.Size
import mystics.editor.art.Theme

import java.awt.geom.Point2D
import java.awt.geom.Rectangle2D

/** The plate on which the figures of a crowded space are enlarged. */
class FanSpec extends CrowdFixture {
    private Fan fan(BoardPicture board, Set<BoardSpace> lit = []) {
        Fan.beside(board, board.figures()[0].spot(), lit, new Rectangle2D.Double(-100, -100, 1200, 1200), 45)
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

    def "six mice stand in one row where the board is no wider than a room and its edges"() {
        given:
        def middle = board(6, 0)
        def tile = middle.tiles()[0]
        def low = new BoardSpace(0, (0..<tile.room().plan().size()).max { tile.middle(it).y })
        def crowd = middle.peopled(middle.figures()*.at(low))
        def lit = (0..<tile.room().plan().size()).findAll { tile.middle(it).y > 330 }.collect { new BoardSpace(0, it) } as Set

        expect:
        Fan.beside(crowd, low, lit, new Rectangle2D.Double(-20, -30, 1040, 1060), 45).rows().rows() == 1
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
}
