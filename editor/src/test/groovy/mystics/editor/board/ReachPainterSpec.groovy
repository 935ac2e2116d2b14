package mystics.editor.board

import mystics.editor.art.Colours
import mystics.editor.art.Theme
import mystics.editor.type.Contrast
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.Color
import java.awt.geom.Area
import java.awt.image.BufferedImage

/** The spaces in reach: those that are sure have a solid outline, and those that only luck reaches a dashed one. */
class ReachPainterSpec extends Specification {
    static final int SIDE = 600
    static final int STONE = 140
    @Shared rooms = BaseGame.library().catalog().rooms()
    @Shared room = rooms.values().first()
    def board = new BoardPicture([new TilePicture(room, 0, 0, true)], [], [], [], [])
    def sure = new BoardSpace(0, 12)
    def unsure = new BoardSpace(0, 3)
    def far = new BoardSpace(0, 20)

    def "the two shapes do not lie on each other, and without luck there is only the sure one"() {
        given:
        def mixed = new ReachOutline().of(board, [sure, unsure] as Set, [unsure] as Set)
        def both = new Area(mixed.sure())
        both.intersect(new Area(mixed.lucky()))

        expect:
        both.empty
        !new Area(mixed.lucky()).empty
        new Area(new ReachOutline().of(board, [sure, unsure] as Set, [] as Set).lucky()).empty
    }

    def "the outlines of the spaces in reach of #room stay within the tile, and none is a mere dot"() {
        given:
        def board = new BoardPicture([new TilePicture(rooms[room], 0, 0, true)], [], [], [], [])
        def all = (0..<rooms[room].plan().size()).collect { new BoardSpace(0, it) }
        def sets = [all as Set] + (3..<all.size()).collect { all.subList(it - 3, it + 1) as Set }
        def parts = sets.collectMany { parts(new ReachOutline().of(board, it, [] as Set).sure()) }

        expect:
        parts.every { new java.awt.Rectangle(6, 6, 988, 988).contains(it.bounds) }
        parts.every { Math.min(it.bounds2D.width, it.bounds2D.height) >= 25 }

        where:
        room << ['sewer', 'guard-room', 'courtyard']
    }

    def "the outline of a row of spaces has no kinks between them: it is hardly longer than a line drawn tight around it"() {
        given:
        def guard = rooms['guard-room']
        def board = new BoardPicture([new TilePicture(guard, 0, 0, true)], [], [], [], [])
        def rows = (0..<guard.plan().size()).groupBy { (guard.plan().y(it) / 100) as int }.values().findAll { it.size() >= 4 }
        def lengths = rows.collect { row ->
            def outline = parts(new ReachOutline().of(board, row.collect { new BoardSpace(0, it) } as Set, [] as Set).sure())[0]
            length(outline) / (2 * (outline.bounds2D.width + outline.bounds2D.height))
        }

        expect:
        !lengths.empty
        lengths.every { it < 1.01 }
    }

    private static double length(java.awt.Shape outline) {
        def point = new double[6]
        double[] last = null
        double[] first = null
        double all = 0
        for (def way = outline.getPathIterator(null, 0.5); !way.done; way.next()) {
            way.currentSegment(point)
            if (last != null) all += Math.hypot(point[0] - last[0], point[1] - last[1])
            last = point.clone()
            first = first ?: last
        }
        all + Math.hypot(first[0] - last[0], first[1] - last[1])
    }

    /** The closed lines of an outline. */
    private static List<java.awt.geom.Path2D> parts(java.awt.Shape outline) {
        def parts = []
        def point = new double[6]
        for (def way = outline.getPathIterator(null, 1); !way.done; way.next()) {
            def kind = way.currentSegment(point)
            if (kind == java.awt.geom.PathIterator.SEG_MOVETO) {
                parts << new java.awt.geom.Path2D.Double()
                parts.last().moveTo(point[0], point[1])
            } else if (kind == java.awt.geom.PathIterator.SEG_LINETO) {
                parts.last().lineTo(point[0], point[1])
            }
        }
        parts
    }

    def "the outline of luck has gaps, so that it is another one even without colour: #theme"() {
        given:
        def solid = grey(theme, [:])
        def dashed = grey(theme, [(unsure): '50 %'])

        expect: 'the same space, once sure and once by luck'
        changed(solid, dashed, unsure) > 150
        changed(solid, dashed, sure) == 0

        where:
        theme << Theme.ALL
    }

    def "in grey the spaces in reach are brighter than the rest, and have no wash: #theme"() {
        given:
        def painted = grey(theme, [:], STONE)

        expect: 'the middle of a space in reach and of another one'
        at(painted, sure) == STONE
        at(painted, sure) >= 1.08 * at(painted, far)

        where:
        theme << Theme.ALL.findAll { !it.stark() }
    }

    def "the outline grows with the letters: #letter pixels at a scale of #scale"() {
        given:
        def line = ReachLine.of(new LetterGrowth(letter / scale))

        expect:
        line.core() * scale >= core && line.core() * scale <= 6.5
        line.rim() * scale >= rim && line.rim() * scale <= 3.1
        line.dashed(1).dashArray[0] >= 4 * line.core()

        where:
        letter | scale || core | rim
        14     | 0.74  || 3.2  | 1.6
        28     | 0.6   || 5.0  | 2.3
        35     | 0.58  || 5.0  | 2.3
    }

    def "on lit sand a pale outline stands out by its dark rim, and a dark one from its white rim: #theme"() {
        given:
        def sand = new Color(0xd2, 0xb0, 0x70)
        def pale = ReachPainter.isPale(theme)
        def rim = Colours.mix(sand, pale ? theme.ink() : Color.WHITE, pale ? ReachPainter.RIM : 0.7)

        expect:
        Contrast.of(rim, pale ? sand : theme.legal()) >= 3

        where:
        theme << Theme.ALL
    }

    private int at(int[] painted, BoardSpace spot) {
        def middle = view().transform().transform(board.middle(spot), null)
        painted[(middle.y as int) * SIDE + (middle.x as int)]
    }

    private int[] grey(Theme theme, Map<BoardSpace, String> chances, int floor = 0) {
        def image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_BYTE_GRAY)
        def g = image.createGraphics()
        g.color = new Color(floor, floor, floor)
        g.fillRect(0, 0, SIDE, SIDE)
        g.transform(view().transform())
        def marked = new Highlights([(unsure): '1', (sure): '1'], chances, [:], [] as Set, [], Optional.empty(), Highlights.Prices.AIMED)
        new ReachPainter(board, theme, new ReachOutline(), LetterGrowth.NONE).paint(g, marked)
        g.dispose()
        image.raster.getPixels(0, 0, SIDE, SIDE, null as int[])
    }

    private int changed(int[] one, int[] other, BoardSpace spot) {
        def space = view().transform().createTransformedShape(Standing.outline(board.tiles()[0], spot.space())).bounds
        (space.y..<space.y + space.height).sum { y ->
            (space.x..<space.x + space.width).count { x -> one[(y as int) * SIDE + (x as int)] != other[(y as int) * SIDE + (x as int)] }
        }
    }

    private BoardView view() {
        BoardView.fit(board.bounds(), SIDE, SIDE, 20)
    }
}
