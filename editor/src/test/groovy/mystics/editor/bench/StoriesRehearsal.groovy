package mystics.editor.bench

import mystics.choice.Sentence
import mystics.editor.art.Theme
import mystics.editor.chapter.DraftedChapter
import mystics.editor.desktop.EditorDesks
import mystics.editor.desktop.Ears
import mystics.editor.desktop.Screen
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.form.Known
import mystics.editor.form.NewEntry
import mystics.editor.settings.Scheme
import mystics.editor.sight.BackgroundThreads
import mystics.editor.sight.Book
import mystics.mod.load.BaseGame

import javax.swing.JFrame
import javax.swing.JList
import javax.swing.JTextArea
import javax.swing.SwingUtilities
import java.awt.Point
import java.awt.event.InputEvent
import java.nio.file.Files
import java.nio.file.Path

/** Stories 2 and 3: somebody lays out a chapter of two rooms, by mouse or by keys alone, and then tells its story. */
class StoriesRehearsal {
    static final String PATH = 'chapters/a-night.yaml'
    static final String WORDS = 'The mill stood still, and the wind went round it like somebody who has lost a key. '
    private final hand = new StoriesHand()
    private final Drafting drafting = new Drafting(rooms())
    private BenchPane pane
    private volatile Loaded read

    /** The hand, where the file of the chapter goes, and where a picture goes. */
    static void main(String[] args) {
        def (hand, file, picture) = args
        def rehearsal = new StoriesRehearsal()
        try {
            rehearsal.open()
            long begun = System.nanoTime()
            rehearsal."$hand"()
            rehearsal.badge()
            def laidOut = rehearsal.hand.gestures
            long laid = System.nanoTime()
            if (hand == 'mouse') rehearsal.story()
            Files.writeString(Path.of(file), rehearsal.text() + "# laid out: $laidOut\n# told: ${rehearsal.hand.gestures - laidOut}\n" +
                    "# seconds: ${(laid - begun).intdiv(1_000_000_000)} and ${(System.nanoTime() - laid).intdiv(1_000_000_000)}\n")
            Screen.picture(rehearsal.hand.robot, Path.of(picture))
            Runtime.runtime.halt(0)
        } catch (Throwable failed) {
            Screen.picture(rehearsal.hand.robot, Path.of(picture))
            failed.printStackTrace()
            println "the keys are with ${StoriesHand.focus()}"
            Runtime.runtime.halt(3)
        }
    }

    /** Two rooms as New room makes them. The exits of one are blue on the side that lies up at first. */
    private static Project rooms() {
        def mod = Project.of('mill', ['mod.yaml': ('id: mill\nname: Mill\nversion: "1.0.0"\nengine: 1\nauthors: [Ada]\nlicence: none\n' +
                'needs: [base-game]\nabout: A mill.\n').bytes])
        ['Attic', 'Loft'].each { mod = mod.with(new NewEntry(mod, { kinds, values -> [] } as Known).edit('tiles', Sentence.of('New'), it)) }
        def files = mod.files().collectEntries { path, file ->
            [path, path == 'tiles/attic.yaml' ? file.text().replace('orange', 'blue').bytes : file.bytes()] }
        Project.of('mill', files)
    }

    private void open() {
        def library = BaseGame.library()
        SwingUtilities.invokeAndWait {
            Scheme.LIGHT.wear(100)
            def tools = new BenchTools(library, Theme.LIGHT, Book.shipped(), { BackgroundThreads.one(it) })
            def deeds = [save: { }, play: { loaded, at -> }, help: { }, home: { }] as BenchDeeds
            pane = new BenchPane(drafting, tools, deeds, EditorDesks.all())
            def reading = new Reading(new Neighbours([]), BackgroundThreads.one('reading'), { read = it; pane.loaded(it) })
            drafting.listen { reading.read(it) }
            reading.read(drafting.project())
            def frame = new JFrame('Mill')
            frame.contentPane = pane
            frame.setSize(1280, 800)
            frame.visible = true
        }
        Screen.await('the mod to be read') { pane.showing && read != null && StoriesHand.focus() }
    }

    private String text() { drafting.project().file(PATH).map { it.text() }.orElse('') }

    private Map tree() { drafting.project().file(PATH).get().tree() as Map }

    private chapter() {
        def work = Screen.part('MapPane')?.work()
        work ? DraftedChapter.on(work).orElse(null) : null
    }

    private void badge() {
        Screen.await('the badge') { Screen.parts().any { it.class.simpleName == 'Prose' && it.text ==~ /Reachable, \d+ % won.*/ } }
    }

    // Story 2 by mouse.

    void mouse() {
        hand.key('ctrl N')
        hand.choose('New chapter')
        hand.type('a night')
        hand.key('ENTER')
        Screen.await('the chapter to be read') { read.project() == drafting.project() && chapter() }
        lay('Loft')
        Screen.await('an edge that does not fit') { chips().any { it.kind().name() == 'SEAM_TURNED' } }
        menu(chip { it.kind().name() == 'SEAM_TURNED' }, 'Turn Attic over')
        Screen.await('an open edge') { chips().any { it.kind().name() == 'SEAM_OPEN' } }
        room('attic-below', 'The party begins here ...', 'by')
        room('loft', 'A minion waits here ...', 'rat warr')
        2.times { menu(chip { it.text() =~ /^\d Rat Warr/ }, 'One more: Rat Warriors') }
        room('loft', 'A surge brings ...', 'roach')
        room('loft', 'A search finds ...', 'dinner')
        hand.press('Attic')
        hand.pick('loft')
        drafted('enter') {
            hand.press('Clear ...')
            hand.pick('enter')
        }
        add('Clear ...', 'loft')
        add('All free on ...', 'loft')
        def strip = Screen.part('PageStrip')
        hand.drag(page(strip, 6), page(strip, 8))
    }

    private static Point page(strip, int number) { Screen.read { StoriesHand.middle(strip, (number - 0.5) * strip.wide(), 20) } }


    private List chips() { chapter() ? Screen.part('MapPane').chips(chapter()) : [] }

    private Point chip(Closure which) {
        Screen.await('a chip') {
            def found = chips().find(which)
            found ? StoriesHand.middle(Screen.part('MapPane'), found.place().centerX, found.place().centerY) : null
        } as Point
    }

    private void menu(Point at, String deed) {
        hand.click(at, InputEvent.BUTTON3_DOWN_MASK)
        hand.choose(deed)
    }

    private void room(String name, String list, String picked) {
        menu(chip { it.item().id() == "room:$name" }, list)
        drafted("$list $picked") { hand.pick(picked) }
    }

    private void add(String kind, String picked) {
        drafted("$kind $picked") {
            hand.press('Add a goal')
            hand.choose(kind)
            hand.pick(picked)
        }
    }

    /** Makes gestures, and waits until one more change stands in the history and the mod has been read again. */
    private void drafted(String change, Closure gestures) {
        def before = drafting.history().size()
        gestures()
        Screen.await(change) { drafting.history().size() > before && read.project() == drafting.project() }
    }

    /** Drags a tile from the palette to the east of the first one. */
    private void lay(String name) {
        def list = Screen.part('PaletteList') as JList
        def cell = { list.with { it.getCellBounds(*([(0..<model.size).findIndexOf { at -> model.getElementAt(at).name() == name }] * 2)) } }
        Screen.await(name) { cell() }
        while (!Screen.read { list.visibleRect.contains(20, cell().centerY) }) {
            hand.gestures++
            def over = Screen.read { StoriesHand.middle(list, 20, list.visibleRect.y + 20) }
            hand.robot.mouseMove(over.x as int, over.y as int)
            hand.robot.mouseWheel(Screen.read { cell().y < list.visibleRect.y } ? -4 : 4)
            Thread.sleep(200)
            Ears.rest()
        }
        def from = Screen.read { StoriesHand.middle(list, 60, cell().centerY) }
        def map = Screen.part('MapPane')
        hand.drag(from, Screen.read { StoriesHand.middle(map, map.width - 30, map.height / 2) })
        Screen.await('two tiles') { chapter().map().tiles().size() == 2 }
    }

    // Story 2 by keys.

    void keys() {
        hand.key('ctrl N')
        hand.down('New chapter')
        hand.type('a night')
        hand.key('ENTER')
        Screen.await('the outline to have the keys') { read.project() == drafting.project() && StoriesHand.focus() instanceof JList }
        list('Tiles', 'INSERT', 'loft, to the east of attic')
        hand.line('Attic, with')
        hand.key('SPACE')
        list('Attic (below)', 'B', 'by')
        list('Loft, with', 'I', 'rat warr')
        hand.line('1 Rat Warr')
        2.times { hand.key('shift EQUALS') }
        list('Loft', 'U', 'roach')
        list('Loft', 'F', 'dinner')
        hand.line('1: Leave no minion')
        hand.key('DELETE')
        objective('Enter ...', 'loft')
        objective('Clear ...', 'loft')
        objective('All free on ...', 'loft')
        hand.line('Time runs out')
        2.times { hand.key('shift EQUALS') }
    }

    private void list(String line, String key, String picked) {
        hand.line(line)
        hand.key(key)
        hand.pick(picked)
        Screen.await('the outline to have the keys again') { StoriesHand.focus() instanceof JList }
    }

    private void objective(String kind, String picked) {
        hand.line('Objective')
        hand.key('ENTER')
        hand.down(kind)
        hand.pick(picked)
        Screen.await('the outline to have the keys again') { StoriesHand.focus() instanceof JList }
    }

    // Story 3.

    private void story() {
        hand.press('Story')
        hand.press('Begin with a page for the beginning, each room and the ends')
        write('opening', 8)
        ['loft', 'victory', 'defeat time', 'defeat captured'].eachWithIndex { it, i -> hand.click(row(it)); write(it, i < 2 ? 8 : 3) }
        2.times { fromMenu('Story', 'Add a passage ...', 'when it is told') }
        told('told,', 8)
        told('told 2', 8)
        fromMenu('opening', 'A voice ...', 'Collin')
        typed('Collin', 'Who has the key?')
        menu(row('opening'), 'Add a choice')
        typed('Question', 'Do we knock?')
        [1, 2].each { n ->
            fromMenu("Answer: Answer $n", 'It is remembered by ...', '')
            fromMenu("Answer: Answer $n", 'It leads to ...', n == 1 ? 'told' : 'told 2')
        }
        hand.click(row('opening'))
        hand.key('ctrl ENTER')
        hand.press('Answer 1.')
        Screen.await('the passage that follows') { tree().story.size() == 7 }
    }

    private void told(String line, int sentences) {
        hand.click(row(line))
        write(line, sentences)
    }

    private Point row(String begins) {
        Screen.await(begins) {
            def list = Screen.part('OutlineList') as JList
            int at = list ? (0..<list.model.size).findIndexOf { list.model.getElementAt(it).words().toString().startsWith(begins) } : -1
            if (at < 0) return null
            list.ensureIndexIsVisible(at)
            def cell = list.getCellBounds(at, at)
            StoriesHand.middle(list, cell.x + 60, cell.centerY)
        } as Point
    }

    private void fromMenu(String line, String list, String picked) {
        def before = drafting.history().size()
        menu(row(line), list)
        hand.pick(picked)
        Screen.await("$list $picked") { drafting.history().size() > before }
    }

    private void write(String passage, int sentences) {
        Screen.await("the text of $passage") { Screen.named('Narration')?.text == 'To be written.' }
        hand.click(Screen.named('Narration'))
        typed('Narration', WORDS * sentences)
    }

    /** Sentences come as a whole, because the keyboard of a screen in memory knows few signs. */
    private void typed(String field, String words) {
        hand.gestures++
        def area = Screen.await(field) { Screen.named(field) } as JTextArea
        SwingUtilities.invokeAndWait { area.requestFocusInWindow(); area.selectAll() }
        words.strip().split('(?<=[.] )').each { sentence -> SwingUtilities.invokeAndWait { area.replaceSelection(sentence) } }
        Screen.await("$field to be written") { text().contains(words.strip().split(' ').takeRight(3).join(' ')) }
    }
}
