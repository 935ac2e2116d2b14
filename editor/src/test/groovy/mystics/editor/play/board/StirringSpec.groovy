package mystics.editor.play.board

import mystics.content.Size
import mystics.editor.board.BoardEvent
import mystics.editor.board.BoardPicture
import mystics.editor.board.BoardSpace
import mystics.editor.board.BoardView
import mystics.editor.board.FigurePicture
import mystics.editor.board.FigurePicture.Side
import mystics.editor.board.TilePicture
import mystics.mod.load.BaseGame
import spock.lang.Specification

import javax.swing.JPanel

/** A found card that lies still on the board is told, and told again when it is put away. */
class StirringSpec extends Specification {
    def catalog = BaseGame.library().catalog()
    def card = catalog.cards().values().first()
    def board = new BoardPicture([new TilePicture(catalog.rooms().values().first(), 0, 0, true)],
            [new FigurePicture(0, 'Ada', [], new BoardSpace(0, 3), Size.SMALL, Side.HERO, 0, false, 0, 2, [])], [], [], [])

    private static BoardPace pace(int milliseconds) {
        [gliding: { 0 }, acting: { length -> milliseconds }] as BoardPace
    }

    def "a card that turns over in #milliseconds ms and goes is told as '#told'"() {
        given:
        def heard = []
        def stirring = new Stirring(new JPanel(), { BoardView.fit(board.bounds(), 400, 400, 0) })
        stirring.finding { heard << it }

        when:
        stirring.act(board, board, [new BoardEvent.Find(0, card)], pace(milliseconds))

        then:
        heard == [told ? card.name() : '']

        when:
        stirring.putAway()

        then:
        heard.last() == ''

        where:
        milliseconds || told
        0            || true
        1500         || false
    }
}
