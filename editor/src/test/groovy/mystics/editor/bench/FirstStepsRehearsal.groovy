package mystics.editor.bench

import mystics.editor.art.Theme
import mystics.editor.desktop.EditorDesks
import mystics.editor.desktop.Screen
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.settings.Scheme
import mystics.editor.sight.BackgroundThreads
import mystics.editor.sight.Book
import mystics.mod.load.BaseGame

import javax.swing.JComboBox
import javax.swing.JFrame
import javax.swing.JList
import javax.swing.JTextArea
import javax.swing.SwingUtilities
import javax.swing.text.JTextComponent
import java.awt.Rectangle
import java.nio.file.Files
import java.nio.file.Path

/** Somebody follows the page of first steps with the editor. Every word that is pressed, chosen or filled in is noted. */
class FirstStepsRehearsal {
    /** The rule of the hero, as the page has it. */
    static final RULE = "    after(Shared) { sharing ->\n        if (sharing.hero == bearer && once('round')) gainCheese bearer, 1\n    }\n"
    private final hand = new StoriesHand()
    private final Drafting drafting = new Drafting(Project.of('first-steps', ['mod.yaml': ('id: first-steps\nname: "First steps"\n' +
            'version: 1.0.0\nengine: 1\nauthors: ["Ada"]\nlicence: none\nneeds: [base-game]\n').bytes]))
    private final Set<String> used = []
    private BenchPane pane
    private volatile Loaded read

    /** The folder where the mod goes, the file of the words, and where a picture goes. */
    static void main(String[] args) {
        def (folder, words, picture) = args
        def rehearsal = new FirstStepsRehearsal()
        try {
            rehearsal.open()
            rehearsal.with { card(); minion(); room(); chapter(); story(); variant(); dagger(); hero(); german() }
            rehearsal.drafting.project().files().each { path, file ->
                def at = Path.of(folder).resolve(path)
                Files.createDirectories(at.parent)
                Files.write(at, file.bytes())
            }
            Files.write(Path.of(words), rehearsal.used)
            Screen.picture(rehearsal.hand.robot, Path.of(picture))
            Runtime.runtime.halt(0)
        } catch (Throwable failed) {
            Screen.picture(rehearsal.hand.robot, Path.of(picture))
            failed.printStackTrace()
            println "the keys are with ${StoriesHand.focus()}"
            Runtime.runtime.halt(3)
        }
    }

    private void open() {
        SwingUtilities.invokeAndWait {
            Scheme.LIGHT.wear(100)
            def tools = new BenchTools(BaseGame.library(), Theme.LIGHT, Book.shipped(), { BackgroundThreads.one(it) })
            def deeds = [save: { }, play: { loaded, at -> }, help: { }, home: { }] as BenchDeeds
            pane = new BenchPane(drafting, tools, deeds, EditorDesks.all())
            def reading = new Reading(new Neighbours([]), BackgroundThreads.one('reading'), { read = it; pane.loaded(it) })
            drafting.listen { reading.read(it) }
            reading.read(drafting.project())
            def frame = new JFrame('First steps')
            frame.contentPane = pane
            frame.setSize(1280, 800)
            frame.visible = true
        }
        Screen.await('the mod to be read') { pane.showing && read != null && StoriesHand.focus() }
    }

    private String text(String path) { drafting.project().file(path).map { it.text() }.orElse('') }

    private void settled() {
        Screen.await('the mod to be read again') { drafting.settle(); read.project() == drafting.project() }
    }

    private void make(String kind, String name, String path) {
        settled()
        hand.key('ctrl N')
        used << kind
        hand.down(kind)
        def field = Screen.await('a field for the name') { Screen.part('JOptionPane')?.with { asked ->
            Screen.inside(asked).find { it instanceof JTextComponent && it.showing && it.editable } } } as JTextComponent
        SwingUtilities.invokeAndWait { field.text = name }
        // Without a window manager the dialog may still move: a click could miss its button.
        SwingUtilities.invokeLater { Screen.button('OK').doClick() }
        Screen.await(path) { text(path) && !Screen.button('Cancel') }
        settled()
    }

    private void fill(String label, String value, String path, String written = value) {
        used << label
        def field = Screen.await(label) { [JTextComponent, JComboBox].findResult { input(it, label) } }
        if (field instanceof JTextComponent) {
            SwingUtilities.invokeAndWait { field.scrollRectToVisible(new Rectangle(field.size)) }
            hand.click(Screen.read { StoriesHand.middle(field, 12, 12) })
        }
        SwingUtilities.invokeAndWait {
            if (field instanceof JComboBox) {
                field.selectedItem = (0..<field.itemCount).collect { field.getItemAt(it) }
                        .find { "$it" == value || "$it".startsWith("$value: ") }
            } else {
                (field as JTextComponent).selectAll()
                (field as JTextComponent).replaceSelection(value)
            }
        }
        Screen.await("$label: $value") { text(path).contains(written) }
    }

    private void press(String words) {
        used << words
        settled()
        hand.press(words)
    }

    private void sentence(String begins) {
        used << begins
        press('Rules')
        def list = Screen.await(begins) { Screen.parts().find { it.class.simpleName == 'TemplateList' }?.with { found ->
            Screen.inside(found).find { it instanceof JList } } } as JList
        int at = Screen.read { (0..<list.model.size).findIndexOf { words(list, it).startsWith(begins - '…' - ' …') } }
        assert at >= 0: "no '$begins' among ${Screen.read { (0..<list.model.size).collect { words(list, it) } }}"
        hand.click(Screen.read { StoriesHand.middle(list, 60, list.getCellBounds(at, at).centerY) })
        Screen.await('a tick') { Screen.parts().any { it instanceof JList && it.class.simpleName == 'ScenarioList' && it.model.size == 1 &&
                it.showing && tick(it) } }
    }

    private static boolean tick(JList list) { words(list, 0).startsWith('✔') }

    private static String words(JList list, int at) {
        def shown = list.cellRenderer.getListCellRendererComponent(list, list.model.getElementAt(at), at, false, false)
        shown.hasProperty('text') ? shown.text : "${list.model.getElementAt(at)}"
    }

    private void card() {
        def file = 'cards/postage-stamp.yaml'
        make('New card', 'Postage Stamp', file)
        fill('Type', 'accessory', file)
        fill('Copies', '1', file, 'copies: 1')
        fill('Text', 'Worn on the back, it gets you there. Your move value is 1 higher.', file, 'Worn on the back')
        sentence('Your move value is 1 higher.')
    }

    private void minion() {
        make('New figure', 'Moth', 'figures/moth.yaml')
        fill('Count', '4', 'figures/moth.yaml', 'count: 4')
        def file = 'minions/moths.yaml'
        make('New minion', 'Moths', file)
        fill('One', 'Moth', file, 'one: Moth')
        fill('Figure', 'moth', file, 'figure: moth')
        fill('Text', 'They go for the lantern, and you are holding it.', file, 'lantern')
        settled()
        def list = Screen.await('the problem') { Screen.part('ProblemList')?.with { found ->
            Screen.inside(found).find { it instanceof JList && it.model.size == 1 } } } as JList
        hand.click(Screen.read { StoriesHand.middle(list, 60, list.getCellBounds(0, 0).centerY) })
        press('The text needs no rules')
        Screen.await('rules: none') { text(file).contains('rules: none') }
    }

    private void room() { make('New room', 'The Mail Room', 'tiles/the-mail-room.yaml') }

    private void chapter() {
        make('New chapter', 'Undelivered', 'chapters/undelivered.yaml')
        outline()
        lower('A party of', 2)
        lower('9 standard', 9)
        lower('Time runs out', 2)
        list('The Mail Room', 'I')
        hand.line('1 Moths')
        3.times { hand.key('shift EQUALS') }
        list('The Mail Room', 'U')
        used << 'The Mail Room'
    }

    private void outline() { Screen.await('the outline to have the keys') { StoriesHand.focus() instanceof JList } }

    private void lower(String line, int times) {
        used << line
        hand.line(line)
        times.times { hand.key('MINUS') }
    }

    private void list(String line, String key) {
        hand.key('HOME')
        hand.line('Tiles')
        2.times { hand.key('DOWN') }
        hand.key(key)
        hand.pick('moths')
        outline()
    }

    private void story() {
        def file = 'chapters/undelivered.yaml'
        press('Story')
        hand.press('Begin with a page for the beginning, each room and the ends')
        Screen.await('empty pages') { text(file).contains('To be written.') }
        fill('Narration', 'The lamp went on by itself. Four hundred wings turned towards it, and then, slowly, towards you.', file,
                'lamp went on')
        used.remove('Narration')
    }

    private void variant() {
        make('New variant', 'Moonlight', 'variants/moonlight.yaml')
        fill('Text', 'Searches are made with one die more for everybody.', 'variants/moonlight.yaml', 'Searches are made')
        sentence('Everybody searches with …')
    }

    private void dagger() {
        settled()
        hand.key('ctrl P')
        hand.type('dagger')
        Screen.await('the words to search for') {
            Screen.parts().any { it instanceof JTextComponent && it.showing && it.focusOwner && it.text == 'dagger' }
        }
        hand.key('ENTER')
        Screen.await('the form of the dagger') { input(JTextComponent, 'Name')?.text == 'Dagger' }
        fill('Bonus', '1', 'amendments/changes.yaml', 'bonus: 1')
    }

    private void hero() {
        def file = 'heroes/bramble.yaml'
        make('New hero', 'Bramble', file)
        [Battle: 2, Defence: 1, Lore: 1, Move: 3, Life: 3].each { label, n ->
            fill(label, "$n", file, "${label.toLowerCase()}: $n")
        }
        used << 'Classes'
        hand.click(Screen.await('the classes') { Screen.parts().find { it instanceof JTextComponent && it.showing &&
                it.getClientProperty('JTextField.placeholderText') == 'add …' } } as JTextComponent)
        hand.type('scamp')
        hand.key('ENTER')
        Screen.await('scamp') { text(file).contains('scamp') }
        hand.press('archer  ×')
        Screen.await('only scamp') { text(file).contains('classes: [scamp]') }
        fill('Ability', 'dodge', file)
        press('Rules')
        press('Write a script')
        def script = Screen.await('the script') { Screen.parts().find { it instanceof JTextComponent && it.text.contains('rules {') } }
        SwingUtilities.invokeAndWait { script.text = "rules {\n$RULE}\n" }
        Screen.await('the rule') { text('heroes/bramble.groovy').contains('gainCheese') }
    }

    private void german() {
        press('Languages')
        hand.key('ctrl DOWN')
        Screen.await('the first text') { input(JTextArea, 'Translation') }
        SwingUtilities.invokeAndWait { input(JTextArea, 'Translation').replaceSelection('Nicht zugestellt') }
        Screen.await('German') { text('lang/de.yaml').contains('Nicht zugestellt') }
    }

    private static input(Class type, String name) {
        Screen.parts().find { type.isInstance(it) && it.accessibleContext.accessibleName == name }
    }
}
