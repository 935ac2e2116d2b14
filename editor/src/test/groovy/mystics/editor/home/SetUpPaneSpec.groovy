package mystics.editor.home

import mystics.content.CampaignSheet
import mystics.editor.settings.Scheme
import mystics.editor.type.Rack
import mystics.save.Campaign

import javax.swing.JComboBox
import javax.swing.JComponent
import javax.swing.JRadioButton

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The table being set. */
class SetUpPaneSpec extends PageFixture {
    def "a game can be set up in type of #percent percent on a page of #width pixels: nothing stands beyond its edge"() {
        given:
        def page = made {
            Scheme.LIGHT.wear(percent)
            new SetUpPane(library.catalog(), { agreed -> }, { })
        }

        when:
        lay(page, width, 800)
        def form = parts(page).find { it instanceof Rack }.parent
        def choices = parts(form).findAll { it instanceof HeroChoice }
        def frame = 4 * percent / 100
        def beyond = (form.components + choices).findAll { it.x + it.width > form.width + frame }*.class*.simpleName

        then: 'but for the frames of what has the focus'
        choices.size() > 3
        beyond == []

        where:
        percent | width
        100     | 900
        150     | 1280
        200     | 1280
        250     | 900
        250     | 1600
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
        def text = { parts(choice).find { it instanceof AbilityText }.components.find { it.visible } }

        expect:
        chooser.itemCount > 1
        def places = laid()
        (0..<chooser.itemCount).every { item ->
            onEvents { chooser.selectedIndex = item }
            def card = library.catalog().cards()[choice.ability()]
            laid() == places && text().text.contains(card.text().strip().replaceAll('\\s+', ' ')) &&
                    text().text.startsWith("${card.cost()} cheese") && text().height >= text().preferredSize.height
        }
    }

    def "the sentences about the mice of a row begin at one height"() {
        given:
        def page = made { new SetUpPane(library.catalog(), { }, { }) }

        when:
        lay(page, 1280, 800)
        def sentences = parts(page).findAll { it instanceof HeroChoice && it.visible }*.components*.last()

        then:
        sentences.size() == 4
        sentences*.y.unique().size() == 1
    }

    def "a name that is written for one mouse is offered for the others, as are those of people who played before; no row is empty"() {
        given:
        def page = made { new SetUpPane(library.catalog(), { done << it }, {}) }
        def seats = parts(page).findAll { it instanceof JComboBox && it.editable }

        when:
        onEvents {
            page.offer(['Ida'])
            seats[0].selectedItem = 'Ben'
            seats[1].selectedItem = 'Whoever sits here'
        }

        then:
        seats.every { seat -> (0..<seat.itemCount).collect { seat.getItemAt(it) } == ['Whoever sits here', 'The program', 'Ida', 'Ben'] }
        seats[2].selectedItem == ''

        when:
        click(page, 'Begin')

        then:
        done[0].company().people().values().every { it == 'Ben' }
    }

    def "a press on a plate lets a mouse go or stay; who stays is asked nothing, and the page says at once how many are missing"() {
        given:
        def page = made { new SetUpPane(library.catalog(), { done << it }, {}) }
        def choices = parts(page).findAll { it instanceof HeroChoice }
        def going = { choices.findAll { it.goes() } }
        def said = { parts(page).find { it.accessibleContext?.accessibleName == 'Message' }.text }
        def (first, staying) = [going()[0], choices.find { !it.goes() }]

        expect:
        going().size() == 4
        choices.every { it.visible == it.goes() }

        when:
        onEvents { first.plate().doClick() }

        then:
        !first.goes() && !first.visible
        said() == 'This chapter is for 4 heroes; 3 are chosen.'

        when:
        onEvents { staying.plate().doClick() }

        then:
        staying.goes() && staying.visible
        said().blank

        when:
        click(page, 'Begin')

        then:
        done[0].setup().party()*.hero().contains(staying.hero())
    }

    def "a chapter of a campaign is as hard as the campaign was, until another name is chosen (CAMP-1)"() {
        given:
        def easy = library.catalog().levels().first()
        def behind = [new Campaign.Played(library.catalog().book()[0].id(), Campaign.Result.WON, [], 'x')]
        def page = { Set<String> variants ->
            made { new SetUpPane(library.catalog(), 'ours', new Campaign(variants, CampaignSheet.NEW, behind), { done << it }, {}) }
        }
        def usual = library.catalog().usualVariants()
        def chosen = { JComponent of -> parts(of).findAll { it instanceof JRadioButton && it.selected }*.text }

        expect:
        chosen(page(usual)) == [library.catalog().levels().find { it.usual() }.name()]
        chosen(page(usual + easy.variants())) == [easy.name()]

        when:
        def form = page(usual)
        click(form, easy.name())
        click(form, 'Begin')

        then:
        done[0].setup().variants() == usual + easy.variants()
        done[0].setup().campaign().present
    }

    def "how hard a chapter is that is only read is not asked"() {
        given:
        def page = made { new SetUpPane(library.catalog(), 'ours', Campaign.beginning([] as Set), { }, {}) }

        expect:
        library.catalog().book()[0].storyOnly()
        parts(page).findAll { it instanceof JRadioButton }.every { !it.parent.parent.visible }
    }
}
