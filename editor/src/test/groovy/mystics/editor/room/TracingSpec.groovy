package mystics.editor.room

import mystics.editor.album.OffScreen
import mystics.editor.canvas.TracingShelf
import mystics.editor.disk.Folder
import mystics.editor.disk.OpenMod
import mystics.editor.settings.Scheme
import mystics.editor.trace.Spot
import mystics.home.HomeFolder
import mystics.mod.load.BaseGame
import mystics.mod.read.Pack
import mystics.mod.source.Sources
import spock.lang.Specification
import spock.lang.TempDir

import javax.accessibility.AccessibleContext
import javax.imageio.ImageIO
import javax.swing.AbstractButton
import javax.swing.JComponent
import javax.swing.JSlider
import java.awt.Color
import java.awt.event.MouseEvent
import java.awt.geom.Point2D
import java.awt.image.BufferedImage
import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.ZipFile

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** A picture below the drawing of a room, to draw over: placed, remembered, and never part of the mod. */
class TracingSpec extends Specification {
    static final String PATH = 'tiles/loft.yaml'
    static final Color LEFT = new Color(20, 40, 230)
    @TempDir Path place
    Path folder
    HomeFolder home
    OpenMod mod
    RoomDesk desk

    def setup() {
        folder = Files.createDirectories(place.resolve('loft'))
        home = new HomeFolder(place.resolve('home'))
        Files.createDirectories(folder.resolve('tiles'))
        Files.writeString(folder.resolve('mod.yaml'), 'id: loft\nname: Loft\nversion: 1.0.0\nengine: 1\nauthors: [Ada]\nlicence: none\n' +
                'needs: [base-game]\nabout: A loft.\n')
        Files.writeString(folder.resolve(PATH), 'name: The Loft\ntile: loft\nnumber: 901\ncolour: orange\n')
        mod = OpenMod.at(folder, home, { onEvents(it) }, { assert false: it })
        open()
    }

    def cleanup() {
        desk?.close()
        mod.close()
    }

    private void open() {
        onEvents { Scheme.LIGHT.wear(100) }
        desk?.close()
        desk = made { new RoomDesk(mod.drafting(), BaseGame.library(), { }, PATH, { it.run() },
                new TracingShelf(Optional.of(mod.tracing()))) }
        OffScreen.lay(desk, 1280, 800)
    }

    /** A picture twice as wide as high, whose left half is blue. */
    private Path scan() {
        def image = new BufferedImage(400, 200, BufferedImage.TYPE_INT_RGB)
        def g = image.createGraphics()
        g.color = LEFT
        g.fillRect(0, 0, 200, 200)
        g.dispose()
        def file = place.resolve('scan.png')
        ImageIO.write(image, 'png', file.toFile())
        file
    }

    private void trace(Path file) {
        onEvents { desk.trace(file) }
        OffScreen.lay(desk, 1280, 800)
    }

    private void key(String... keys) { keys.each { key -> onEvents { desk.canvas().actionMap.get(key).actionPerformed(null) } } }

    private void mouse(int id, double x, double y) {
        def at = desk.canvas().pixel(new Spot(x, y))
        onEvents { desk.canvas().dispatchEvent(new MouseEvent(desk.canvas(), id, 0L, MouseEvent.BUTTON1_DOWN_MASK |
                MouseEvent.CTRL_DOWN_MASK, Math.round(at.x) as int, Math.round(at.y) as int, 1, false, MouseEvent.BUTTON1)) }
    }

    private void click(double x, double y) {
        mouse(MouseEvent.MOUSE_PRESSED, x, y)
        mouse(MouseEvent.MOUSE_RELEASED, x, y)
    }

    private AbstractButton button(String text) { parts(desk).find { it instanceof AbstractButton && it.text == text && it.visible } }

    private void press(String text) { onEvents { button(text).doClick(0) } }

    /** How blue the desk is at a place of the tile, 0 to 255. */
    private int blue(double x, double y) {
        def at = desk.canvas().pixel(new Spot(x, y))
        int blue = 0
        onEvents {
            def canvas = desk.canvas()
            def image = new BufferedImage(canvas.width, canvas.height, BufferedImage.TYPE_INT_RGB)
            def g = image.createGraphics()
            canvas.paint(g)
            g.dispose()
            def seen = new Color(image.getRGB(at.x as int, at.y as int))
            blue = Math.max(0, seen.blue - seen.red)
        }
        blue
    }

    /** Where a point of the picture lies, with the longer side from 0 to 1. */
    private List<Integer> lies(double u, double v) {
        def at = desk.@tracing.@work.tracing().get().placing().transform().transform(new Point2D.Double(u, v), null)
        [Math.round(at.x) as int, Math.round(at.y) as int]
    }

    private String words() { desk.canvas().accessibleContext.accessibleName }

    def "a picture lies below the drawing, can be faint, hidden and taken away; the history knows nothing of it"() {
        expect:
        blue(200, 500) < 40

        when:
        trace(scan())
        int usual = blue(200, 500)

        then:
        usual > 50
        blue(200, 100) < 40
        lies(0, 0) == [0, 250]

        when: 'a space that is drawn over it keeps its outline and its name in sight'
        key('P', 'LEFT', 'SPACE', 'shift RIGHT', 'shift DOWN', 'SPACE', 'D')

        then:
        mod.drafting().history().labels()*.toString() == ['drew a space']

        when:
        def slider = parts(desk).find { it instanceof JSlider && it.accessibleContext.accessibleName == 'Opacity of the picture' }
        onEvents { slider.value = 100 }

        then:
        blue(200, 500) > usual + 20

        when:
        key('H')

        then:
        blue(200, 500) < 40
        button('Hidden').selected

        when:
        press('Hidden')

        then:
        blue(200, 500) > usual + 20

        when:
        press('Remove the picture')

        then:
        blue(200, 500) < 40
        !button('Fit by two points')
        mod.drafting().history().size() == 1
    }

    def "it is fitted by two points with the mouse"() {
        given:
        trace(scan())

        when: 'its upper left corner belongs at 100, 100'
        press('Fit by two points')
        click(0, 250)

        then:
        words().endsWith('Click the place where this point belongs.')

        when:
        click(100, 100)

        then:
        Math.abs(lies(0, 0)[0] - 100) <= 3
        Math.abs(lies(0, 0)[1] - 100) <= 3

        when: 'a second point must lie somewhere else'
        click(102, 103)

        then:
        words().endsWith('Click a point farther away.')

        when: 'its upper right corner, which lies at 1100, 100 now, belongs at 100, 900'
        click(900, 100)
        click(100, 740)

        then:
        words().endsWith('The picture is fitted. Lock it, and draw.')
        Math.abs(lies(0, 0)[0] - 100) <= 3
        Math.abs(lies(1, 0)[0] - 100) <= 3
        Math.abs(lies(1, 0)[1] - 900) <= 5
    }

    def "by keys alone it is moved, scaled, turned, fitted and locked"() {
        given:
        trace(scan())

        when:
        key('shift RIGHT', 'DOWN')

        then:
        lies(0, 0) == [10, 251]

        when:
        key('typed >')
        key(*(['typed .'] * 90))

        then:
        Math.abs(lies(0, 0).with { (it[0] - lies(1, 0)[0])**2 + (it[1] - lies(1, 0)[1])**2 }**0.5 - 1010) <= 2
        Math.abs(lies(0, 0)[0] - lies(1, 0)[0]) <= 1

        when: 'the cross begins in the middle; the point there belongs 42 units to the east'
        def middle = lies(0, 0)
        key('ENTER', 'RIGHT', 'SPACE', 'shift RIGHT', 'RIGHT', 'ENTER')

        then:
        lies(0, 0) == [middle[0] + 42, middle[1]]

        when: 'nobody wants the second point'
        key('ESCAPE')

        then:
        lies(0, 0) == middle

        when:
        press('Locked')
        key('RIGHT', 'ENTER')

        then:
        lies(0, 0) == middle
        words().endsWith('The picture is locked where it is.')
        !button('Fit by two points').enabled
        mod.drafting().history().size() == 0
    }

    def "it is remembered for its room, and says so when its file is gone"() {
        given:
        def file = scan()
        trace(file)
        key('shift RIGHT')
        press('Locked')

        when:
        open()
        OffScreen.lay(desk)

        then:
        lies(0, 0) == [10, 250]
        blue(200, 500) > 50

        when:
        Files.delete(file)
        open()
        key('D')
        OffScreen.lay(desk)

        then:
        blue(200, 500) < 40
        words() == 'Room, Picture: There is no picture scan.png any more. Choose another, or remove it.'

        when:
        press('Remove the picture')
        open()

        then:
        desk.@tracing.@work.tracing().empty
    }

    def "a file that is no picture is refused, and the last picture stays"() {
        given:
        trace(scan())

        when:
        trace(Files.writeString(place.resolve('notes.png'), 'no picture'))

        then:
        words().endsWith('notes.png cannot be read as a picture. Choose a whole PNG or JPEG file.')
        blue(200, 500) > 50
    }

    def "it is never packed: nothing of it lies in the folder of the mod"() {
        given:
        def before = new Folder(folder).read().source().hash()
        def files = tree()

        when:
        trace(scan())
        key('shift RIGHT')
        press('Locked')
        def packed = Pack.give(Sources.at(folder), 'loft', place.resolve('given'))

        then:
        Files.walk(home.path()).withCloseable { it.toList() }.any { it.toString().endsWith('.trace') }
        tree() == files
        new Folder(folder).read().source().hash() == before
        mod.drafting().unsaved().empty
        Files.walk(place.resolve('given')).withCloseable { it.toList() }.findAll { it.toString().endsWith('.zip') }.every {
            new ZipFile(it.toFile()).withCloseable { zip -> zip.entries()*.name.every { name -> !name.contains('scan') &&
                    !name.contains('trac') } } }
    }

    private Set<String> tree() { Files.walk(folder).withCloseable { it.toList() }*.toString() as Set }

    def "each control of the picture has a name for screen readers"() {
        given:
        trace(scan())

        expect:
        parts(desk.@tracing).findAll { it instanceof AbstractButton || it instanceof JSlider }
                .every { JComponent part -> (part.accessibleContext as AccessibleContext).accessibleName }
    }
}
