package mystics.editor.play.over

import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.settings.Scheme
import mystics.mod.load.BaseGame
import mystics.view.CardIndex
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.JLabel
import javax.swing.JPanel
import javax.swing.SwingUtilities

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** Cards to read in large letters. */
class LargeCardSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()
    @Shared index = new CardIndex(catalog)

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private Stage read(List<String> names, int percent) {
        def stage = made {
            Scheme.LIGHT.wear(percent)
            def laid = new Stage(new JPanel(), new JPanel())
            laid.lay(new CardsPane(names.collect { index.find(it).get() }, BoardStyle.of(catalog, Theme.LIGHT), {}).seenThrough(),
                    LaidPaper.BARE)
            laid
        }
        3.times { lay(stage, 1280, 800) }
        stage
    }

    private static parts(component) {
        component instanceof java.awt.Container ? [component, *component.components.collectMany { parts(it) }] : [component]
    }

    private static boolean goesOn(Stage stage) {
        parts(stage).any { it instanceof JLabel && it.text.contains('More below') && it.visible && it.height > 0 }
    }

    def "the card #name is whole in the window, with its rule, at #percent percent: its picture makes way"() {
        when:
        def stage = read([name], percent)
        def card = parts(stage).find { it instanceof CardView }

        then:
        SwingUtilities.convertRectangle(card.parent, card.bounds, stage).with { y >= 0 && maxY < 800 }
        card.visibleRect.height == card.height
        !goesOn(stage)

        where:
        name           | percent
        'Rat Warriors' | 100
        'Rat Warriors' | 200
        'Rat Warriors' | 250
        'Collin'       | 250
    }

    def "a card is never lower than its text, whatever the room"() {
        given:
        def card = new CardView(index.find('Rat Warriors').get(), BoardStyle.of(catalog, Theme.LIGHT), {})

        expect:
        card.height(800, 100) > 400
        card.height(800, 600) == 600
        card.height(800, 2000) == Math.ceil(800 * 880 / 630)
    }

    def "several cards that are higher than the window are followed by a line that says so"() {
        expect:
        goesOn(read(['Rat Warriors', 'Collin', 'Filch'], 250))
        !goesOn(read(['Rat Warriors', 'Collin'], 100))
    }
}
