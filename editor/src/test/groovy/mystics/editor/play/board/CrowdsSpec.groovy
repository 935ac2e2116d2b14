package mystics.editor.play.board

import mystics.editor.settings.Scheme
import mystics.editor.sight.Sight
import mystics.editor.type.Type
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

    def "a click on the button of the plate puts it away until the next question, a click beside the button does not"() {
        given:
        def board = sight.spread().board()
        def spot = board.figures().find { it.acting() }.spot()
        def gathered = board.peopled(board.figures()*.at(spot))
        onEvents { Scheme.LIGHT.wear(100) }
        def camera = new Camera(new JPanel(size: [700, 700]))
        camera.look(gathered, spot.tile(), [spot.tile()] as Set)
        def crowds = new Crowds(camera)
        def lights = Lights.of(sight).on(gathered)
        def open = gathered.fanned(crowds.at(Optional.empty(), gathered, lights))
        def button = open.fan().get().button(Type.size() / camera.view().scale())
        def pixels = camera.view().transform().createTransformedShape(button).bounds
        def at = { x, y -> crowds.shutAt(open, x as int, y as int) }

        expect:
        open.fan().get().plate().contains(button)
        !crowds.shutAt(board, 10, 10)
        !at(pixels.centerX, pixels.maxY + 10)
        at(pixels.centerX, pixels.centerY)
        crowds.at(Optional.empty(), gathered, lights).empty

        when:
        crowds.reset()

        then:
        crowds.at(Optional.empty(), gathered, lights).present
    }
}
