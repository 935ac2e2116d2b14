package mystics.editor.script

import mystics.editor.bench.Loaded
import mystics.editor.bench.Reading
import mystics.editor.desktop.Ears
import mystics.editor.desktop.Screen
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.settings.Scheme
import mystics.editor.sight.BackgroundThreads
import mystics.editor.type.Keys
import mystics.editor.type.Prose
import mystics.kit.template.RuleTemplates
import mystics.kit.words.ScriptVocabulary
import mystics.mod.load.BaseGame

import javax.imageio.ImageIO
import javax.swing.AbstractButton
import javax.swing.JFrame
import javax.swing.JList
import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.Container
import java.awt.Point
import java.awt.Rectangle
import java.awt.Robot
import java.awt.event.InputEvent
import java.awt.event.KeyEvent
import java.nio.file.Files
import java.nio.file.Path

/**
 * Story 4: somebody says what happens on a mark, sees it hold, and goes on in the script. A click, a key and a word typed are a gesture
 * each.
 */
class RuleRehearsal {
    static final Map<String, byte[]> MOD = [
            'mod.yaml'         : ('id: smithy\nname: Smithy\nversion: "1.0.0"\nengine: 1\nauthors: [Ada]\nlicence: none\n' +
                    'needs: [base-game]\n' +
                    'about: A smithy.\n').bytes,
            'marks/hammer.yaml': 'name: Hammer\non: space\nkind: terrain\nletter: h\ntext: It comes down.\n'.bytes]
    private final robot = new Robot()
    private final ears = Ears.open()
    private final drafting = new Drafting(Project.of('smithy', MOD))
    private final frame = new JFrame('Rules')
    private ScriptDesk desk
    private volatile ReadMod read
    private int gestures
    private int letters

    /** Where the tale goes, and where a picture goes. */
    static void main(String[] args) {
        def rehearsal = new RuleRehearsal()
        try {
            rehearsal.open()
            long begun = System.nanoTime()
            rehearsal.template()
            def byTemplate = rehearsal.gestures
            int first = rehearsal.seconds(begun)
            rehearsal.script()
            Files.writeString(Path.of(args[0]), rehearsal.text() + "// template: $byTemplate\n// all: ${rehearsal.gestures}\n" +
                    "// template seconds: $first\n// all seconds: ${rehearsal.seconds(begun)}\n")
            rehearsal.picture(args[1])
            Runtime.runtime.halt(0)
        } catch (Throwable failed) {
            rehearsal.picture(args[1])
            failed.printStackTrace()
            Runtime.runtime.halt(3)
        }
    }

    /** What a person needs, at a second a gesture and 200 letters a minute, and what the program lets them wait. */
    private int seconds(long begun) {
        gestures + (letters * 0.3).intValue() + (System.nanoTime() - begun).intdiv(1_000_000_000)
    }

    private void open() {
        def reading = new Reading(new Neighbours([]), BackgroundThreads.one('reading'), { Loaded loaded ->
            read = new ReadMod(loaded.project(), loaded.library(), loaded.problems(), loaded.sound)
            desk.loaded(read)
        })
        SwingUtilities.invokeAndWait {
            Scheme.LIGHT.wear(100)
            desk = new ScriptDesk(drafting, RuleFile.of(drafting.project(), 'marks/hammer.yaml').get(), ScriptVocabulary.read(),
                    RuleTemplates.read(), new ReadMod(drafting.project(), BaseGame.library(), [], false), { },
                            BackgroundThreads.one('runs'))
            frame.contentPane = desk
            frame.setSize(1280, 800)
            Keys.anywhere(desk, 'ctrl Z') { drafting.undo() }
            drafting.listen { reading.read(it) }
            frame.visible = true
        }
        Screen.await('the desk to be seen') { desk.showing && parts(desk).any { it instanceof JList && it.showing } }
    }

    private void template() {
        def list = parts(desk).find { it instanceof JList && it.model.size > 0 } as JList
        click(list, new Point(60, 12))
        Screen.await('the rule to hold') { results().any { it.startsWith('✔') } }
        assert results().every { it.startsWith('✔') }
    }

    private void script() {
        click(button('Open as script'), null)
        Screen.await('the script') { area() != null && area().showing }
        SwingUtilities.invokeAndWait { area().requestFocusInWindow(); area().caretPosition = area().text.lastIndexOf('}') }
        type('    after(RoundE')
        Screen.await('the list') { java.awt.Window.windows.any { it != frame && it.showing } }
        key(KeyEvent.VK_ENTER)
        Screen.await('a moment') { text().count('after(RoundEnds') == 2 }
        type(') { heroes.each { gainChees it, 1 } }\n')
        Screen.await('the mistake to be underlined') { area().parserNotices.size() == 1 }
        SwingUtilities.invokeAndWait { area().caretPosition = area().text.indexOf('gainChees') + 'gainChees'.length() }
        type('e')
        key(KeyEvent.VK_ESCAPE)
        Screen.await('no mistake') { area().parserNotices.empty }
        key(KeyEvent.VK_F9)
        Screen.await('the scenarios to hold') { parts(desk).any { it instanceof Prose && it.text == 'All scenarios hold: 1.' } }
        assert read.project() == drafting.project()
    }

    private ScriptText area() { parts(desk).find { it instanceof ScriptText } as ScriptText }

    private String text() { drafting.project().file('rules/hammer.groovy').map { it.text() }.orElse('') }

    private List<String> results() {
        def model = (parts(desk).find { it instanceof ScenarioList } as JList).model
        (0..<model.size).collect { ScenarioList.words(model.getElementAt(it)) }
    }

    private AbstractButton button(String words) {
        parts(desk).find { it instanceof AbstractButton && it.text == words } as AbstractButton
    }

    private static List<Component> parts(Component of) {
        [of] + (of instanceof Container ? of.components.collectMany { parts(it) } : [])
    }

    private void click(Component part, Point at) {
        def place = part.locationOnScreen
        def spot = at ?: new Point((int) (part.width / 2), (int) (part.height / 2))
        gestures++
        robot.mouseMove(place.x + spot.x as int, place.y + spot.y as int)
        ears.after(3) {
            robot.mousePress(InputEvent.BUTTON1_DOWN_MASK)
            robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK)
        }
    }

    private void key(int code) {
        gestures++
        ears.after { robot.keyPress(code); robot.keyRelease(code) }
    }

    /** What is typed goes to the text letter by letter, as the keyboard of a screen in memory knows few signs. */
    private void type(String words) {
        gestures++
        letters += words.size()
        words.each { letter -> SwingUtilities.invokeAndWait {
            def area = area()
            area.dispatchEvent(new KeyEvent(area, KeyEvent.KEY_TYPED, System.currentTimeMillis(), 0, KeyEvent.VK_UNDEFINED, letter as char))
        } }
    }

    private void picture(String file) {
        ImageIO.write(robot.createScreenCapture(new Rectangle(0, 0, 1280, 800)), 'png', new File(file))
    }
}
