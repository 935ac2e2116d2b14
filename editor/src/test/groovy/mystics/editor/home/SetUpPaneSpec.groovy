package mystics.editor.home

import mystics.content.CampaignSheet
import mystics.content.CardType
import mystics.content.Setup
import mystics.editor.settings.Scheme
import mystics.editor.type.Prose
import mystics.editor.type.Rack
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.home.Players
import mystics.play.Company
import mystics.save.Campaign

import javax.swing.JButton
import javax.swing.JComboBox
import javax.swing.JComponent
import javax.swing.JLabel
import javax.swing.JRadioButton
import javax.swing.JToggleButton
import javax.swing.JViewport
import javax.swing.SwingUtilities
import java.awt.geom.Rectangle2D

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
        def form = parts(page).find { it instanceof Rack && !(it.parent instanceof PartyStrip) }.parent
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

    def "every mouse has its strength in one line"() {
        given:
        def heroes = library.catalog().heroes()
        def words = { HeroStrength.among(heroes.values()).of(heroes[it]).toString() }

        expect:
        heroes.keySet().every { words(it) }
        words('maginos') == 'Best at lore'
        words('filch').contains('move')
        words('tilda') == 'Good all round'
    }

    def "the symbols on the plates have their words"() {
        given:
        def page = made { new SetUpPane(library.catalog(), { agreed -> }, { }) }

        expect:
        parts(page).find { it instanceof ValueLegend }.components*.text == ['battle', 'defence', 'lore', 'move', 'life']
        parts(page).findAll { it instanceof ValueLegend }*.components*.every { it.toolTipText }.every()
        parts(page).findAll { it instanceof HeroPlate }.every { it.toolTipText.contains('Some cards and places ask for a class.') }
    }

    def "the face of a mouse is seen from the hat to the chin on a plate of a page of #width pixels, and fills the plate's height"() {
        given:
        def page = made {
            Scheme.LIGHT.wear(percent)
            new SetUpPane(library.catalog(), { }, { })
        }

        when:
        lay(page, width, height)
        def plates = parts(page).findAll { it instanceof HeroPlate }

        then:
        plates.size() > 3
        plates.every { plate ->
            def name = plate.components.min { it.y }
            new Rectangle2D.Double(0, 0, plate.width, name.y).contains(plate.face()) && plate.face().height > 0.8 * name.y
        }

        where:
        width | height | percent
        1280  | 800    | 100
        1920  | 1080   | 125
        2560  | 1440   | 175
        1280  | 800    | 250
    }

    def "the first chapters of the book begin a campaign, unless it is switched off; a later one is played by itself (CAMP-1)"() {
        given:
        def page = made { new SetUpPane(library.catalog(), { done << it }, {}) }
        def keeps = 'A campaign: the mice keep what they earn'
        def book = library.catalog().book()

        when:
        click(page, 'Begin')
        click(page, keeps)
        click(page, 'Begin')
        onEvents { page.at(book[0]) }
        click(page, 'Begin')
        onEvents { page.at(book[2]) }
        click(page, 'Begin')
        onEvents { page.at(book.last()) }

        then:
        done*.setup()*.campaign() == [Optional.of(CampaignSheet.NEW), Optional.empty(), Optional.of(CampaignSheet.NEW), Optional.empty()]
        parts(page).find { it instanceof javax.swing.JCheckBox && it.text == keeps }.visible == false
    }

    def "before the first chapter is won, the easiest game is suggested"() {
        given:
        def easy = library.catalog().levels().first()
        def page = made { new SetUpPane(library.catalog(), { done << it }, {}).forNewcomers() }

        when:
        click(page, 'Begin')

        then:
        parts(page).findAll { it instanceof JRadioButton && it.selected }*.text == [easy.name()]
        done[0].setup().variants().containsAll(easy.variants())
    }

    def "where the letters leave no room for the levels, a button beside Begin names the chosen one and leads to them"() {
        given:
        def page = made {
            Scheme.LIGHT.wear(percent)
            new SetUpPane(library.catalog(), { }, { })
        }
        lay(page, 1280, 800)
        def hard = { parts(page).find { it instanceof JButton && it.text.startsWith('How hard: ') } }
        def easy = parts(page).find { it instanceof JRadioButton }
        def port = SwingUtilities.getAncestorOfClass(JViewport, easy)
        def seen = { SwingUtilities.convertRectangle(easy.parent, easy.bounds, port) }

        when:
        onEvents { easy.doClick(0) }

        then:
        hard().text == 'How hard: ' + easy.text
        hard().visible == needed

        when:
        onEvents { hard().doClick(0) }

        then:
        seen().y >= 0 && seen().maxY <= port.height

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent || needed
        100     || false
        250     || true
    }

    def "after a lesson the easiest game is suggested"() {
        given:
        def easy = library.catalog().levels().first()
        def page = made { new SetUpPane(library.catalog(), { done << it }, {}).easiest() }

        when:
        click(page, 'Begin')

        then:
        done[0].setup().variants().containsAll(easy.variants())
    }

    def "the house rules come into view when they are asked for"() {
        given:
        def page = made { new SetUpPane(library.catalog(), { }, { }) }
        lay(page, 1280, 800)
        def more = parts(page).find { it instanceof JToggleButton && it.text == 'More house rules' }
        def port = SwingUtilities.getAncestorOfClass(JViewport, more)
        def rules = parts(page).find { it instanceof JLabel && it.text == 'At the table' }

        when:
        onEvents { more.doClick(0) }
        onEvents { }
        def seen = SwingUtilities.convertRectangle(rules.parent, rules.bounds, port)

        then:
        port.viewPosition.y > 0
        seen.y >= 0 && seen.y + seen.height <= port.height / 2
    }

    def "in a campaign each mouse shows all abilities that it has, and a newcomer the one with which it would begin"() {
        given:
        def abilities = library.catalog().cards().values().findAll { it.type() == CardType.ABILITY }
        def collin = library.catalog().heroes().collin
        def own = abilities.findAll { it.need().metBy(collin) }.take(2)
        def sheet = new CampaignSheet([] as Set, [collin: new CampaignSheet.HeroSheet(own*.id(), [])])
        def party = ['collin', 'filch', 'maginos', 'tilda']
        def behind = [new Campaign.Played(library.catalog().book()[1].id(), Campaign.Result.WON, party, 'x')]

        when:
        def page = made { new SetUpPane(library.catalog(), 'ours', new Campaign([] as Set, sheet, behind), { done << it }, {}) }
        def choice = { hero -> parts(page).find { it instanceof HeroChoice && it.hero() == hero } }
        def texts = { hero -> parts(choice(hero)).findAll { it instanceof Prose && it.visible }*.text.join(' ') }

        then:
        own.every { texts('collin').contains(it.name() + ': ') }
        parts(choice('collin')).findAll { it instanceof JComboBox && it.visible }.size() == 1
        parts(choice('filch')).findAll { it instanceof JComboBox && it.visible }.size() == 2

        when:
        click(page, 'Begin')

        then:
        choice('filch').ability() == done[0].setup().party().find { it.hero() == 'filch' }.ability()
    }

    def "players of earlier chapters sit where they sat, also when another chapter is chosen"() {
        given:
        def players = new Players([collin: 'Ida', lily: 'Ben'], [filch: 'sensible'])
        def page = made { new SetUpPane(library.catalog(), { done << it }, {}).seat(players) }
        def chapters = parts(page).find { it instanceof JComboBox && it.accessibleContext.accessibleName == 'Chapter' }
        def tilda = { parts(page).find { it.accessibleContext?.accessibleName?.startsWith('Who plays Tilda') } }

        when:
        onEvents {
            tilda().selectedItem = 'Ben'
            chapters.selectedIndex = chapters.selectedIndex + 1
        }
        click(page, 'Begin')

        then:
        done[0].company().people().findAll { it.key in ['collin', 'tilda'] } == [collin: 'Ida', tilda: 'Ben']
        done[0].company().bots() == [filch: 'sensible']
    }

    def "a chapter begins again with the party, the players and the rules of the game before, and may be made easier"() {
        given:
        def catalog = library.catalog()
        def easy = catalog.levels().first()
        def party = ['collin', 'filch', 'nez', 'tilda']
        def book = catalog.book()[2]
        def setup = new Setup(book.id(), party.collect { new Setup.Member(it, '') }, catalog.usualVariants())
        def played = new GameTable(library).begin(new GameAgreement(setup, Company.people(3).person('tilda', 'Ida').bot('nez', 'sensible')))
        def back = 0
        def page = made { new SetUpPane(catalog, { done << it }, {}).again(played, WayBack.game { back++ }) }

        when:
        click(page, easy.name())
        click(page, 'Begin')
        click(page, 'Back to the game')

        then:
        done[0].setup().chapter() == book.id()
        done[0].setup().party()*.hero().toSet() == party.toSet()
        done[0].setup().variants() == setup.variants() + easy.variants()
        done[0].company().people() == [tilda: 'Ida']
        done[0].company().bots() == [nez: 'sensible']
        back == 1
    }

    def "the sentences about the mice of a row begin at one height"() {
        given:
        def page = made { new SetUpPane(library.catalog(), { }, { }) }

        when:
        lay(page, 1280, 800)
        def sentences = parts(page).findAll { it instanceof HeroChoice }.collect { it.components[1] }

        then:
        sentences.size() == 5
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

    def "a press on a plate lets a mouse go or stay; the page says at once how many are missing"() {
        given:
        def page = made { new SetUpPane(library.catalog(), { done << it }, {}) }
        def choices = parts(page).findAll { it instanceof HeroChoice }
        def going = { choices.findAll { it.goes() } }
        def said = { parts(page).find { it.accessibleContext?.accessibleName == 'Message' }.text }
        def (first, staying) = [going()[0], choices.find { !it.goes() }]
        def scene = parts(page).find { it instanceof PartyScene }

        expect: 'and the same mice stand in the picture of the chapter'
        going().size() == 4
        scene.visible && scene.heroes() == 4

        when:
        onEvents { first.plate().doClick() }

        then:
        !first.goes()
        scene.heroes() == 3
        said() == 'This chapter is for 4 mice; 3 are chosen.'

        when:
        onEvents { staying.plate().doClick() }

        then:
        staying.goes()
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
}
