package mystics.editor.desktop

import mystics.editor.sight.Pick

import javax.imageio.ImageIO
import javax.swing.AbstractButton
import javax.swing.JComponent
import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.Container
import java.awt.Point
import java.awt.Rectangle
import java.awt.Robot
import java.awt.Window as AwtWindow
import java.nio.file.Path
import java.util.function.Supplier

/** What a person sees of the program: its controls, by the words on them. Everything is read on the event thread. */
class Screen {
    static final int PATIENCE = 60
    private static final int GLANCE = 15

    /** Reads something of the window. */
    static <T> T read(Supplier<T> look) {
        def seen = null
        SwingUtilities.invokeAndWait { seen = look.get() }
        seen
    }

    /** Looks until there is something to be seen, or somebody has lost patience. */
    static <T> T await(String what, Supplier<T> look) {
        long until = System.nanoTime() + PATIENCE * 1_000_000_000L
        while (System.nanoTime() < until) {
            def seen = read(look)
            if (seen) return seen
            Thread.sleep(GLANCE)
        }
        throw new IllegalStateException("Waited in vain for $what")
    }

    /** All that can be seen. */
    static List<Component> parts() {
        AwtWindow.windows.findAll { it.showing }.collectMany { inside(it) }
    }

    static List<Component> inside(Component of) {
        [of] + (of instanceof Container ? of.components.findAll { it.visible }.collectMany { inside(it) } : [])
    }

    static AbstractButton button(String text) {
        parts().find { it instanceof AbstractButton && it.text == text && it.enabled }
    }

    /** The button that turns a page, or leads to its text below. */
    static AbstractButton onward() {
        button('Go on') ?: button('More below ▾')
    }

    /** Something by the name a screen reader says. */
    static JComponent named(String name) {
        parts().find { it instanceof JComponent && it.accessibleContext?.accessibleName == name }
    }

    static JComponent part(String type) {
        parts().find { it.class.simpleName == type }
    }

    /** What the question offers, by key. */
    static Map<String, AbstractButton> picks() {
        parts().findAll { it instanceof AbstractButton && it.enabled && it.getClientProperty(Pick) }
                .collectEntries { [it.getClientProperty(Pick).key(), it] }
    }

    /** The names of the lit spaces. */
    static List<String> lit() {
        def lights = part('BoardPane')?.@lights
        lights ? lights.legal().keySet().collect { lights.name(it) } : []
    }

    /** Where the middle of a space is on the screen. */
    static Point space(String name) {
        def board = part('BoardPane')
        def at = board.camera().view().transform().transform(board.@board.middle(board.@lights.spot(name).get()), null)
        def point = board.locationOnScreen
        point.translate(Math.round(at.x).intValue(), Math.round(at.y).intValue())
        point
    }

    /** The round of the game in the window; 0 where there is none. The strip or the head shows it, wherever there is room. */
    static int round() {
        (part('HeadlinePane')?.@round?.text ?: '').find(/\d+/)?.toInteger() ?: 0
    }

    static void picture(Robot robot, Path file) {
        ImageIO.write(robot.createScreenCapture(new Rectangle(0, 0, 1280, 800)), 'png', file.toFile())
    }
}
