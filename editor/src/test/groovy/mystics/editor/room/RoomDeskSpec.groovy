package mystics.editor.room

import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.canvas.RoomFile
import mystics.editor.draft.Drafting
import mystics.editor.draft.Edit
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.editor.settings.Scheme
import mystics.editor.trace.Soundness
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.mod.yaml.Pointer
import spock.lang.Shared
import spock.lang.Specification

import javax.imageio.ImageIO
import javax.swing.AbstractButton
import java.awt.event.MouseEvent
import java.awt.image.BufferedImage
import java.nio.file.Files
import java.nio.file.Path

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The room desk without a window: drawn at with a mouse, read in the file. */
class RoomDeskSpec extends Specification {
    static final String PATH = 'tiles/loft.yaml'
    static final String BLANK = 'name: The Loft\ntile: loft\nnumber: 901\ncolour: orange\n'
    @Shared Library library = BaseGame.library()
    Drafting drafting
    RoomDesk desk
    List<Selection> selections = []

    def cleanup() {
        desk?.close()
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private void open(String text, Scheme scheme = Scheme.LIGHT, int percent = 100, int width = 1280, int height = 800) {
        onEvents { scheme.wear(percent) }
        drafting = new Drafting(Project.of('loft', [(PATH): text.bytes, 'tiles/under.yaml': BLANK.replace('901', '902').bytes]))
        desk = made { new RoomDesk(drafting, library, { selections << it }, PATH, { it.run() }) }
        OffScreen.lay(desk, width, height)
    }

    private String text() { drafting.project().files()[PATH].text() }

    private def pixel(double x, double y) {
        desk.canvas().pixel(new mystics.editor.trace.Spot(x, y))
    }

    private void mouse(int id, double x, double y, int button = MouseEvent.BUTTON1) {
        def at = pixel(x, y)
        def down = button == MouseEvent.BUTTON1 ? MouseEvent.BUTTON1_DOWN_MASK : MouseEvent.BUTTON3_DOWN_MASK
        onEvents { desk.canvas().dispatchEvent(new MouseEvent(desk.canvas(), id, 0L, down, Math.round(at.x) as int,
                Math.round(at.y) as int, 1, false, button)) }
    }

    private void drag(double x, double y, double toX, double toY) {
        mouse(MouseEvent.MOUSE_PRESSED, x, y)
        mouse(MouseEvent.MOUSE_DRAGGED, (x + toX) / 2, (y + toY) / 2)
        mouse(MouseEvent.MOUSE_DRAGGED, toX, toY)
        mouse(MouseEvent.MOUSE_RELEASED, toX, toY)
    }

    private void click(double x, double y, int button = MouseEvent.BUTTON1) {
        mouse(MouseEvent.MOUSE_PRESSED, x, y, button)
        mouse(MouseEvent.MOUSE_RELEASED, x, y, button)
    }

    private void key(String key) {
        onEvents { desk.canvas().actionMap.get(key).actionPerformed(null) }
    }

    private void press(String text) {
        onEvents { parts(desk).findAll { it instanceof AbstractButton }.find { it.text == text }.doClick(0) }
    }

    private void picture(String name) {
        def folder = System.getProperty('roomPictures')
        if (!folder) return
        OffScreen.lay(desk)
        onEvents { desk.paint(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB).createGraphics()) }
        Thread.sleep(900)
        onEvents {
            def image = new BufferedImage(desk.width, desk.height, BufferedImage.TYPE_INT_RGB)
            def g = image.createGraphics()
            desk.paint(g)
            g.dispose()
            ImageIO.write(image, 'png', Path.of(folder, "${name}.png").toFile())
        }
    }

    def "a blank side becomes a room: rock, flagstones, a wall, a line, an exit, marks"() {
        given:
        open(BLANK)

        when:
        key('B'); drag(400, 400, 600, 600)
        key('C'); drag(30, 30, 970, 970); key('ENTER')

        then:
        drafting.project().files()[PATH].tree().spaces.size() == 22
        drafting.history().labels()*.toString() == ['drew a black area', 'laid spaces']

        when:
        key('W'); drag(14, 14, 500, 14)
        key('Y'); drag(60, 500, 380, 500)
        key('X'); click(990, 500)
        key('M'); click(120, 100)
        picture('drawn')

        then:
        with(drafting.project().files()[PATH].tree()) {
            it.walls.size() == 1
            it.lines[0].kind == 'yellow'
            it.exits[0].edge == 'E' && it.exits[0].spaces
            it.marks.size() == 1
        }
        drafting.project().files()[PATH].broken().empty

        when:
        onEvents { 6.times { drafting.undo() } }

        then:
        text() == BLANK
    }

    def "a moved corner is one line in the file"() {
        given:
        def before = Files.readString(Path.of('../base-game/tiles/kitchen.yaml'))
        open(before)

        when:
        click(110, 425)
        drag(34, 360, 30, 345)

        then:
        selections.last().pointers()*.toString() == ['/spaces/1']
        [before.readLines(), text().readLines()].transpose().count { a, b -> a != b } == 1
        before.readLines().size() == text().readLines().size()
    }

    def "Escape drops a drag, and nothing has happened"() {
        given:
        open(Files.readString(Path.of('../base-game/tiles/kitchen.yaml')))
        def before = text()

        when:
        mouse(MouseEvent.MOUSE_PRESSED, 110, 425)
        mouse(MouseEvent.MOUSE_DRAGGED, 180, 500)
        def during = text()
        key('ESCAPE')
        mouse(MouseEvent.MOUSE_RELEASED, 180, 500)

        then:
        during != before
        text() == before
        drafting.history().size() == 0
    }

    def "the right button erases, and what named a space goes with it"() {
        given:
        open(Files.readString(Path.of('../base-game/tiles/kitchen.yaml')))

        when:
        click(900, 900, MouseEvent.BUTTON3)

        then:
        !(drafting.project().files()[PATH].tree().spaces*.id.contains('f4'))
    }

    def "a gap glows with its mends, and a click mends it"() {
        given:
        open(BLANK + 'spaces:\n  - { id: a1, shape: [34, 34, 334, 34, 334, 334, 34, 334] }\n  - { id: b1, shape: [417, 34, 700, 34, ' +
                '700, 334, 417, 334] }\n')
        picture('gap')

        when:
        press('Close the gap')

        then:
        !parts(desk).any { it instanceof AbstractButton && it.text == 'Close the gap' }
        drafting.history().labels()*.toString() == ['Close the gap']

        when: 'a line between two neighbours is clicked'
        click(353, 184)

        then:
        drafting.project().files()[PATH].tree().apart == [['a1', 'b1']] || drafting.project().files()[PATH].tree().apart == [['b1', 'a1']]
    }

    def "a quarter turn of the whole side takes exits, marks and arrows with it; four of them change nothing"() {
        given:
        open(Files.readString(Path.of('../base-game/tiles/kitchen.yaml')))
        def before = drafting.project().files()[PATH].tree()
        def next = [N: 'E', E: 'S', S: 'W', W: 'N']

        when:
        key('T')
        def turned = drafting.project().files()[PATH].tree()

        then:
        turned.exits*.edge == before.exits*.edge.collect { next[it] }
        turned.exits*.spaces == before.exits*.spaces
        turned.spaces[0].shape == before.spaces[0].shape.collate(2).collectMany { x, y -> [1000 - y, x] }

        when:
        3.times { key('T') }

        then:
        RoomFile.read('kitchen', drafting.project().files()[PATH].tree()).drawing() == RoomFile.read('kitchen', before).drawing()
    }

    def "flagstones laid anew keep the exits and marks of those that were there"() {
        given:
        open(Files.readString(Path.of('../base-game/tiles/kitchen.yaml')))
        def before = drafting.project().files()[PATH].tree()

        when:
        key('C'); drag(10, 10, 990, 990); key('ENTER')
        def after = drafting.project().files()[PATH].tree()

        then:
        after.exits*.edge.toSet() == before.exits*.edge.toSet()
        after.exits.every { exit -> exit.spaces && exit.spaces.every { id -> after.spaces*.id.contains(id) } }
        after.marks*.kind.toSet() == before.marks*.kind.toSet()
        after.marks.every { after.spaces*.id.contains(it.space) }
    }

    def "a pen does without a mouse all that the mouse does"() {
        given:
        open(BLANK)

        when:
        key('P'); key('LEFT'); key('SPACE'); key('shift RIGHT'); key('shift DOWN'); key('SPACE')
        key('V')

        then:
        drafting.project().files()[PATH].tree().spaces.size() == 1
        drafting.history().labels()*.toString() == ['drew a space']
    }

    def "the desk in #scheme at #percent"() {
        given:
        open(Files.readString(Path.of('../base-game/tiles/kitchen.yaml')), scheme, percent, percent == 100 ? 1280 : 1600,
                percent == 100 ? 800 : 1000)

        when:
        click(240, 400)
        picture("kitchen-$scheme-$percent")

        then:
        selections.last().pointers().size() == 1

        where:
        [scheme, percent] << [Scheme.values().toList(), [100, 200]].combinations()
    }

    def "by keys alone a space is found, its corner moved, a gap closed, and the other side begun from this one"() {
        given:
        open(BLANK + 'spaces:\n  - { id: a1, shape: [100, 100, 300, 100, 300, 300, 100, 300] }\n' +
                '  - { id: b1, shape: [380, 100, 600, 100, 600, 300, 380, 300] }\n')
        def key = { String stroke -> onEvents { desk.canvas().actionMap.get(stroke).actionPerformed(null) } }
        def shape = { int space -> drafting.project().files()[PATH].tree().spaces[space].shape }

        when: 'the second corner of the first space'
        ['PAGE_DOWN', 'E', 'E', 'shift DOWN', 'RIGHT'].each(key)

        then:
        shape(0) == [100, 100, 301, 110, 300, 300, 100, 300]
        selections.last().pointers()*.toString() == ['/spaces/0']
        desk.canvas().accessibleContext.accessibleName == 'Corner, 301 east, 110 south'

        when: 'a corner that would make the outline cross itself'
        key('E')
        40.times { key('shift UP') }

        then:
        Soundness.isShape(RoomFile.read('loft', drafting.project().files()[PATH].tree()).drawing().spaces()[0].shape())

        when:
        onEvents { drafting.jump(0) }
        ['ESCAPE', 'PAGE_DOWN', 'PAGE_DOWN', 'shift LEFT'].each(key)

        then: 'without a corner the whole space moves'
        shape(1) == [370, 100, 590, 100, 590, 300, 370, 300]

        when:
        key('ctrl M')

        then:
        drafting.history().last().get().toString() == 'Close the gap'

        when:
        def drawn = shape(0)
        onEvents { desk.close() }
        desk = made { new RoomDesk(drafting, library, { }, 'tiles/under.yaml', { it.run() }) }
        key('shift O')

        then:
        drafting.project().files()['tiles/under.yaml'].tree().spaces[0].shape == drawn
    }

    def "a room whose file is deleted while it is open is empty, and comes back when that is undone"() {
        given:
        open(BLANK + 'spaces:\n  - { id: a1, shape: [100, 100, 300, 100, 300, 300, 100, 300] }\n')
        onEvents { desk.select([Pointer.of('/spaces/0')]) }

        when:
        onEvents { drafting.make(Edit.delete(Sentence.of('changes from outside'), PATH)) }
        OffScreen.lay(desk, 1280, 800)

        then:
        desk.canvas().accessibleContext.accessibleName.endsWith('0 spaces')

        when:
        onEvents { drafting.undo() }

        then:
        desk.canvas().accessibleContext.accessibleName.endsWith('1 spaces')
    }
}
