package mystics.editor.room

import mystics.editor.canvas.RoomFile
import mystics.editor.desktop.Ears
import mystics.editor.desktop.Screen
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.settings.Pace
import mystics.editor.settings.Scheme
import mystics.editor.settings.Settings
import mystics.editor.sight.BackgroundThreads
import mystics.editor.trace.Spot
import mystics.editor.type.Keys
import mystics.geometry.Plan
import mystics.mod.load.BaseGame

import javax.imageio.ImageIO
import javax.swing.JFrame
import javax.swing.SwingUtilities
import java.awt.KeyboardFocusManager
import java.awt.Point
import java.awt.Rectangle
import java.awt.Robot
import java.awt.event.InputEvent
import java.awt.event.KeyEvent
import java.nio.file.Files
import java.nio.file.Path

/** Story 1: somebody draws a room from nothing and plays it, by mouse or by keys alone. Every click, drag and key is a gesture. */
class RoomRehearsal {
    static final String PATH = 'tiles/loft.yaml'
    private final robot = new Robot()
    private final ears = Ears.open()
    private final library = BaseGame.library()
    private final drafting = new Drafting(Project.of('loft', [(PATH): 'name: The Loft\ntile: loft\nnumber: 901\ncolour: orange\n'.bytes]))
    private RoomDesk desk
    private int gestures

    /** The hand, where the file of the room goes, and where a picture goes. */
    static void main(String[] args) {
        def (hand, file, picture) = args
        def rehearsal = new RoomRehearsal()
        try {
            rehearsal.open()
            rehearsal."$hand"()
            rehearsal.play()
            Files.writeString(Path.of(file), rehearsal.drafting.project().files()[PATH].text() + "# gestures: ${rehearsal.gestures}\n")
            rehearsal.picture(picture)
            Runtime.runtime.halt(0)
        } catch (Throwable failed) {
            rehearsal.picture(picture)
            failed.printStackTrace()
            Runtime.runtime.halt(3)
        }
    }

    private void open() {
        SwingUtilities.invokeAndWait {
            Scheme.LIGHT.wear(100)
            desk = new RoomDesk(drafting, library, { }, PATH, BackgroundThreads.one('room-picture'))
            def frame = new JFrame('Room')
            frame.contentPane = desk
            frame.setSize(1280, 800)
            Keys.anywhere(desk, 'F5') { PlayWindow.open(library.with(room()), 'loft', { Settings.usual().with(Pace.AT_ONCE) }, desk) }
            Keys.anywhere(desk, 'ctrl Z') { drafting.undo() }
            frame.visible = true
        }
        Screen.await('the room to be seen') { desk.canvas().showing && desk.canvas().width > 300 }
        SwingUtilities.invokeAndWait { desk.canvas().requestFocusInWindow() }
        focused()
    }

    private room() {
        def sketch = RoomFile.read('loft', drafting.project().files()[PATH].tree())
        sketch.room(Plan.of(sketch.drawing()))
    }

    private tree() { drafting.project().files()[PATH].tree() }

    private void focused() {
        Screen.await('the room to have the keys') { KeyboardFocusManager.currentKeyboardFocusManager.focusOwner.is(desk.canvas()) }
    }

    void mouse() {
        press('B  Black area'); focused(); drag(420, 420, 590, 590)
        press('C  Cells'); drag(30, 30, 970, 970); strike('ENTER')
        assert tree().spaces.size() == 22
        press('V  Select')
        def corner = tree().spaces.find { it.id == 'a1' }.shape.collate(2).min { it.sum() }
        click(*middle('a1')); drag(corner[0], corner[1], corner[0] + 20, corner[1] + 30)
        press('W  Wall'); drag(15, 15, 470, 15)
        press('Y  Line'); drag(40, 340, 330, 340)
        press('X  Exits'); click(990, 500)
        press('M  Marks'); ['a1', 'b1', 'c1', 'd1'].each { click(*middle(it)) }
        press('Sight')
        press('V  Select'); drag(990, 500, 500, 985)
        strike('ctrl Z')
    }

    void keys() {
        strike('B'); pen('LEFT'); 3.times { pen('LEFT'); pen('UP') }; strike('SPACE'); 2.times { pen('shift RIGHT') }
        2.times { pen('shift DOWN') }; strike('SPACE')
        assert tree().black.size() == 1
        strike('C'); strike('ENTER')
        assert tree().spaces.size() == 22
        strike('W'); 4.times { pen('shift UP') }; strike('SPACE'); 3.times { pen('shift LEFT') }; strike('SPACE')
        strike('Y'); 2.times { pen('shift DOWN') }; strike('SPACE'); 2.times { pen('shift RIGHT') }; strike('SPACE')
        strike('X'); 7.times { pen('shift RIGHT') }; strike('SPACE'); strike('SPACE')
        strike('M'); ['LEFT', 'LEFT'].each { pen("shift $it") }
        4.times { strike('SPACE'); strike('SPACE'); pen('shift LEFT') }
        strike('L'); strike('V')
        corner()
    }

    /** A corner is moved by keys. */
    private void corner() {
        def start = tree().spaces[0]
        strike('PAGE_DOWN'); strike('E'); strike('shift RIGHT'); strike('DOWN')
        def moved = tree().spaces[0].shape
        assert moved.withIndex().collect { at, i -> at - start.shape[i] }.findAll { it } == [10, 1]
        2.times { strike('ctrl Z') }
        assert tree().spaces[0] == start
        strike('ESCAPE')
    }

    private void pen(String chord) { strike(chord) }

    private void play() {
        long begun = System.nanoTime()
        strike('F5')
        Screen.await('dice, figures and a question') { Screen.part('BoardPane')?.@board?.figures()?.size() == 5 && Screen.picks() }
        println "played after ${(System.nanoTime() - begun).intdiv(1_000_000)} ms"
    }

    private List<Double> middle(String id) {
        def plan = Screen.read { Plan.of(RoomFile.read('loft', tree()).drawing()) }
        def at = plan.index(id)
        // Beside the centre, where the lines of the overlay end.
        [plan.x(at) + 18, plan.y(at) + 26]
    }

    private void press(String text) {
        def button = Screen.await(text) { Screen.button(text) }
        at(Screen.read { def p = button.locationOnScreen; p.translate(button.width.intdiv(2), button.height.intdiv(2)); p })
        released()
        SwingUtilities.invokeAndWait { desk.canvas().requestFocusInWindow() }
    }

    private Point place(double x, double y) {
        Screen.read {
            def pixel = desk.canvas().pixel(new Spot(x, y))
            def point = desk.canvas().locationOnScreen
            point.translate(Math.round(pixel.x) as int, Math.round(pixel.y) as int)
            point
        }
    }

    private void at(Point point) { robot.mouseMove(point.x as int, point.y as int) }

    private void released() {
        gestures++
        ears.after { robot.mousePress(InputEvent.BUTTON1_DOWN_MASK); robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK) }
    }

    private void click(double x, double y) {
        at(place(x, y))
        released()
    }

    private void drag(double x, double y, double toX, double toY) {
        gestures++
        at(place(x, y))
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK)
        (1..5).each { at(place(x + (toX - x) * it / 5, y + (toY - y) * it / 5)); Ears.rest() }
        ears.after { robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK) }
    }

    private void strike(String chord) {
        gestures++
        def words = chord.split(' ')
        def held = words.toList().dropRight(1).collect { it == 'shift' ? KeyEvent.VK_SHIFT : KeyEvent.VK_CONTROL }
        int code = KeyEvent."VK_${words.last()}"
        ears.after(1 + held.size()) {
            held.each { robot.keyPress(it) }
            robot.keyPress(code)
            robot.keyRelease(code)
            held.each { robot.keyRelease(it) }
        }
    }

    private void picture(String file) {
        Thread.sleep(500)
        ImageIO.write(robot.createScreenCapture(new Rectangle(0, 0, 1280, 800)), 'png', Path.of(file).toFile())
    }
}
