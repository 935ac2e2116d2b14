package mystics.editor

import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.Container

/** Panes without a display: what is done to them on the thread of events, what is in them, and how they are laid out. */
class OffScreen {
    /** Does something where the window would, and waits for it. */
    static void onEvents(Closure deed) {
        SwingUtilities.invokeAndWait(deed)
    }

    /** Makes something there. */
    static <T> T made(Closure<T> making) {
        T made = null
        onEvents { made = making() }
        made
    }

    /** A component and all that is in it. */
    static List<Component> parts(Component of) {
        [of] + (of instanceof Container ? of.components.toList().collectMany { parts(it) } : [])
    }

    /** Lays out a pane in a size until words that wrap have found their height. */
    static void lay(Component pane, int width, int height) {
        onEvents { pane.setSize(width, height) }
        lay(pane)
    }

    /** Lays it out once more in the size it has. */
    static void lay(Component pane) {
        6.times {
            onEvents {
                parts(pane)*.invalidate()
                parts(pane)*.doLayout()
            }
        }
    }
}
