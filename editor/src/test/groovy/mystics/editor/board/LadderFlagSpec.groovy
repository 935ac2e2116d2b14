package mystics.editor.board

import mystics.mod.load.BaseGame
import spock.lang.Specification

/** The flag of a goal on a space from which the tile is turned over. */
class LadderFlagSpec extends Specification {
    def "on every flip space a flag hides nothing of the sign that is printed there"() {
        expect:
        BaseGame.library().catalog().rooms().values().findAll { it.plan().marked('flip') }.collectMany { room ->
            (0..<room.plan().size()).findAll { room.plan().marked('flip') >> it & 1 }.findAll { hidden room, it }
                    .collect { "${room.id()}/${room.plan().name(it)}" }
        } == []
    }

    private static boolean hidden(room, int space) {
        def spot = new BoardSpace(0, space)
        def board = new BoardPicture([new TilePicture(room, 0, 0, true)], [], [], [], [new FlipPicture(spot, 'Below', false)], [spot],
                Optional.empty())
        FlipSigns.printed(board, spot).intersects(new GoalFlags(board).places()[0].bounds2D)
    }
}
