package mystics.editor.home

import mystics.content.CampaignSheet
import mystics.home.GameAgreement
import mystics.editor.settings.Scheme
import mystics.editor.type.Paper
import mystics.save.Campaign
import mystics.save.Overview
import mystics.table.Outcome
import mystics.view.ChapterStanding

import javax.swing.JButton
import javax.swing.JComboBox
import javax.swing.JList
import javax.swing.JTextField
import javax.swing.JViewport
import javax.swing.SwingUtilities

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The page of campaigns (CAMP). */
class CampaignPaneSpec extends PageFixture {
    def "a campaign says what comes next, and when the story is told to its end, also without the chapters left out (END-2)"() {
        given:
        def deeds = [begin: { name -> }, play: { name -> }, home: { -> }] as CampaignPane.Deeds
        def page = { List played -> made { new CampaignPane(library.catalog(),
                [sundays: new Campaign([] as Set, CampaignSheet.NEW, played)], [:], Optional.empty(), deeds) } }
        def won = library.catalog().book()
                .collect { new Campaign.Played(it.id(), Campaign.Result.WON, ['collin'], 'ending') }

        expect:
        words(page([])).contains('Next: The Small Door')
        [won, won.takeRight(3)].every { played ->
            def text = words(page(played))
            text.contains('The story of your mice is told to its end') && text.contains("${played.size()} of the ${won.size()} chapters") &&
                    !text.contains('Next: ')
        }
        [won, won.takeRight(3)].every { labels(page(it)) == ['Read the story again', 'Play any chapter again'] }
    }

    /** The buttons of the shown campaign that can be seen. */
    private static List<String> labels(page) {
        parts(page).findAll { it instanceof JButton && it.visible && (it.text =~ /story|chapter|Play/) }*.text
    }

    def "a campaign shows what is behind the mice and what comes next; its chapter is set up from its sheet (CAMP-1, END-2)"() {
        given:
        def chapters = library.catalog().book()
        def heroes = library.catalog().heroes().keySet().take(4).toList()
        def campaign = new Campaign([] as Set, CampaignSheet.NEW, [new Campaign.Played(chapters[0].id(), Campaign.Result.WON, heroes, 'x')])
        def page = made {
            new CampaignPane(library.catalog(), ['sundays': campaign], [:], Optional.empty(), new CampaignPane.Deeds() {
                void begin(String name) { done << name }

                void play(String name) { done << name }

                void another(String name) { done << "another of $name".toString() }

                void story(String name) { done << "story of $name".toString() }

                void home() { }
            })
        }

        expect:
        words(page).contains(chapters[0].name())
        words(page).contains(chapters[0].name() + ': read')

        when:
        click(page, 'The story so far')

        then:
        done == ['story of sundays']

        when:
        done.clear()
        click(page, 'Another chapter')

        then:
        done == ['another of sundays']

        when:
        done.clear()
        click(page, campaign.next(library.catalog()).map { 'Play ' + it.name() }.orElse('Play any chapter again'))

        then:
        done == ['sundays']

        when:
        def setUp = made { new SetUpPane(library.catalog(), 'sundays', Campaign.beginning([] as Set), { done << it }, {}) }
        click(setUp, 'Begin')
        GameAgreement agreed = done.last()

        then:
        agreed.setup().campaign().present
        agreed.setup().chapter() == chapters[0].id()
    }

    def "the chapters are marked by a sign and a word, on the page and in the list of the set-up (END-2)"() {
        given:
        def book = library.catalog().book()
        def party = library.catalog().heroes().keySet().take(4).toList()
        def campaign = new Campaign([] as Set, CampaignSheet.NEW, [[0, Campaign.Result.WON], [1, Campaign.Result.AGAIN],
                [1, Campaign.Result.WON], [2, Campaign.Result.LEFT]].collect { new Campaign.Played(book[it[0]].id(), it[1], party, "$it") })
        def underWay = new Overview(book[3].id(), party, 2, 3, 6, Outcome.RUNNING, [])
        def deeds = [begin: { name -> }, play: { name -> }, home: { -> }] as CampaignPane.Deeds

        when:
        def page = words(made { new CampaignPane(library.catalog(), [sundays: campaign], [sundays: underWay], Optional.empty(), deeds) })

        then:
        page.contains("\u2713 ${book[0].name()}: read".toString())
        page.contains("\u2717 ${book[1].name()}: lost with".toString())
        page.contains("\u2713 ${book[1].name()}: won with".toString())
        page.contains("\u2717 ${book[2].name()}: lost, and left behind".toString())
        page.contains("\u25cb Not yet played: ${book[4].name()} to ${book[-1].name()}".toString())

        when:
        def setUp = made { new SetUpPane(library.catalog(), 'sundays', campaign, { done << it }, {})
                .stand { ChapterStanding.of(campaign, it, Optional.of(book[3].id())) } }
        def list = parts(setUp).find { it instanceof JComboBox && it.accessibleContext.accessibleName == 'Chapter' }
        def lines = (0..4).collect { list.renderer.getListCellRendererComponent(new JList(), list.getItemAt(it), it, false, false).text }

        then:
        lines*.replaceAll(/^\d+  .*   /, '') ==
                ['\u2713 read', '\u2713 won', '\u2717 lost', '\u25b8 under way', '\u25cb not yet played']
    }

    def "while a chapter is under way the page says so, with the page of the hourglass, and leads back into it"() {
        given:
        def chapter = library.catalog().book()[1]
        def seen = new Overview(chapter.id(), ['collin'], 2, 3, 6, Outcome.RUNNING, [])
        def deeds = [begin: { name -> }, play: { name -> done << name }, home: { -> }] as CampaignPane.Deeds
        def page = made { new CampaignPane(library.catalog(), ['Our_mice': new Campaign([] as Set, CampaignSheet.NEW, [])],
                ['Our_mice': seen], Optional.empty(), deeds) }

        expect:
        words(page).contains("${chapter.name()}, under way, page 3 of 6".toString())
        !words(page).contains('Next: ')
        parts(page).find { it instanceof JList }.with { cellRenderer.getListCellRendererComponent(it, 'Our_mice', 0, true, true).text } ==
                'Our mice'

        when:
        click(page, "Continue ${chapter.name()}".toString())

        then:
        done == ['Our_mice']
    }

    def "with text of #percent percent nothing of the sheet is cut by the picture below it"() {
        given:
        def chapters = library.catalog().book()
        def played = [new Campaign.Played(chapters[0].id(), Campaign.Result.WON, library.catalog().heroes().keySet().take(4).toList(), 'x')]
        def deeds = [begin: { name -> }, play: { name -> }, home: { -> }] as CampaignPane.Deeds
        onEvents { Scheme.DARK.wear(percent) }

        when:
        def page = made { new CampaignPane(library.catalog(), [sundays: new Campaign([] as Set, CampaignSheet.NEW, played)],
                [:], Optional.empty(), deeds) }
        lay(page, 1280, 800)
        def sheet = parts(page).find { it instanceof Paper }
        def port = SwingUtilities.getAncestorOfClass(JViewport, sheet)

        then:
        sheet.preferredSize.height <= port.height
        parts(page).find { it instanceof NextScene }.height > 0

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent << [100, 150, 200]
    }

    def "the name of a family begins a campaign: its file has low lines for the spaces, and its title has the spaces"() {
        given:
        def deeds = [begin: { String name -> done << name }, play: { name -> }, home: { -> }] as CampaignPane.Deeds
        def page = made { new CampaignPane(library.catalog(), [:], [:], Optional.empty(), deeds) }

        when:
        onEvents { parts(page).find { it instanceof JTextField }.text = ' The  Millers ' }
        click(page, 'Begin it')

        then:
        done == ['The_Millers']
    }
}
