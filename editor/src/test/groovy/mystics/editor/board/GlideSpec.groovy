package mystics.editor.board

import mystics.content.Size
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

/** How figures go from where they stand on one picture to where they stand on the next. */
class GlideSpec extends Specification {
    @Shared rooms = ['courtyard', 'guard-room', 'kitchen-tunnels'].collect { BaseGame.library().catalog().rooms()[it] }

    private BoardPicture board(List<FigurePicture> figures, List tiles = rooms.take(2)) {
        new BoardPicture(tiles.withIndex().collect { room, place -> new TilePicture(room, place, 0, true) }, figures, [], [], [])
    }

    private static FigurePicture figure(int slot, BoardSpace spot) {
        new FigurePicture(slot, "Somebody $slot", ['heroes/somebody'], spot, Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])
    }

    private static List<Double> place(PlacedFigure placed) {
        [placed.x(), placed.y()]
    }

    def "a figure that has gone to another space begins where it stood and ends where it stands; others stay"() {
        given:
        def before = board([figure(0, new BoardSpace(0, 3)), figure(1, new BoardSpace(0, 9))])
        def after = board([figure(0, new BoardSpace(0, 4)), figure(1, new BoardSpace(0, 9))])
        def glide = Glide.between(before, after).get()

        expect:
        glide.slots() == [0] as Set
        glide.at(0)*.figure()*.slot() == [0]
        place(glide.at(0)[0]) == place(PlacedFigure.all(before).find { it.figure().slot() == 0 })
        place(glide.at(1)[0])[0] == PlacedFigure.all(after).find { it.figure().slot() == 0 }.x()
        Math.abs(place(glide.at(1)[0])[1] - PlacedFigure.all(after).find { it.figure().slot() == 0 }.y()) < 1e-9

        and: 'in between it is on its way'
        glide.at(0.5)[0].x() > Math.min(glide.at(0)[0].x(), glide.at(1)[0].x()) &&
                glide.at(0.5)[0].x() < Math.max(glide.at(0)[0].x(), glide.at(1)[0].x())
    }

    def "the way leads over the spaces between, not over walls and rock"() {
        given:
        def plan = rooms[0].plan()
        def far = (0..<plan.size()).max { plan.steps(0, it) }
        def glide = Glide.between(board([figure(0, new BoardSpace(0, 0))]), board([figure(0, new BoardSpace(0, far))])).get()
        def touch = new BoardTouch(board([]))
        def over = (0..200).collect { glide.at(it / 200)[0] }
                .collect { touch.space(new java.awt.geom.Point2D.Double(it.x(), it.y())) }.findAll { it.present }*.get()*.space().unique()

        expect: 'it comes through as many spaces as there are steps'
        plan.steps(0, far) > 3
        over.size() >= plan.steps(0, far)
        over[0] == 0 && over.last() == far
    }

    def "those beside whom somebody comes to stand make room"() {
        given:
        def glide = Glide.between(board([figure(0, new BoardSpace(0, 3)), figure(1, new BoardSpace(0, 4))]),
                board([figure(0, new BoardSpace(0, 4)), figure(1, new BoardSpace(0, 4))])).get()

        expect:
        glide.at(0.5)*.figure()*.slot().toSet() == [0, 1] as Set
    }

    def "nobody glides who stays, who is new, or who comes into another room"() {
        given:
        def here = board([figure(0, new BoardSpace(0, 3))])

        expect:
        Glide.between(here, here).empty
        Glide.between(board([]), here).empty
        Glide.between(here, board([figure(0, new BoardSpace(1, 3))])).empty
        Glide.between(here, board([figure(0, new BoardSpace(0, 5))], [rooms[2], rooms[1]])).empty
    }
}
