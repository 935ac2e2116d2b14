package mystics.editor.room

import mystics.editor.sight.Sight
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Inspector
import spock.lang.Shared
import spock.lang.Specification

/** A room is played as it is drawn. */
class PlayFromHereSpec extends Specification {
    @Shared Library library = BaseGame.library()

    def "two heroes by the exit of #room, three minions, and the first hero's turn"() {
        when:
        def session = PlayFromHere.begin(library, room, Inspector.NONE)
        def board = Sight.of(session).spread().board()

        then:
        board.tiles()*.room()*.id() == [room]
        board.figures().size() == 5
        session.game().question().present

        where:
        room << BaseGame.library().catalog().rooms().keySet().toList()
    }

    def "a room that is not there cannot be played"() {
        when:
        PlayFromHere.begin(library, 'nowhere', Inspector.NONE)

        then:
        def refused = thrown(IllegalArgumentException)
        refused.message == "There is no room 'nowhere'"
    }
}
