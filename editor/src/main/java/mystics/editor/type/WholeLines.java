package mystics.editor.type;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.accessibility.AccessibleText;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JViewport;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;

/**
 * The visible part of a page that scrolls. A line of text, a small button or a field that an edge would cut is not shown, so the
 * visible part ends with a whole line and some air, with a whole button, or before a part that is not to be cut. A voice of the story
 * whose portrait would be cut, or whose words would be parted from its name, is not shown yet, either. The end of the page is always shown.
 */
final class WholeLines extends JViewport {
    /** The least space below the last line of a text, in pixels. */
    static final int AIR = 8;
    /** The number of pixels by which two lines of a text may overlap because their heights are rounded; negative, because it is no air. */
    private static final int TOUCH = -2;
    /** The space below the letters of a line on a button, in letter heights. A button may be cut there. */
    private static final float BELOW = 0.2f;
    /** The distance from the end of the page, in pixels, that is not worth scrolling. */
    private static final int FREE = 14;
    /** The greatest height that is left empty, in letter heights. */
    private static final float MOST = 4.5f;
    /** The greatest height that is left empty so that the beginning of a voice stays with its portrait, in letter heights. */
    private static final float BLOCK = 9;
    /** The greatest part of the height that is left empty for the same reason. */
    private static final float PART = 0.3f;
    /** The height, in lines of its letters, up to which a button or a field is never cut. */
    private static final float SMALL = 2.6f;
    /** The height of the content that stays with the heading above it, in letter heights. */
    private static final float NEXT = 2.4f;

    /** The property for the margin around a button in which the focus is shown. The margins of two buttons may overlap. */
    private static final String RING = "visualPadding";

    WholeLines() {
        setScrollMode(SIMPLE_SCROLL_MODE);
    }

    /** The height of the part that is shown, in pixels. */
    int shown() {
        return shown(getViewPosition().y, getHeight());
    }

    /** The height of the part that would be shown below {@code above}, in a place of the height {@code edge}. */
    int shown(int above, int edge) {
        if (getView() == null || above + edge + FREE >= getView().getHeight()) return edge;
        int end = lines(above, edge);
        int whole = block(getView(), above + end) - above;
        return edge - whole <= Math.min(BLOCK * Type.size(), edge * PART) ? whole : end;
    }

    private int lines(int above, int edge) {
        int first = above(getView(), above + edge, AIR) - above;
        int end = first;
        int before = edge;
        while (end < before && edge - end <= MOST * Type.size()) {
            before = end;
            end = above(getView(), above + end, TOUCH) - above;
        }
        return edge - end <= MOST * Type.size() ? end : edge - first <= MOST * Type.size() ? first : edge;
    }

    /** The distance from the upper edge below which the page is shown, in pixels. */
    private int begun() {
        int above = getViewPosition().y;
        if (getView() == null || above <= 0) return 0;
        return IntStream.rangeClosed(0, Math.round(MOST * Type.size())).filter(down -> above(getView(), above + down, 0) == above + down)
                .findFirst().orElse(0);
    }

    /** The top of the highest line that a height crosses, in the coordinates of a component; the height itself if it crosses no line. */
    private static int above(Component part, int y, int air) {
        if (part.isVisible() && y > 0 && y < part.getHeight() + kept(part)) return 0;
        if (!part.isVisible() || y <= 0 || y >= part.getHeight() + air) return y;
        if (isWhole(part)) return uncut((JComponent) part, y);
        int free = part instanceof JTextComponent ? air : -Math.round(Type.size() * BELOW);
        int end = lines(part, y, free).filter(line -> line.y < y && line.y + line.height + free > y).mapToInt(line -> line.y).min()
                .orElse(y);
        return part instanceof Container all ? Stream.of(all.getComponents())
                .mapToInt(inner -> inner.getY() + above(inner, y - inner.getY(), air)).reduce(end, Math::min) : end;
    }

    /** The top of the voice or box of a text that a height crosses; the height itself if it crosses none. */
    private static int block(Component part, int y) {
        if (!part.isVisible() || y <= 0 || y >= part.getHeight()) return y;
        if (part instanceof JTextComponent text) return WholeBlocks.at(text, y).map(place -> place.y).orElse(y);
        return part instanceof Container all ? Stream.of(all.getComponents())
                .mapToInt(inner -> inner.getY() + block(inner, y - inner.getY())).reduce(y, Math::min) : y;
    }

    /** The height below a heading that is shown with it, in pixels: at most the next part. For any other part less than nothing. */
    private static int kept(Component part) {
        boolean heading = part instanceof JComponent known && known.getClientProperty(Scrolling.KEPT) != null;
        return heading ? Math.min(Math.round(NEXT * Type.size()), next(part)) : -part.getHeight();
    }

    /** The distance from the lower edge of a part to that of the next part below it, in pixels. */
    private static int next(Component part) {
        int end = part.getY() + part.getHeight();
        // Where a button can have a ring around it, a heading reaches into the button's place.
        return Stream.of(part.getParent().getComponents()).filter(other -> other != part && other.isVisible())
                .filter(other -> other.getY() >= part.getY()).mapToInt(other -> other.getY() + other.getHeight() - end)
                .filter(below -> below > 0).min().orElse(0);
    }

    /** The top of a button or field that a height would cut, without the ring around it; the height itself if it cuts nothing. */
    private static int uncut(JComponent part, int y) {
        Insets ring = part.getClientProperty(RING) instanceof Insets around ? around : new Insets(0, 0, 0, 0);
        return y > ring.top && y < part.getHeight() - ring.bottom ? ring.top : y;
    }

    private static boolean isWhole(Component part) {
        if (part instanceof JComponent known && known.getClientProperty(Scrolling.WHOLE) != null) return true;
        return (part instanceof JLabel || part instanceof AbstractButton || part instanceof JComboBox<?>)
                && part.getHeight() <= SMALL * part.getFontMetrics(part.getFont()).getHeight();
    }

    /** The lines of text at a height, and at the air above it, if the component shows lines of text. */
    private static Stream<Rectangle> lines(Component part, int y, int air) {
        if (!(part instanceof JComponent shown && shown.getAccessibleContext() instanceof AccessibleText text)) return Stream.empty();
        return IntStream.of(y - 1, y - 1 - air)
                .map(height -> text.getIndexAtPoint(new Point(part.getWidth() / 2, height)))
                // Right of the last letter of a line, the index may be that of the next line.
                .flatMap(at -> IntStream.of(at, at - 1)).filter(at -> at >= 0 && at < text.getCharCount())
                .mapToObj(at -> letter(part, text, at));
    }

    /** The place of a letter. In a page of text, the last letter of a line must not reach into the next line, so its place is asked for. */
    private static Rectangle letter(Component part, AccessibleText text, int at) {
        try {
            Rectangle2D place = part instanceof JTextComponent page ? page.modelToView2D(at) : text.getCharacterBounds(at);
            return place == null ? new Rectangle() : place.getBounds();
        } catch (BadLocationException gone) {
            return new Rectangle();
        }
    }

    @Override
    protected void paintChildren(Graphics graphics) {
        Graphics part = graphics.create();
        int begun = begun();
        part.clipRect(0, begun, getWidth(), shown() - begun);
        super.paintChildren(part);
        part.dispose();
    }
}
