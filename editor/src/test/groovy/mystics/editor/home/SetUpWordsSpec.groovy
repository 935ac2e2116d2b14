package mystics.editor.home

import mystics.editor.settings.Scheme
import mystics.editor.type.MoreBelow
import mystics.editor.type.Prose
import mystics.editor.type.Rack

import javax.swing.JLabel
import javax.swing.JScrollPane
import javax.swing.SwingUtilities

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** What the page before a game says about the mice, their players, and what is below. */
class SetUpWordsSpec extends PageFixture {
    static final String PLAYERS = '▾ More below: players and abilities ▾'
    static final String ALL = '▾ More below: campaign, players and abilities ▾'

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private SetUpPane page(int percent) {
        def page = made {
            Scheme.LIGHT.wear(percent)
            new SetUpPane(library.catalog(), { }, { })
        }
        3.times { lay(page, 1280, 800) }
        page
    }

    def "while the party is full, those who stay have the sign of a swap, and otherwise a plus"() {
        given:
        def page = page(100)
        def plates = { parts(page).findAll { it instanceof HeroPlate } }
        def signs = { plates().collect { [it.selected, it.sign()] }.unique() }

        expect:
        signs() as Set == [[true, GoesSign.GOES], [false, GoesSign.SWAPS]] as Set

        when:
        onEvents { plates().find { it.selected }.doClick(0) }

        then:
        signs() as Set == [[true, GoesSign.GOES], [false, GoesSign.COMES]] as Set
    }

    def "at #percent percent every face has the classes and the five values of its mouse, in sight from the beginning"() {
        given:
        def page = page(percent)
        def strip = parts(page).find { it instanceof PartyStrip }
        def port = SwingUtilities.getAncestorOfClass(JScrollPane, strip)
        def cards = parts(page).findAll { it instanceof HeroChoice }*.card()
        def faces = parts(strip).findAll { it instanceof HeroValues }

        expect:
        faces.size() == cards.size()
        [faces, cards].transpose().every { face, card ->
            face.components*.text == [card.battle(), card.defence(), card.lore(), card.move(), card.life()]*.toString()
        }
        [faces, cards].transpose().every { face, card ->
            parts(face.parent).any { it instanceof JLabel && it.text == card.classes().join(', ') }
        }
        faces.every { SwingUtilities.convertPoint(it, 0, it.height, port).y < port.height }
        faces.every { face -> face.components.every { it.x + it.width <= face.width } }

        where:
        percent << [200, 250]
    }

    def "the line at the end names the players while they are below: #percent percent"() {
        given:
        def page = page(percent)
        def line = { parts(page).find { it instanceof MoreBelow }.components.find { it instanceof JLabel }.text }
        def plates = parts(page).find { it instanceof Rack && it.components.any { it instanceof HeroColumn } }
        def bar = ((JScrollPane) SwingUtilities.getAncestorOfClass(JScrollPane, plates)).verticalScrollBar

        expect:
        line() in first

        when:
        onEvents { bar.value = plates.y }

        then:
        line() == '▾ More below: Page Down ▾'

        where:
        percent || first
        200     || [PLAYERS, ALL]
        250     || [PLAYERS, ALL]
        300     || [ALL]
    }

    def "a family smaller than the party reads above the players that one person may play several mice"() {
        given:
        def page = page(100)
        def line = parts(page).find { it instanceof Prose && it.text.startsWith('One person may play several mice') }
        def plates = parts(page).find { it instanceof Rack && it.components.any { it instanceof HeroColumn } }

        expect:
        plates.y - (line.y + line.height) in 0..30
    }
}
