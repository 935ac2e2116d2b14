package mystics.editor.play.board

import mystics.content.Size
import mystics.editor.board.BoardPicture
import mystics.editor.board.FigurePicture
import mystics.editor.board.Glide
import mystics.editor.board.BoardSpace
import mystics.editor.board.TilePicture
import mystics.mod.load.BaseGame
import spock.lang.Specification
import spock.util.concurrent.PollingConditions

import static mystics.editor.album.OffScreen.onEvents

/** A glide is seen in pictures and comes to its end; where motion is reduced there is none. */
class GlidingSpec extends Specification {
    private static Glide glide() {
        def room = BaseGame.library().catalog().rooms().values().first()
        def boards = [3, 4].collect { space ->
            def figure = new FigurePicture(0, 'Somebody', [], new BoardSpace(0, space), Size.SMALL, FigurePicture.Side.HERO, 0,
                    false, 0, 3, [])
            new BoardPicture([new TilePicture(room, 0, 0, true)], [figure], [], [], [])
        }
        Glide.between(boards[0], boards[1]).get()
    }

    def "it goes on from picture to picture and ends"() {
        given:
        def shares = Collections.synchronizedList([])
        Gliding gliding = null
        gliding = new Gliding({ shares << gliding.share() })

        when:
        onEvents { gliding.begin(Optional.of(glide()), 160) }

        then:
        new PollingConditions(timeout: 20).eventually { assert gliding.glide().empty }
        shares.size() == 10
        shares == shares.toSorted()
        shares.last() == 1
    }

    def "no time, no glide"() {
        given:
        def gliding = new Gliding({ })

        when:
        gliding.begin(Optional.of(glide()), 0)

        then:
        gliding.glide().empty
    }
}
