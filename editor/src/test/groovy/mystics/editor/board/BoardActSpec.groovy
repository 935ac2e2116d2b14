package mystics.editor.board

import mystics.choice.Sentence
import mystics.content.Size
import mystics.editor.board.FigurePicture.Side
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.Rectangle
import java.awt.geom.Point2D
import java.awt.image.BufferedImage

/** Where figures are while something happens, and that it is seen. */
class BoardActSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared room = library.catalog().rooms().values().first()
    def hero = figure(0, 3, Side.HERO)
    def foe = figure(5, 4, Side.MINION)
    def together = board([hero, foe])
    def alone = board([hero])

    private static FigurePicture figure(int slot, int space, Side side) {
        new FigurePicture(slot, "Somebody $slot", [], new BoardSpace(0, space), Size.SMALL, side, 0, false, 0, 2, [])
    }

    private BoardPicture board(List<FigurePicture> figures) {
        new BoardPicture([new TilePicture(room, 0, 0, true)], figures, [], [], [])
    }

    private static double x(BoardAct act, int slot, double share) {
        act.actors(act.time(share)).find { it.placed().figure().slot() == slot }.placed().x()
    }

    def "who lunges goes towards the other and comes back"() {
        given:
        def act = new BoardAct(together, together, [new BoardEvent.Lunge(0, 5)])
        def from = act.placed(0).get().x()
        def way = act.placed(5).get().x() - from

        expect:
        act.slots() == [0] as Set
        (x(act, 0, 0.4) - from) * way > 0
        Math.abs(x(act, 0, 0.4) - from) < Math.abs(way)
        Math.abs(x(act, 0, 1) - from) < 1
    }

    def "who is defeated stands there until the blow, runs away from it, and is gone"() {
        given:
        def act = new BoardAct(together, alone, [new BoardEvent.Lunge(0, 5), new BoardEvent.Hurt(5, 2), new BoardEvent.Fall(5)])
        def stood = act.placed(5).get().x()

        expect:
        Math.abs(x(act, 5, 0) - stood) < 1
        (x(act, 5, 0.85) - stood) * (stood - act.placed(0).get().x()) > 0
        !act.actors(act.time(1)).any { it.placed().figure().slot() == 5 }
    }

    def "where nothing moves every figure stands where it is in the end"() {
        expect:
        new BoardAct(together, together, [new BoardEvent.Lunge(0, 5), new BoardEvent.Miss(5)]).still().slots().empty
    }

    def "in a still picture #event is #seen"() {
        given:
        def painter = new BoardPainter(BoardStyle.of(library.catalog(), mystics.editor.art.Theme.DARK))
        def act = new BoardAct(together, stays ? together : alone, [event]).still()

        expect: 'cheese on its way and the hearts of a figure that has left the board would lie on whoever stands there'
        (painted(painter, Optional.of(act)) != painted(painter, Optional.empty())) == (seen == 'seen')

        where:
        event                                         | stays || seen
        new BoardEvent.Gain(0, 1) | true  || 'left out'
        new BoardEvent.Roll(5, 1) | true  || 'left out'
        new BoardEvent.Surge()    | true  || 'left out'
        new BoardEvent.Hurt(5, 1) | false || 'left out'
        new BoardEvent.Hurt(5, 1) | true  || 'seen'
        new BoardEvent.Guard(5)   | true  || 'seen'
        new BoardEvent.Heal(5, 1) | true  || 'seen'
        new BoardEvent.Marked(5, 'inspired') | true || 'left out'
        new BoardEvent.Use(5, Sentence.of('Inspire')) | true || 'left out'
        new BoardEvent.Heal(5, 1) | false || 'left out'
    }

    def "a blow that kills takes longer than one that misses"() {
        expect:
        new BoardAct(together, alone, [new BoardEvent.Lunge(0, 5), new BoardEvent.Hurt(5, 2), new BoardEvent.Fall(5)]).length() >
                new BoardAct(together, together, [new BoardEvent.Lunge(0, 5), new BoardEvent.Miss(5)]).length()
    }

    def "#event is seen on the board"() {
        given:
        def painter = new BoardPainter(BoardStyle.of(library.catalog(), mystics.editor.art.Theme.DARK))
        def act = new BoardAct(together, together, [event])

        expect:
        painted(painter, Optional.of(act)) != painted(painter, Optional.empty())

        where:
        event << [new BoardEvent.Lunge(0, 5), new BoardEvent.Miss(5), new BoardEvent.Guard(5), new BoardEvent.Hurt(5, 1),
                  new BoardEvent.Fall(5), new BoardEvent.Gain(0, 1), new BoardEvent.Roll(5, 1), new BoardEvent.Surge(),
                  new BoardEvent.Use(0, Sentence.of('Inspire')), new BoardEvent.Heal(0, 1), new BoardEvent.Marked(0, 'inspired'),
                  new BoardEvent.Find(0, BaseGame.library().catalog().cards().values().first())]
    }

    def "all of the board is painted again while a card turns over, because a card is larger than a figure and its blow"() {
        given:
        def card = BaseGame.library().catalog().cards().values().first()

        expect:
        new BoardAct(together, together, [new BoardEvent.Find(0, card)]).box().empty
        new BoardAct(together, together, [new BoardEvent.Hurt(0, 1)]).box().present
    }

    def "in a crowd a heart breaks on the figure that is hurt, and not on the figure above it"() {
        given:
        def crowd = board((0..3).collect { figure(it, 3, Side.HERO) })
        def act = new BoardAct(crowd, crowd, [new BoardEvent.Hurt(2, 1)])
        def painter = new BoardPainter(BoardStyle.of(library.catalog(), mystics.editor.art.Theme.DARK))
        def view = BoardView.fit(crowd.bounds(), 400, 400, 0)
        def calm = new BoardAct(crowd, crowd, [new BoardEvent.Lunge(2, 2)])

        when: 'the star of the blow is gone, and the figure shakes no more than it may'
        def seen = pixels(painter, Optional.of(act), view, 0.6, crowd)
        def before = pixels(painter, Optional.of(calm), view, 0.999, crowd)
        def rows = (0..<400).findAll { y -> (0..<400).any { x -> seen[y * 400 + x] != before[y * 400 + x] } }
        def middle = view.transform().transform(act.middle(2).get(), null)

        then:
        Math.abs((rows.min() + rows.max()) / 2 - middle.y) < 40 * view.scale()
    }

    private int painted(BoardPainter painter, Optional<BoardAct> act) {
        pixels(painter, act, BoardView.fit(together.bounds(), 400, 400, 0)).toList().hashCode()
    }

    private int[] pixels(BoardPainter painter, Optional<BoardAct> act, BoardView view, double share = 0.5, BoardPicture on = together) {
        def image = new BufferedImage(400, 400, BufferedImage.TYPE_INT_RGB)
        def g = image.createGraphics()
        painter.paint(g, on, new Moving(Optional.empty(), 0, act, share, new Point2D.Double(0, 0), new Rectangle()), view,
                Highlights.NONE, 400, 400)
        g.dispose()
        image.getRGB(0, 0, 400, 400, null, 0, 400)
    }
}
