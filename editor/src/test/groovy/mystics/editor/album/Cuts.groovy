package mystics.editor.album

import mystics.editor.play.around.Gauge

import javax.swing.AbstractButton
import javax.swing.JComponent
import javax.swing.JEditorPane
import javax.swing.JLabel
import javax.swing.JTextArea
import javax.swing.JViewport
import javax.swing.SwingUtilities
import javax.swing.plaf.basic.BasicHTML
import javax.swing.text.View
import java.awt.Component
import java.awt.Container
import java.awt.Rectangle

/**
 * Finds the texts on a laid-out page that nobody can read in full: shortened, running into each other, or beyond an edge that no
 * scrolling reaches.
 */
class Cuts {
    /** A frame that shows the focus may lie under an edge. */
    static final int FRAME = 5
    /** What scrolls must show at least so many lines. */
    static final int LINES = 2
    private static final int FAR = 1_000_000
    private final List<String> found = []

    /** What is wrong on a page, in words. */
    static List<String> on(JComponent page) {
        def cuts = new Cuts()
        cuts.walk(page, new Rectangle(0, 0, page.width, page.height), 0, 0)
        cuts.found
    }

    private void walk(Component part, Rectangle seen, int x, int y) {
        if (!part.visible || isAway(part)) return
        check(part, seen, new Rectangle(x, y, part.width, part.height))
        if (part instanceof Container) {
            def inside = part instanceof JViewport ? scrolled(part, x) : seen.intersection(new Rectangle(x, y, part.width, part.height))
            part.components.each { walk(it, inside, x + it.x, y + it.y) }
            together(part)
        }
    }

    /** A pane of the program that has no height has been put away for want of room. */
    private static boolean isAway(Component part) {
        part.height == 0 && part.class.name.startsWith('mystics')
    }

    /** Whatever lies above or below a viewport can be scrolled to, if the viewport shows some lines at all. */
    private Rectangle scrolled(JViewport port, int x) {
        def view = port.view
        def line = view.getFontMetrics(view.font).height
        if (port.height < Math.min(view.preferredSize.height, LINES * line))
            found << "${name(view)} shows ${port.height} pixels of itself".toString()
        new Rectangle(x, -FAR, port.width, 2 * FAR)
    }

    private void check(Component part, Rectangle seen, Rectangle place) {
        def words = words(part)
        if (!words) return
        def all = new Rectangle(place.x as int, place.y as int, place.width as int, place.height as int)
        all.grow(-FRAME, -FRAME)
        if (!all.empty && !seen.contains(all)) {
            found << "${name(part)} is beyond an edge: $place of $seen".toString()
        } else if (isShort(part, words)) {
            found << "${name(part)} is cut: $part.width x $part.height".toString()
        }
    }

    private static boolean isShort(Component part, String words) {
        def html = part instanceof JComponent ? part.getClientProperty(BasicHTML.propertyKey) : null
        switch (part) {
            case Gauge: return part.width < part.preferredSize.width
            case { html }: return isShort(part, html as View)
            case JLabel: case AbstractButton: return shown(part) != words || part.height < part.getFontMetrics(part.font).ascent
            case JTextArea: return isLow(part) || isNarrow(part, words)
            case JEditorPane: return isNarrow(part, words) || !(part.parent instanceof JViewport) && isLow(part)
            default: return false
        }
    }

    private static boolean isShort(JComponent part, View html) {
        int wide = part.width - part.insets.left - part.insets.right
        html.setSize(wide, 0)
        html.getMinimumSpan(View.X_AXIS) > wide ||
                html.getPreferredSpan(View.Y_AXIS) > part.height - part.insets.top - part.insets.bottom + 1
    }

    /** Whether a single word is wider than its place. */
    private static boolean isNarrow(JComponent part, String words) {
        words.split('\\s+').any { part.getFontMetrics(part.font).stringWidth(it) > part.width }
    }

    private static boolean isLow(JComponent part) {
        part.preferredSize.height > part.height + 1
    }

    /** The text of a label or a button as it is painted, perhaps with dots. */
    private static String shown(part) {
        def at = part.insets
        def view = new Rectangle(at.left, at.top, part.width - at.left - at.right, part.height - at.top - at.bottom)
        SwingUtilities.layoutCompoundLabel(part, part.getFontMetrics(part.font), part.text, part.icon, part.verticalAlignment,
                part.horizontalAlignment, part.verticalTextPosition, part.horizontalTextPosition, view, new Rectangle(), new Rectangle(),
                part.iconTextGap)
    }

    /** Texts beside each other do not lie on each other. */
    private void together(Container of) {
        def texts = of.components.findAll { it.visible && words(it) && it.width > 0 && it.height > 0 }
        texts.eachWithIndex { one, i ->
            texts.drop(i + 1).each { other ->
                if (!inner(one).intersection(inner(other)).empty) found << "${name(one)} and ${name(other)} run together".toString()
            }
        }
    }

    private static Rectangle inner(Component part) {
        def inner = part.bounds
        inner.grow(-FRAME, -FRAME)
        inner
    }

    private static String words(Component part) {
        part instanceof Gauge ? part.accessibleContext.accessibleName
                : part instanceof JEditorPane ? part.document.getText(0, part.document.length).strip() :
                part instanceof JLabel || part instanceof AbstractButton || part instanceof JTextArea ? part.text?.strip() : null
    }

    private static String name(Component part) {
        def words = words(part)
        words ? "'${words.take(40)}'" : part.class.simpleName
    }
}
