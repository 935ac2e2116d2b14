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

/** What moves is seen in pictures and comes to its end, on a slow machine in fewer pictures; where motion is reduced it does not move. */
class RunningSpec extends Specification {
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
        Running<Glide> gliding = null
        gliding = new Running<Glide>({ shares << gliding.share() })

        when:
        onEvents { gliding.begin(Optional.of(glide()), 160) }

        then:
        new PollingConditions(timeout: 20).eventually { assert gliding.now().empty }
        shares.size() in 1..11
        shares == shares.toSorted()
        shares.last() == 1
    }

    def "no time, no glide"() {
        given:
        def gliding = new Running<Glide>({ })

        when:
        gliding.begin(Optional.of(glide()), 0)

        then:
        gliding.now().empty
    }

    def "where nothing moves one picture out of it stays until the next begins"() {
        given:
        def gliding = new Running<Glide>({ })

        when:
        gliding.hold(glide())

        then:
        gliding.now().present
        gliding.share() == 0.45d

        when:
        gliding.begin(Optional.empty(), 0)

        then:
        gliding.now().empty
    }
}
