package mystics.editor.play.board

import mystics.editor.board.BoardPicture
import mystics.editor.board.BoardSpace
import mystics.editor.board.BoardTarget
import mystics.editor.board.TilePicture
import mystics.editor.play.ask.PickPreviews
import mystics.editor.sight.Signs
import mystics.geometry.Plan
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

/** The text beside the pointer, on boards without a game. */
class SignpostSpec extends Specification {
    @Shared rooms = BaseGame.library().catalog().rooms()

    private List<String> told(TilePicture tile, int space) {
        def board = new BoardPicture([tile], [], [], [], [])
        Signpost.of(new BoardTarget.OnSpace(new BoardSpace(0, space)), board, Lights.none(board), PickPreviews.UNKNOWN, Signs.UNKNOWN)
                .lines()*.toString()
    }

    def "WATER-4: a space with a current says where the current leads, and when it carries a mouse there"() {
        given:
        def room = rooms[id]
        def plan = room.plan()
        def spaces = (0..<plan.size()).toList()
        def led = spaces.findAll { plan.flow(it) >= 0 }
        def words = { int space -> told(new TilePicture(room, 0, 0, true), space).findAll { it.startsWith('The current') } }

        expect:
        !led.empty
        led.every { space ->
            words(space) == ["The current leads to ${plan.name(plan.flow(space))}: a mouse that ends its turn here is carried on."]
        }
        spaces.findAll { plan.flow(it) == Plan.OFF }.every { space ->
            words(space) == ['The current leads off the tile: a mouse that ends its turn here is lost.']
        }
        spaces.findAll { plan.flow(it) == Plan.NONE }.every { space -> words(space).empty }

        and: 'nothing is told of a room that nobody has seen'
        spaces.every { space -> told(new TilePicture(room, 0, 0, false), space).empty }

        where:
        id << ['sewer', 'sewer-drain-pipe', 'kings-tunnels']
    }
}
