package mystics.editor.home

import mystics.editor.settings.Scheme
import mystics.editor.type.Prose

import javax.swing.JComboBox
import javax.swing.JToggleButton
import javax.swing.SwingUtilities
import javax.swing.UIManager
import java.awt.Point

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The plates of the mice and what is chosen for each. */
class HeroColumnSpec extends PageFixture {
    private static Point corner(part, page) {
        SwingUtilities.convertPoint(part.parent, part.location, page)
    }

    def "what is chosen for a mouse stands below its own plate, on a page of #width pixels in type of #percent percent"() {
        given:
        def page = made {
            Scheme.LIGHT.wear(percent)
            new SetUpPane(library.catalog(), { agreed -> }, { })
        }

        when:
        lay(page, width, 800)
        def choices = parts(page).findAll { it instanceof HeroChoice }

        then:
        choices.size() == 5
        choices.every {
            corner(it, page).x == corner(it.plate(), page).x && corner(it, page).y >= corner(it.plate(), page).y + it.plate().height
        }

        and: 'all plates stand side by side where there is room for them'
        parts(page).findAll { it instanceof HeroPlate }.collect { corner(it, page).y }.unique().size() == rows

        where:
        percent | width || rows
        100     | 1280  || 1
        250     | 1280  || 3
    }

    def "who stays is described like the others, in muted letters, and is asked nothing"() {
        given:
        def page = made { new SetUpPane(library.catalog(), { }, { }) }
        def staying = parts(page).find { it instanceof HeroChoice && !it.goes() }
        def words = { parts(staying).findAll { it instanceof Prose && it.visible && it.parent.visible } }
        def asked = { parts(staying).findAll { it.visible && (it instanceof JComboBox || it instanceof JToggleButton) } }
        def ability = { library.catalog().cards()[staying.ability()].name() }

        when:
        lay(page, 1280, 800)

        then:
        words()[0].text == 'Best at life'
        words()[1].text.length() > 20
        words().last().text.startsWith(ability() + ': ')
        words().every { it.foreground == UIManager.getColor('Label.disabledForeground') }
        asked().empty

        when:
        onEvents { staying.plate().doClick(0) }

        then:
        words().take(2).every { it.foreground == UIManager.getColor('Label.foreground') }
        !words()*.text.any { it.startsWith(ability() + ': ') }
        asked().size() == 3
    }

    def "an ability is read where it is chosen, and nothing moves when another one is"() {
        given:
        def page = made { new SetUpPane(library.catalog(), { }, { }) }
        def choice = parts(page).find { it instanceof HeroChoice }
        def chooser = parts(choice).find { it.accessibleContext?.accessibleName?.startsWith('Ability of') }
        def laid = {
            lay(page, 1280, 800)
            parts(page).findAll { !(it.parent instanceof AbilityText) }.collect { it.bounds }
        }
        def rule = parts(choice).findAll { it instanceof AbilityText }.last()
        def text = { rule.components.find { it.visible } }

        expect: 'first the name alone, with the text as its tooltip'
        !rule.visible
        chooser.toolTipText.contains('cheese. ')
        choice.plate().toolTipText.contains(chooser.toolTipText)

        when:
        onEvents { parts(choice).find { it instanceof JToggleButton && it.text == 'What it does' }.doClick(0) }

        then:
        chooser.itemCount > 1
        def places = laid()
        (0..<chooser.itemCount).every { item ->
            onEvents { chooser.selectedIndex = item }
            def card = library.catalog().cards()[choice.ability()]
            laid() == places && text().text.contains(card.text().strip().replaceAll('\\s+', ' ')) &&
                    text().text.contains("${card.cost()} cheese") && text().height >= text().preferredSize.height
        }
    }
}
