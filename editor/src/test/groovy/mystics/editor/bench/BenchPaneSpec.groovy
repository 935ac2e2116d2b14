package mystics.editor.bench

import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.art.Theme
import mystics.editor.draft.Drafting
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Edit
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.editor.settings.Scheme
import mystics.editor.sight.BackgroundThreads
import mystics.editor.sight.Book
import mystics.lint.Lint
import mystics.mod.finding.Finding
import mystics.mod.finding.Place
import mystics.mod.load.BaseGame
import mystics.mod.load.ModLoader
import mystics.mod.source.Sources
import mystics.mod.write.Change
import mystics.mod.yaml.Pointer
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.*
import javax.swing.text.JTextComponent
import com.google.common.util.concurrent.MoreExecutors
import java.awt.image.BufferedImage
import java.nio.file.Path
import java.util.function.Consumer

/** The window of the editor: files, forms, problems and history follow one another. */
class BenchPaneSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared source = Sources.at(Path.of('../mods/clock-loft'))
    @Shared Reading reading = new Reading(new Neighbours([]), { it.run() }, { })
    Drafting drafting = new Drafting(Project.of('clock-loft', source))
    List<String> said = []
    BenchTools tools
    BenchPane pane

    def setup() {
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        tools = new BenchTools(library, Theme.LIGHT, Book.shipped(), { MoreExecutors.newDirectExecutorService() })
        pane = OffScreen.made { new BenchPane(drafting, tools, deeds(), []) }
        OffScreen.lay(pane, 1280, 800)
    }

    def "the tree shows the files by kind, with those of other mods and those that nobody reads"() {
        when:
        load()

        then:
        lines().containsAll(['Chapters', 'A Quarter to Midnight', 'Rooms', 'The Clock Loft', 'Marks', 'Hammer', 'Files nobody reads',
                             'README.md', 'base-game: Cards'])
    }

    def "a change is undone, done again and jumped to; the tree marks what is not saved"() {
        given:
        OffScreen.onEvents { pane.select(Selection.of('marks/hammer.yaml')) }

        when:
        change('marks/hammer.yaml', '/name', 'Anvil')

        then:
        lines().contains('Anvil •')
        history() == ['The mod as it was opened', 'renamed']

        when:
        press('Undo')

        then:
        lines().contains('Hammer')

        when:
        press('Redo')

        then:
        lines().contains('Anvil •')
    }

    def "a mistake becomes a problem at its file, and the mod cannot be played until it is mended"() {
        when:
        change('chapters/quarter-to-midnight.yaml', '/start/room', 'nowhere')
        load()
        press('Play')

        then:
        lines().any { it ==~ /A Quarter to Midnight •  \(\d+\)/ }
        said == []

        when:
        press('Undo')
        load()
        press('Play')

        then:
        said == ['play mod.yaml']
    }

    def "a button below the chosen problem mends it, but not in a mod that has changed meanwhile"() {
        given:
        def room = drafting.project().file('chapters/quarter-to-midnight.yaml').get().at(Pointer.of('/start/room')).get()
        change('chapters/quarter-to-midnight.yaml', '/start/room', room + 'x')
        load()
        def problems = parts().find { it instanceof JList && it.accessibleContext.accessibleName == 'Problems' } as JList

        when:
        OffScreen.onEvents {
            problems.selectedIndex = (0..<problems.model.size).find { problems.model.getElementAt(it).remedies() }
        }
        change('marks/hammer.yaml', '/name', 'Anvil')
        press("Write '$room'")

        then:
        started() == room + 'x'

        when:
        load()
        press("Write '$room'")

        then:
        started() == room
        history().last() == "Write '$room'"
    }

    def "a doubt is ignored for a reason, which stands in its file; lint says the same"() {
        given:
        OffScreen.onEvents {
            drafting.make(Edit.create(Sentence.of('new'), 'cards/cap.yaml',
                    'name: Cap\ntype: accessory\ncopies: 1\ntext: It is never cold.\n'))
        }
        load()
        def problems = parts().find { it instanceof JList && it.accessibleContext.accessibleName == 'Problems' } as JList
        def doubt = (0..<problems.model.size).find { problems.model.getElementAt(it).path() == 'cards/cap.yaml' }

        when:
        OffScreen.onEvents { problems.selectedIndex = doubt }
        OffScreen.onEvents { parts().find { it.accessibleContext?.accessibleName == 'Why it may stay' }.text = 'it is the author' }
        def code = problems.model.getElementAt(doubt).finding().code()
        press('Ignore')
        load()

        then:
        drafting.project().file('cards/cap.yaml').get().text().contains("# lint off $code: it is the author")
        (0..<problems.model.size).every { problems.model.getElementAt(it).finding().code() != code }
        new Lint(ModLoader.fresh(), 0).checked(drafting.project().source(), []).ignored() == 1
    }

    def "what a proof leaves doubtful stands among the problems until the mod's files change"() {
        given:
        load()
        def chapter = 'chapters/quarter-to-midnight.yaml'
        def place = Place.of('clock-loft', chapter).at(7, 1)
        def tab = { parts().find { it instanceof JTabbedPane && it.getTitleAt(0).startsWith('Problems') } as JTabbedPane }
        def problems = parts().find { it instanceof JList && it.accessibleContext.accessibleName == 'Problems' } as JList
        def seen = { (0..<problems.model.size).collect { problems.model.getElementAt(it) } }

        when:
        OffScreen.onEvents {
            tools.proofs().keep(chapter, drafting.project(), [
                    Finding.warning('not-seen', place, "not seen: the passage 'hammer' is read"),
                    Finding.error('games-break-off', place, '1 of 200 games did not come to an end')])
        }

        then:
        seen()*.finding()*.code() == ['not-seen', 'games-break-off']
        seen().every { !it.error && it.path() == chapter }
        tab().getTitleAt(0) == 'Problems: 2'
        lines().any { it ==~ /A Quarter to Midnight +\(2\)/ }

        when: 'the mod is read again as it is'
        load()

        then:
        seen().size() == 2

        when:
        change('marks/hammer.yaml', '/name', 'Anvil')

        then:
        seen() == []
        tab().getTitleAt(0) == 'Problems'

        when:
        press('Undo')

        then:
        seen().size() == 2
    }

    def "what cannot be saved is not called saved when it is undone, and what cannot be opened is a problem"() {
        given:
        load()
        change('marks/hammer.yaml', '/name', 'Anvil')

        when:
        press('Save')
        OffScreen.onEvents { pane.refused(Sentence.of('The disk refuses')) }
        press('Undo')
        OffScreen.onEvents { pane.unread([Finding.error('file-too-large', Place.of('clock-loft', 'huge.png'), 'it is too large')]) }

        then:
        parts().find { it.accessibleContext?.accessibleName == 'Message' }.words() == 'The disk refuses'
        parts().find { it instanceof JList && it.accessibleContext.accessibleName == 'Problems' }.model.getElementAt(0).finding().file() ==
                'huge.png'
    }

    def "the threads of all desks end with the window"() {
        given:
        def before = Thread.getAllStackTraces().keySet()
        def threaded = new BenchTools(library, Theme.LIGHT, Book.shipped(), { BackgroundThreads.one(it) })
        List<DeskMaker> desks = [{ a, b, c -> new RoomPlace(a, b, c) }, { a, b, c -> ChapterPlace.layout(a, b, c) },
                                 { a, b, c -> ChapterPlace.story(a, b, c) }, { a, b, c -> ChapterPlace.balance(a, b, c) }]
                                         .collect { it as DeskMaker }
        def own = OffScreen.made {
            new BenchPane(drafting, threaded, deeds(), desks)
        }
        def loaded = reading.loaded(drafting.project())
        OffScreen.lay(own, 1280, 800)
        OffScreen.onEvents { own.loaded(loaded); own.select(Selection.of('tiles/clock-loft.yaml')) }
        OffScreen.onEvents { own.select(Selection.of('chapters/quarter-to-midnight.yaml')) }
        OffScreen.lay(own, 1280, 800)
        def image = new BufferedImage(1280, 800, BufferedImage.TYPE_INT_RGB)
        OffScreen.onEvents { own.paint(image.createGraphics()) }
        def begun = { Thread.getAllStackTraces().keySet().findAll { it.name in ['rooms', 'bots', 'search', 'room-picture'] } - before }

        expect:
        !begun().empty

        when:
        OffScreen.onEvents { own.close() }

        then:
        begun().every { it.join(5000); !it.alive }
    }

    def "help opens the guide; from there the rule book opens where #path is explained"() {
        given:
        OffScreen.onEvents { pane.select(Selection.of(path)) }

        when:
        press('Help')

        then:
        said[0] ==~ /guide editor.md#[a-z-]+, $address/
        !Book.shipped().search(address.replaceFirst(/^\w+:/, '')).findAll { it.address() == address }.empty

        where:
        path                                | address
        'tiles/clock-loft.yaml'             | 'word:room'
        'chapters/quarter-to-midnight.yaml' | 'word:chapter'
        'marks/hammer.yaml'                 | 'word:mark'
        'mod.yaml'                          | 'word:manifest'
    }

    def "a file that cannot be read keeps its text, and its form is grey until it is mended"() {
        given:
        OffScreen.onEvents { pane.select(Selection.of('marks/hammer.yaml')) }
        def text = drafting.project().file('marks/hammer.yaml').get().text()

        when:
        OffScreen.onEvents {
            drafting.make(Edit.text(drafting.project(), Sentence.of('broken'), 'marks/hammer.yaml', text + 'oh: [no\n'))
        }

        then:
        fields().every { !it.enabled }

        when:
        press('Undo')

        then:
        fields().every { it.enabled }
        drafting.project().file('marks/hammer.yaml').get().text() == text
    }

    def "a new entry of each kind can be read by the engine: #kind"() {
        given:
        load()

        when:
        OffScreen.onEvents { new NewEntryMenu(drafting, known(), { pane.select(it) }).make(kind, 'The Old Mill') }
        def loaded = reading.loaded(drafting.project())

        then:
        loaded.findings().findAll { it.file().startsWith("$kind/the-old-mill") && it.severity().name() == 'ERROR' }*.toString() == []
        loaded.sound

        where:
        kind << ['chapters', 'tiles', 'cards', 'abilities', 'heroes', 'minions', 'figures', 'encounters', 'marks', 'persons', 'variants',
                 'looks', 'sounds']
    }

    def "a mod without a chapter is measured in a chapter of another mod"() {
        given:
        drafting = new Drafting(Project.of('walnut-drum', Sources.at(Path.of('../mods/walnut-drum'))))
        pane = OffScreen.made { new BenchPane(drafting, tools, deeds(), [ChapterPlace::balance as DeskMaker]) }
        OffScreen.lay(pane, 1280, 800)
        OffScreen.onEvents { pane.select(Selection.of('cards/walnut-drum.yaml')) }

        when:
        press('Balance')

        then:
        parts().any { it.visible && it instanceof JTextComponent && it.text == 'The mod is being read.' }

        when:
        load()
        def chapters = parts().find { it instanceof JComboBox && it.itemCount > 9 }

        then:
        chapters.selectedItem.toString() == library.catalog().firstToPlay().name()
        parts().any { it instanceof AbstractButton && it.text == 'Run' }
    }

    private known() {
        new mystics.editor.form.LoadedEntries(library.catalog(), { drafting.project().files().keySet() })
    }

    private void load() {
        def loaded = reading.loaded(drafting.project())
        OffScreen.onEvents { pane.loaded(loaded) }
    }

    private void change(String path, String at, Object value) {
        OffScreen.onEvents {
            drafting.make(Edit.of(drafting.project(), Sentence.of('renamed'), path, new Change.Assign(Pointer.of(at), value)))
        }
    }

    private void press(String text) {
        OffScreen.onEvents { parts().find { it instanceof AbstractButton && it.text == text }.doClick(0) }
    }

    private List<JComponent> parts() {
        OffScreen.parts(pane).findAll { it instanceof JComponent }
    }

    private started() {
        drafting.project().file('chapters/quarter-to-midnight.yaml').get().at(Pointer.of('/start/room')).get()
    }

    private List<JComponent> fields() {
        parts().findAll { it.name?.startsWith('/') && it.focusable }
    }

    private List<String> lines() {
        def root = parts().find { it instanceof JTree }.model.root
        root.depthFirstEnumeration().toList()*.userObject.findAll()*.toString()
    }

    private List<String> history() {
        def list = parts().find { it instanceof JList && it.accessibleContext.accessibleName == 'History' }
        (0..<list.model.size).collect { list.model.getElementAt(it) }
    }

    private BenchDeeds deeds() {
        new BenchDeeds() {
            void save(Consumer<Sentence> heard) { said << 'save' }

            void play(Loaded loaded, Selection from) { said << "play ${from.path()}".toString() }

            void help(String address) { said << "help $address".toString() }

            void guide(String page, String rule) { said << "guide $page, $rule".toString() }

            void home() { said << 'home' }
        }
    }
}
