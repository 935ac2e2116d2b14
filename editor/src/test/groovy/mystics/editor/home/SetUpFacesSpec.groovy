package mystics.editor.home

import mystics.editor.settings.Scheme

import javax.swing.SwingUtilities

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The faces of the mice on the page before a game. */
class SetUpFacesSpec extends PageFixture {
    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private SetUpPane page(int percent) {
        made {
            Scheme.LIGHT.wear(percent)
            new SetUpPane(library.catalog(), { }, { })
        }
    }

    def "in large letters the faces of the mice are the first thing on the page, and a press on a face is a press on the plate"() {
        given:
        def page = page(percent)

        when:
        lay(page, 1280, 800)
        def strip = parts(page).find { it instanceof PartyStrip }
        def choice = parts(page).find { it instanceof HeroChoice && it.goes() }

        then:
        strip.visible == seen
        !seen || SwingUtilities.convertPoint(strip, 0, strip.height, page).y < 500

        when:
        onEvents { parts(strip).find { it.respondsTo('getText') && it.text == choice.card().name() }.doClick(0) }

        then:
        !choice.goes()

        where:
        percent || seen
        100     || false
        200     || true
        250     || true
    }

    def "the portraits grow with the window"() {
        given:
        def page = page(percent)

        when:
        lay(page, width, height)
        def plate = parts(page).find { it instanceof HeroPlate }

        then:
        plate.face().height > height * 0.16

        where:
        width | height | percent
        1280  | 800    | 100
        1920  | 1080   | 125
        2560  | 1440   | 175
    }
}
