package mystics.editor.board

import mystics.choice.Sentence
import mystics.content.CardType
import mystics.content.Size
import mystics.editor.art.Canvas
import mystics.editor.art.CardFaces
import mystics.editor.art.Theme
import mystics.editor.board.FigurePicture.Side
import mystics.geometry.Edge
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.Rectangle
import java.awt.geom.Point2D
import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** A card that was found is read from a chair. */
class FoundCardSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared style = BoardStyle.of(library.catalog(), Theme.DARK)
    @Shared cards = library.catalog().cards().values().findAll { it.type() != CardType.EVENT }

    private List<FoundCard> sizes(card, double letter, int wide, int high) {
        new FoundSizes(style, CardFaces.of(card), letter).within(wide, high)
    }

    def "every card fits beside the panels with letters as large as theirs, in a window of the usual size and text of #letter pixels"() {
        expect:
        cards.size() > 50
        cards.every { card ->
            def found = sizes(card, letter, wide, high)
            found && found.every { it.size().letter() == letter && it.size().wide() <= wide && it.high() <= high }
        }

        where:
        letter | wide | high
        14d    | 740  | 770
        17.5d  | 1200 | 1040
        24.5d  | 1700 | 1400
    }

    def "before the letters of a card shrink, its picture does"() {
        given:
        def longest = cards.max { it.text().length() }
        def roomy = sizes(longest, 14, 740, 770)
        def least = roomy*.high().min()

        when:
        def tight = sizes(longest, 14, 740, least as int)
        def tiny = sizes(longest, 14, 200, 200)

        then:
        roomy.any { it.size().picture() > 0 }
        (tight ?: roomy).every { it.size().letter() <= 14 }
        tight.every { it.size().picture() < roomy*.size()*.picture().max() }
        tiny.every { it.size().letter() < 14 && it.high() <= 200 }
    }

    def "no part of a card stays blank"() {
        expect:
        cards.take(8).every { card -> sizes(card, 14, 740, 770).every { blank(it) < 3 * 14 } }
    }

    /** The greatest height of a part of the card on which nothing is painted. */
    private int blank(FoundCard card) {
        def image = Canvas.painted(card.size().wide() as int, card.high() as int, BufferedImage.TYPE_INT_RGB) { card.paint(it) }
        def inner = image.width - 10
        def empty = new int[inner]
        Arrays.fill(empty, style.theme().paper().RGB)
        def runs = (0..<image.height).inject([0]) { known, y ->
            known + (Arrays.equals(empty, image.getRGB(5, y, inner, 1, null, 0, inner)) ? known.last() + 1 : 0)
        }
        runs.max()
    }

    def "on the board a find grows with the text of the window, on every screen, and hides no figure if there is room"() {
        given:
        def room = library.catalog().rooms().values().first()
        def figures = [figure(0, 3, Side.HERO), figure(5, 4, Side.MINION)]
        def board = new BoardPicture([new TilePicture(room, 0, 0, true)], figures, [], [], [])
        def act = new BoardAct(board, board, [new BoardEvent.Find(0, cards.first())])

        when:
        def small = difference(board, act, 14, density)
        def large = difference(board, act, 28, density)

        then:
        small.width >= 13 * 14 * density - 4
        large.width >= 13 * 28 * density - 4
        PlacedFigure.all(board).every { !small.intersects(scaled(it.whole(), density)) }

        where:
        density << [1, 2]
    }

    def "a find leaves the spaces to choose free if there is room"() {
        given:
        def board = new BoardPicture([new TilePicture(library.catalog().rooms()['guard-room'], 0, 0, true)], [figure(0, 3, Side.HERO)], [],
                [], [])
        def act = new BoardAct(board, board, [new BoardEvent.Find(0, cards.min { it.text().length() })])
        def free = difference(board, act, 14, 1)
        def lit = (0..<board.tiles()[0].room().plan().size()).collect { new BoardSpace(0, it) }
                .findAll { Standing.outline(board.tiles()[0], it.space()).intersects(free) }
        def marked = new Highlights(lit.collectEntries { [it, '1'] }, [:], [] as Set, [], Optional.empty(), Highlights.Prices.AIMED)

        when:
        def beside = difference(board, act, 14, 1, marked)

        then:
        !lit.empty
        lit.every { !Standing.outline(board.tiles()[0], it.space()).intersects(beside) }
    }

    def "a find leaves the name of a ladder free if there is room"() {
        given:
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer', false)
        def board = new BoardPicture([new TilePicture(library.catalog().rooms()['guard-room'], 0, 0, true)], [figure(0, 3, Side.HERO)], [],
                [], [flip])
        def act = new BoardAct(board, board, [new BoardEvent.Find(0, cards.first())])
        def g = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics()
        def signs = act.signs(g, style, new LetterGrowth(14), [] as Set)

        expect:
        signs.size() == 1
        !difference(board, act, 14, 1).intersects(signs[0])
    }

    def "with the largest letters the words about a find are large and whole, or left out if they would hide a figure"() {
        given:
        def words = Sentence.of('Somebody finds the card')
        def finder = new Rectangle(640, 830, 80, 110)
        def others = [new Rectangle(420, 860, 90, 110), new Rectangle(680, 370, 90, 110)]
        def shortest = cards.min { it.text().length() }
        def asked = new FindPlaces.Asked(new BoardEvent.Find(0, shortest, words), finder, others, new Rectangle2D.Double(0, 0, 1000, 1000),
                60)

        when:
        def laid = new FindPlaces(style).best(asked)

        then:
        said(laid) in [words, Sentence.EMPTY]
        laid.card().size().letter() >= 0.7 * 60 || laid.caption().@letter >= 0.7 * 60
        laid.hidden() == 0
    }

    def "the name of the finder is never smaller than the words below it, so that a long name wraps"() {
        given:
        def high = { String finder ->
            new FoundCaption(style, Sentence.of(finder), 200, 14).high()
        }

        expect:
        high('Somebody finds a thing that is long') > high('Somebody') + 14
    }

    def "the words lie right above the card where both leave the figures free and the letters stay nearly as large"() {
        given:
        def words = Sentence.of('Somebody finds the card')
        def shortest = cards.min { it.text().length() }
        def found = (260..400).step(20).collect { high ->
            new FindPlaces(style).best(new FindPlaces.Asked(new BoardEvent.Find(0, shortest, words), new Rectangle(600, 830, 80, 110),
                    [new Rectangle(0, high, 1000, 1000 - high)], new Rectangle2D.Double(0, 0, 1000, 1000), 19))
        }.findAll { it.hidden() == 0 }

        expect:
        found.any { it.card().size().letter() < 19 }
        found.every { it.said().contains(it.place()) }
    }

    def "the words are left out only if far less is hidden then (#high)"() {
        given:
        def words = Sentence.of('Somebody finds the card')
        def shortest = cards.min { it.text().length() }
        def find = new BoardEvent.Find(0, shortest, words)
        def laid = new FindPlaces(style).best(new FindPlaces.Asked(find, new Rectangle(600, 830, 80, 110),
                [new Rectangle(0, high, 1000, 1000 - high)], new Rectangle2D.Double(0, 0, 1000, 1000), 45))

        expect:
        said(laid) == words
        laid.said().contains(laid.place())

        where:
        high << [200, 300]
    }

    private static Sentence said(LaidFind laid) {
        laid.card() instanceof FoundRows ? laid.card().@words : laid.caption().@words
    }

    def "where most spaces can be chosen a find is laid in broad rows over the others, with letters that grow (#letter units)"() {
        given:
        def words = Sentence.of('Somebody finds the card')
        def weapon = cards.find { it.type() == CardType.WEAPON }
        def reach = [new Rectangle(480, 330, 520, 670), new Rectangle(180, 480, 300, 520)]
        def laid = new FindPlaces(style).best(new FindPlaces.Asked(new BoardEvent.Find(0, weapon, words), new Rectangle(600, 830, 80, 110),
                reach, new Rectangle2D.Double(-50, 0, 1130, 1000), letter))

        expect:
        said(laid) == words
        laid.card().size().letter() > least
        laid.place().maxY < 420
        laid.hidden() < 0.12 * 520 * 670

        where:
        letter || least
        46     || 36
        58     || 44
    }

    def "a long title of a card in broad rows wraps beside the button, and no line of the card is wider than the card"() {
        given:
        def weapon = cards.find { it.type() == CardType.WEAPON }
        def rows = { String title ->
            def words = Sentence.of(title)
            new FoundSizes(style, CardFaces.of(weapon), 28).rows(words, 669, 700).find { it.size().wide() == 669 }
        }
        def (one, two) = [rows('Somebody finds it'), rows('Somebody finds a thing whose name is long')]
        def image = Canvas.painted(760, 400, BufferedImage.TYPE_INT_ARGB) { two.paint(it) }

        expect:
        two.high() > one.high() + 28
        two.high() < one.high() + 2 * 28
        (0..<400).every { y -> (680..<760).every { x -> image.getRGB(x, y) == 0 } }

        and: 'there are no rows where letters are too large for them'
        new FoundSizes(style, CardFaces.of(weapon), 90).rows(Sentence.EMPTY, 976, 900).empty
    }

    def "a sign that a found card would cover moves away or is not shown, so that no part of it looks out"() {
        given:
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer', false)
        def exit = new ExitPicture(0, Edge.N, 'red', ExitPicture.Leads.ON, 'The Kitchen Tunnels')
        def board = new BoardPicture([new TilePicture(library.catalog().rooms()['guard-room'], 0, 0, true)], [figure(0, 3, Side.HERO)], [],
                [exit], [flip])
        def act = new BoardAct(board, board, [new BoardEvent.Find(0, cards.max { it.text().length() })])
        def painter = new BoardPainter(style)
        def met = {
            painted(board, it, 120, 1, Highlights.NONE, painter)
            (0..100).collectMany { x -> (0..100).collect { y -> new Point2D.Double(10 * x, 10 * y) } }.findAll { painter.named(it).present }
        }
        def free = met(Optional.empty())
        def seen = met(Optional.of(act))
        def card = painter.found().get()

        expect:
        free.any { card.contains(it) }
        seen.every { !card.contains(it) }
    }

    def "the words above a find lie on a ground through which nothing shines"() {
        given:
        def words = Sentence.of('Somebody finds something')
        def image = Canvas.painted(300, 60, BufferedImage.TYPE_INT_ARGB) { new FoundCaption(style, words, 300, 20).paint(it) }

        expect:
        image.getRGB(150, 5) >>> 24 == 255
    }

    private static FigurePicture figure(int slot, int space, Side side) {
        new FigurePicture(slot, "Somebody $slot", [], new BoardSpace(0, space), Size.SMALL, side, 0, false, 0, 2, [])
    }

    private static Rectangle2D scaled(Rectangle2D box, double by) {
        new Rectangle2D.Double(box.x * by, box.y * by, box.width * by, box.height * by)
    }

    /** The part of the board on which the act is seen. */
    private Rectangle2D difference(BoardPicture board, BoardAct act, float letter, int density, Highlights marked = Highlights.NONE) {
        def (with, without) = [Optional.of(act), Optional.empty()].collect { painted(board, it, letter, density, marked) }
        def seen = (0..<with.height).collectMany { y ->
            def (one, other) = [with, without].collect { it.getRGB(0, y, it.width, 1, null, 0, it.width) }
            def left = Arrays.mismatch(one, other)
            left < 0 ? [] : [new Rectangle(left, y, with.width - Arrays.mismatch(one.toList().reverse() as int[],
                    other.toList().reverse() as int[]) - left, 1)]
        }
        seen.inject { all, row -> all.union(row) }
    }

    private BufferedImage painted(BoardPicture board, Optional act, float letter, int density, Highlights marked,
            BoardPainter painter = new BoardPainter(style)) {
        painter.letters(letter)
        def moving = new Moving(Optional.empty(), 1, act, 0.7, new Point2D.Double(0, 0), new Rectangle2D.Double(0, 0, 1000, 1000))
        Canvas.painted(1000 * density, 1000 * density, BufferedImage.TYPE_INT_RGB) {
            it.scale(density, density)
            painter.paint(it, board, moving, new BoardView(1, 0, 0), marked, 1000, 1000)
        }
    }
}
