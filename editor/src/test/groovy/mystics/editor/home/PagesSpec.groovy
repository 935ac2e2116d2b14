package mystics.editor.home

import mystics.console.Arrangement
import mystics.console.ModShelf
import mystics.console.sitting.Shelf
import mystics.content.CampaignSheet
import mystics.editor.board.BoardStyle
import mystics.editor.play.BookBrowser
import mystics.editor.settings.DiceShow
import mystics.editor.settings.Hint
import mystics.editor.settings.Motion
import mystics.editor.settings.Pace
import mystics.editor.settings.Scheme
import mystics.editor.settings.Settings
import mystics.editor.sight.Book
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.save.Campaign
import mystics.save.Overview
import mystics.table.Outcome
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.AbstractButton
import javax.swing.JComboBox
import javax.swing.JComponent
import javax.swing.JLabel
import javax.swing.JList
import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.Container
import java.nio.file.Path

/** The pages of the window beside the game, without a display. */
class PagesSpec extends Specification {
    static final Languages ENGLISH = new Languages('en', ['en'], { })
    @Shared Library library = BaseGame.library()
    def done = []

    def setup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private static void onEvents(Closure deed) {
        SwingUtilities.invokeAndWait(deed)
    }

    private static <T> T made(Closure<T> making) {
        T made = null
        onEvents { made = making() }
        made
    }

    private List<Component> parts(Component of) {
        [of] + (of instanceof Container ? of.components.toList().collectMany { parts(it) } : [])
    }

    private void click(JComponent page, String text) {
        onEvents { parts(page).findAll { it instanceof AbstractButton }.find { it.text == text }.doClick(0) }
    }

    private String words(JComponent page) {
        parts(page).findAll { it.hasProperty('text') && !(it instanceof javax.swing.JEditorPane) }*.text.join('\n') +
                parts(page).findAll { it instanceof javax.swing.JEditorPane }.collect { it.document.getText(0, it.document.length) }.join('\n')
    }

    def "a game can be set up in type of #percent percent on a page of #width pixels: nothing stands beyond its edge"() {
        given:
        def page = made {
            Scheme.LIGHT.wear(percent)
            new SetUpPane(library.catalog(), { agreed -> }, { })
        }

        when:
        6.times {
            onEvents {
                page.setSize(width, 800)
                parts(page)*.invalidate()
                parts(page)*.doLayout()
            }
        }
        def form = parts(page).find { it instanceof mystics.editor.type.Rack }.parent

        def choices = parts(form).findAll { it instanceof HeroChoice }
        def frame = 4 * percent / 100
        def beyond = (form.components + choices).findAll { it.x + it.width > form.width + frame }*.class*.simpleName

        then: 'but for the frames of what has the focus'
        choices.size() > 3
        beyond == []

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

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
        def lay = {
            5.times {
                onEvents {
                    page.setSize(1280, 800)
                    parts(page)*.invalidate()
                    parts(page)*.doLayout()
                }
            }
            parts(page).findAll { !(it.parent instanceof AbilityText) }.collect { it.bounds }
        }
        def text = { parts(choice).find { it instanceof AbilityText }.components.find { it.visible } }

        expect:
        chooser.itemCount > 1
        def places = lay()
        (0..<chooser.itemCount).every { item ->
            onEvents { chooser.selectedIndex = item }
            def card = library.catalog().cards()[choice.ability()]
            lay() == places && text().text.contains(card.text().strip().replaceAll('\\s+', ' ')) && text().text.startsWith("${card.cost()} cheese") && text().height >= text().preferredSize.height
        }
    }

    def "#thing is set on the page of settings, which says what it does"() {
        given:
        def page = made { new SettingsPane(Settings.usual(), ENGLISH, { done << it }, { }) }
        def control = parts(page).find { !(it instanceof JLabel) && it.accessibleContext?.accessibleName == thing }

        when:
        onEvents { deed(control) }

        then:
        done.last() == set
        control.accessibleContext.accessibleDescription

        where:
        thing                  | deed                                   || set
        'Reduced motion'       | { it.doClick(0) }                      || Settings.usual().with(Motion.REDUCED)
        'Size of text'         | { it.value = 150 }                     || Settings.usual().with(150)
        'Colours'              | { it.selectedItem = Scheme.DARK }      || Settings.usual().with(Scheme.DARK)
        'Thrown dice'          | { it.selectedItem = DiceShow.HEADLINE } || Settings.usual().with(DiceShow.HEADLINE)
        'Between your choices' | { it.selectedItem = Pace.SLOW }        || Settings.usual().with(Pace.SLOW)
    }

    def "a language is chosen by the name those have for it who speak it, once a mod speaks it"() {
        given:
        def chooser = { languages -> parts(made { new SettingsPane(Settings.usual(), languages, { }, { }) }).find { it instanceof JComboBox && it.accessibleContext.accessibleName == 'Language' } }
        def some = chooser(new Languages('en', ['en', 'de', 'fr'], { done << it }))
        def items = (0..<some.itemCount).collect { some.getItemAt(it) as String }

        when:
        onEvents { some.selectedIndex = 1 }

        then:
        items == ['English', 'Deutsch', 'Français']
        done == ['de']
        some.enabled
        !chooser(ENGLISH).enabled
        chooser(new Languages('de', ['en', 'de'], { })).selectedItem as String == 'Deutsch'
    }

    def "hints are given again, or none, as somebody likes"() {
        given:
        def page = made { new SettingsPane(Settings.usual().read(Hint.TURN), ENGLISH, { done << it.hints() }, { }) }

        when:
        click(page, 'None')
        click(page, 'All again')

        then:
        done == [[] as Set, Hint.all()]
        words(page).contains("${Hint.values().length} of ${Hint.values().length} still to come")
    }

    def "settings fit a page of #width pixels in type of #percent percent"() {
        given:
        def page = made {
            Scheme.LIGHT.wear(percent)
            new SettingsPane(Settings.usual().with(percent), ENGLISH, { }, { })
        }

        when:
        6.times {
            onEvents {
                page.setSize(width, 800)
                parts(page)*.invalidate()
                parts(page)*.doLayout()
            }
        }
        def rack = parts(page).find { it instanceof mystics.editor.type.Rack }
        def broken = parts(rack).findAll { it instanceof mystics.editor.type.Prose && it.text.split(' ').any { word -> it.getFontMetrics(it.font).stringWidth(word) > it.width } }*.text

        def cut = parts(rack).findAll { (it instanceof JLabel || it instanceof AbstractButton) && it.text && !it.text.startsWith('<html>') && it.width < it.preferredSize.width }*.text

        then: 'and no word is broken or cut'
        broken == []
        cut == []
        rack.components.every { half -> half.x + half.width <= rack.width && half.components.every { it.x + it.width <= half.width } }

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent | width
        100     | 900
        100     | 1280
        200     | 1280
        250     | 900
        250     | 1280
    }

    def "what is scrolled has no frame of its own, in whatever look it is shown next"() {
        given:
        def page = made { new SettingsPane(Settings.usual(), new Languages('en', ['en'], { }), { }, { }) }

        when:
        onEvents {
            Scheme.CONTRAST.wear(150)
            javax.swing.SwingUtilities.updateComponentTreeUI(page)
        }
        def scrolls = parts(page).findAll { it instanceof javax.swing.JScrollPane }

        then:
        scrolls.size() > 0
        scrolls.every { it.insets == new java.awt.Insets(0, 0, 0, 0) }

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }
    }

    def "a campaign says what comes next, and when the book is read to its end"() {
        given:
        def deeds = [begin: { name -> }, play: { name -> }, home: { -> }] as CampaignPane.Deeds
        def page = { List played -> made { new CampaignPane(library.catalog(), [sundays: new Campaign([] as Set, CampaignSheet.NEW, played)], Optional.empty(), deeds) } }
        def won = new Campaign.Played('flight-to-barksburg', Campaign.Result.WON, ['collin'], 'ending')

        expect:
        words(page([])).contains('Next: Flight to Barksburg')
        words(page([won])).contains('The book is read to its end')
        words(page([won])).contains('Play any chapter again')
    }

    def "home opens its doors when the mods are there; without a game that was left there is none to continue"() {
        given:
        def home = made { new HomePane({ done << it }, { it.run() }) }
        def open = { parts(home).findAll { it instanceof AbstractButton && it.enabled && it.text }*.text.toSet() }

        expect: 'what needs no mods can be done at once'
        open() == ['How to play', 'Settings', 'About', 'Leave'] as Set

        when:
        onEvents { home.ready('') }

        then:
        open() == Door.values()*.title().toSet() - 'Continue'

        when:
        onEvents { home.ready('The game that was left last') }
        click(home, 'Continue')

        then:
        done == [Door.CONTINUE]
    }

    def "a saved game says its chapter, round, page and heroes; one that is damaged says so"() {
        given:
        def chapter = library.catalog().chapters().values().first()
        def hero = library.catalog().heroes().values().first()
        def games = [new Shelf.Entry('supper', '2026-01-02 20:15', Optional.of(new Overview(chapter.id(), [hero.id()], 4, 2, 6, Outcome.RUNNING, [])), Optional.empty()), new Shelf.Entry('crumbs', '2026-01-01 10:00')]

        when:
        def page = made { new LoadPane(games, library.catalog(), Path.of('saves'), saves) }

        then:
        words(page).contains("${chapter.name()}, round 4, page 2 of 6. ${hero.name()}.")
        words(page).contains('This file cannot be read.')

        when:
        click(page, 'Go on')

        then:
        done == ['supper']
    }

    def "a saved game is deleted when that is said twice; one that has just begun says so"() {
        given:
        def begun = kept('supper', Outcome.RUNNING, 0)
        def page = made { new LoadPane([begun], library.catalog(), Path.of('saves'), saves) }

        expect:
        words(page).contains("${library.catalog().chapters()[begun.overview().get().chapter()].name()}, just begun.")

        when:
        click(page, 'Delete')
        click(page, 'Keep it')
        click(page, 'Delete')

        then:
        done.empty
        words(page).contains('Delete this game?')

        when:
        click(page, 'Yes, delete it')

        then:
        done == [['delete', 'supper']]
    }

    private LoadPane.Deeds getSaves() {
        [load: { done << it }, delete: { done << ['delete', it] }, home: { -> done << 'home' }] as LoadPane.Deeds
    }

    private Shelf.Entry kept(String name, Outcome outcome, int round = 4) {
        def chapter = library.catalog().chapters().values().first()
        new Shelf.Entry(name, '2026-01-02 20:15', Optional.of(new Overview(chapter.id(), [], round, 2, 6, outcome, [])), Optional.empty())
    }

    def "a game that is over says how; it is looked at and not gone on with"() {
        when:
        def page = made { new LoadPane([kept('supper', Outcome.LOST_TIME), kept('feast', Outcome.WON)], library.catalog(), Path.of('saves'), saves) }

        then:
        words(page).contains('supper (lost)')
        words(page).contains('feast (won)')

        when:
        click(page, 'Look at it')

        then:
        done == ['supper']
    }

    def "home goes on with #leads when the game left last is #last and the others are #others"() {
        given:
        def games = [kept(Shelf.AUTOSAVE, last)] + others.withIndex().collect { outcome, i -> kept("game $i" as String, outcome) }

        when:
        def going = GoingOn.of(games, library.catalog())

        then:
        going.name().orElse('nothing') == leads
        going.words().contains('is lost') == last.over()

        where:
        last              | others                             || leads
        Outcome.RUNNING   | [Outcome.RUNNING]                  || Shelf.AUTOSAVE
        Outcome.LOST_TIME | [Outcome.WON, Outcome.RUNNING]     || 'game 1'
        Outcome.LOST_TIME | [Outcome.WON]                      || 'nothing'
    }

    def "the book finds a rule by its number, a word by its name, and both by what stands in them"() {
        given:
        def book = Book.shipped()

        expect:
        book.search('move 7')[0].address() == 'rule:MOVE-7'
        book.search('Surge')[0].address() == 'word:surge'
        book.search('red X mousetrap')*.address().any { it.startsWith('rule:TRAP') }
        book.search('zebra').empty
        ['swim', 'die', 'dead', 'heal', 'knocked down', 'door', 'trap', 'level', 'XP', 'kill'].every { book.search(it)[0].title().equalsIgnoreCase(it) }
        book.words().terms().every { !it.name().contains('`') }
        book.words().terms().collectMany { it.references() }.findAll { it ==~ /[A-Z]+-\d+/ }.every { book.rules().find(it).present }
    }

    def "what is typed is looked up, and its text stands beside"() {
        given:
        def browser = made { new BookBrowser(Book.shipped()) }

        when:
        onEvents { browser.field().text = 'MOVE-7' }

        then:
        parts(browser).find { it instanceof JList }.selectedValue.address() == 'rule:MOVE-7'
        words(browser).contains('MOVE-7')
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

    def "what the signs mean is told in the book at home, and a rule there leads back into it"() {
        given:
        def page = made {
            def pane = new BookPane(Book.shipped(), { })
            pane.explain(Book.shipped(), library.catalog(), BoardStyle.of(library.catalog(), Scheme.LIGHT.theme()))
            pane
        }

        when:
        click(page, 'What the signs mean')

        then:
        words(page).contains('Drawn on the floor')

        when:
        onEvents { parts(page).find { it instanceof AbstractButton && it.accessibleContext.accessibleName?.startsWith('Rule ') }.doClick(0) }

        then:
        !words(page).contains('Drawn on the floor')
        parts(page).find { it instanceof JList }.selectedValue != null
    }

    def "mods are switched and put in order; one that cannot be read says why"() {
        given:
        def mods = [new ModShelf.Entry('drum', ModShelf.State.ON, 'drum 1.0.0', 'The Drum', 'A card.'), new ModShelf.Entry('torn', ModShelf.State.UNREADABLE, 'torn', 'torn', 'mod.yaml:3: no such key')]
        def page = made {
            new ModsPane(mods, 'here', ['drum-2 2.0.0'], ['Doubtful: a thing'], new ModsPane.Deeds() {
                void turn(String mod, ModShelf.State to) { done << [mod, to] }

                void earlier(String mod) { done << [mod, 'earlier'] }

                void safeMode() { done << 'safe' }

                void home() { done << 'home' }
            })
        }

        expect:
        words(page).contains('It cannot be read. mod.yaml:3: no such key')
        words(page).contains('Doubtful: a thing')
        words(page).contains('drum-2 2.0.0')
        words(page).contains('cannot be switched here')

        when:
        onEvents { parts(page).find { it instanceof javax.swing.JCheckBox }.doClick(0) }
        click(page, 'Earlier')
        click(page, 'Safe mode: only the base game')
        click(page, 'Home')

        then:
        done == [['drum', ModShelf.State.OFF], ['drum', 'earlier'], 'safe', 'home']
    }

    def "a campaign shows what is behind the mice and what comes next; its chapter is set up from its sheet (CAMP-1, END-2)"() {
        given:
        def chapters = library.catalog().chapters().values().sort { it.number() }
        def heroes = library.catalog().heroes().keySet().take(4).toList()
        def campaign = new Campaign([] as Set, mystics.content.CampaignSheet.NEW, [new Campaign.Played(chapters[0].id(), Campaign.Result.WON, heroes, 'x')])
        def page = made {
            new CampaignPane(library.catalog(), ['sundays': campaign], Optional.empty(), new CampaignPane.Deeds() {
                void begin(String name) { done << name }

                void play(String name) { done << name }

                void home() { }
            })
        }

        expect:
        words(page).contains(chapters[0].name())
        words(page).contains('won')

        when:
        click(page, campaign.next(library.catalog()).map { 'Play ' + it.name() }.orElse('Play any chapter again'))

        then:
        done == ['sundays']

        when:
        def setUp = made { new SetUpPane(library.catalog(), 'sundays', Campaign.beginning([] as Set), { done << it }, {}) }
        click(setUp, 'Begin')
        Arrangement agreed = done.last()

        then:
        agreed.setup().campaign().present
        agreed.setup().chapter() == chapters[0].id()
    }

    def "every library that comes with the program is thanked"() {
        given:
        def managed = new File('../pom.xml').readLines().findAll { it.contains('<dependency>') && it.contains('<version>') && !it.contains('<scope>test') && !it.contains('<type>pom') }
        def used = ['../engine/pom.xml', 'pom.xml'].collectMany { new File(it).readLines() }.findAll { it.contains('<dependency>') && !it.contains('<scope>test') }.join()
        def shipped = managed.collect { (it =~ '<artifactId>(.*?)</artifactId>')[0][1] }.findAll { used.contains("<artifactId>$it</artifactId>") }.toSet() + 'jackson-databind'
        def thanked = AboutPane.libraries().readLines().collect { it.tokenize('|')[0].trim() }.toSet()

        expect:
        shipped.size() > 10
        shipped - thanked == [] as Set
    }

    def "Escape leads home from #page.simpleName"() {
        given:
        def back = { done << 'home' }
        def pages = [(BookPane): { new BookPane(Book.shipped(), back) }, (AboutPane): { new AboutPane([], 'here', back) }, (LoadPane): { new LoadPane([], library.catalog(), Path.of('saves'), saves) }]

        when:
        def shown = made { pages[page]() }
        onEvents { shown.actionMap.get('home').actionPerformed(null) }

        then:
        done == ['home']

        where:
        page << [BookPane, AboutPane, LoadPane]
    }
}
