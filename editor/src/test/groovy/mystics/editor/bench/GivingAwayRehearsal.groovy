package mystics.editor.bench

import mystics.editor.art.Theme
import mystics.editor.desktop.EditorDesks
import mystics.editor.desktop.Screen
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.editor.settings.Scheme
import mystics.editor.sight.BackgroundThreads
import mystics.editor.sight.Book
import mystics.mod.load.BaseGame
import mystics.mod.source.Sources

import javax.swing.JFrame
import javax.swing.JTabbedPane
import javax.swing.JTextArea
import javax.swing.JTextField
import javax.swing.SwingUtilities
import java.nio.file.Files
import java.nio.file.Path

/**
 * Stories 5 and 6: somebody sees where a chapter kills and turns a knob, packs the mod, and translates twelve names. A person needs a
 * second for a gesture and types 200 letters a minute; what the program lets them wait comes on top.
 */
class GivingAwayRehearsal {
    static final String PATH = 'chapters/quarter-to-midnight.yaml'
    private final hand = new StoriesHand()
    private final Drafting drafting = new Drafting(Project.of('clock-loft', Sources.at(Path.of('../mods/clock-loft'))))
    private final List<String> told = []
    private BenchPane pane
    private int letters
    private int gestures
    private long begun

    /** Where the times go, where a picture goes, and the folder for packs. */
    static void main(String[] args) {
        def (file, picture, packs) = args
        def rehearsal = new GivingAwayRehearsal()
        try {
            rehearsal.open(Path.of(packs))
            rehearsal.balance()
            rehearsal.pack()
            rehearsal.translate()
            Files.writeString(Path.of(file), rehearsal.told.join('\n'))
            Screen.picture(rehearsal.hand.robot, Path.of(picture))
            Runtime.runtime.halt(0)
        } catch (Throwable failed) {
            Screen.picture(rehearsal.hand.robot, Path.of(picture))
            failed.printStackTrace()
            Runtime.runtime.halt(3)
        }
    }

    private void open(Path packs) {
        def read = null
        SwingUtilities.invokeAndWait {
            Scheme.LIGHT.wear(100)
            def tools = new BenchTools(BaseGame.library(), Theme.LIGHT, Book.shipped(), { BackgroundThreads.one(it) })
            def deeds = [save: { }, play: { loaded, at -> }, help: { }, home: { }] as BenchDeeds
            DeskMaker publish = { d, t, s -> new PublishPlace(d, t, packs) }
            pane = new BenchPane(drafting, tools, deeds, EditorDesks.all().dropRight(1) + publish)
            def reading = new Reading(new Neighbours([]), BackgroundThreads.one('reading'), { read = it; pane.loaded(it) })
            drafting.listen { reading.read(it) }
            reading.read(drafting.project())
            def frame = new JFrame('Clock Loft')
            frame.contentPane = pane
            frame.setSize(1280, 800)
            frame.visible = true
        }
        Screen.await('the mod to be read') { pane.showing && read != null && StoriesHand.focus() }
        SwingUtilities.invokeAndWait { pane.select(Selection.of(PATH)) }
    }

    private void begin() {
        gestures = hand.gestures
        letters = 0
        begun = System.nanoTime()
    }

    /** Writes down a story: its gestures, and its seconds as a person would need them. */
    private void end(String story) {
        int waited = (System.nanoTime() - begun).intdiv(1_000_000_000)
        int made = hand.gestures - gestures
        told << "$story: $made gestures, ${made + (letters * 0.3).intValue() + waited} seconds".toString()
    }

    private void balance() {
        begin()
        hand.press('Balance')
        hand.press('Run')
        said('the first interval', /\d+ % won ± \d+/)
        Screen.await('all games') { Screen.button('Run') }
        def tabs = Screen.await('the tabs') {
            Screen.parts().find { it instanceof JTabbedPane && it.indexOfTab('Knobs') > 0 } } as JTabbedPane
        hand.click(Screen.read { tabs.getBoundsAt(tabs.indexOfTab('Knobs')).with { StoriesHand.middle(tabs, centerX, centerY) } })
        said('a knob with its interval', /[+−]\d+ ± \d+.*/)
        hand.press('Apply')
        Screen.await('the change') { drafting.history().size() == 1 }
        end('balance')
    }

    private void pack() {
        begin()
        hand.press('Publish')
        hand.press('Check')
        hand.press('Pack the mod')
        said('the pack', /(?s)Written: .*zip.*/)
        end('pack')
    }

    /** Twelve names, typed letter by letter with the keyboard. */
    private void translate() {
        begin()
        hand.press('Languages')
        def field = Screen.await('the language') { input(JTextField, 'Language') } as JTextField
        SwingUtilities.invokeAndWait { field.requestFocusInWindow(); field.selectAll() }
        hand.type('fr')
        hand.key('ENTER')
        12.times {
            hand.key('ctrl DOWN')
            def area = Screen.await('the field of the translation') { input(JTextArea, 'Translation') } as JTextArea
            SwingUtilities.invokeAndWait { area.requestFocusInWindow(); area.replaceSelection('le grenier') }
            letters += 'le grenier'.size()
            hand.gestures++
        }
        hand.key('ctrl DOWN')
        Screen.await('twelve texts') { drafting.project().file('lang/fr.yaml').map { it.text().count('le grenier') }.orElse(0) == 12 }
        end('translate')
    }

    private static input(Class type, String name) {
        Screen.parts().find { type.isInstance(it) && it.accessibleContext.accessibleName == name }
    }

    private static void said(String what, String pattern) {
        Screen.await(what) { Screen.parts().any { it.hasProperty('text') && "${it.text}" ==~ pattern } }
    }
}
