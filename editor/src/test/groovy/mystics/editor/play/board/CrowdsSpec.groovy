package mystics.editor.play.board

import mystics.editor.settings.Scheme
import mystics.editor.sight.Sight
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.JPanel

import static mystics.editor.album.OffScreen.onEvents

/** Which crowd is enlarged. */
class CrowdsSpec extends Specification {
    @Shared Sight sight = LightsSpec.turn()

    def "of #count figures on the space of the turn, a plate shows each enlarged though nobody points there: #shown, in #side pixels"() {
        given:
        def board = sight.spread().board()
        def spot = board.figures().find { it.acting() }.spot()
        def heroesFirst = board.figures().toSorted { it.side() }
        def gathered = board.peopled(heroesFirst.indexed().collect { i, one -> i < count ? one.at(spot) : one })
        onEvents { Scheme.LIGHT.wear(100) }
        def camera = new Camera(new JPanel(size: [side, side]))
        camera.look(gathered, spot.tile(), [spot.tile()] as Set)

        expect:
        new Crowds(camera).at(Optional.empty(), gathered, Lights.of(sight).on(gathered)).present == shown

        where:
        count | side || shown
        4     | 700  || false
        5     | 700  || true
        6     | 1200 || true
        4     | 250  || true
    }
}
