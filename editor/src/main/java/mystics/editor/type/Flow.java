package mystics.editor.type;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;

/** Lays out components in rows, as many side by side as fit, so that none is cut in a narrow window or in large type. */
public class Flow extends JPanel {
    /** The constraint of a component that takes its share of the remaining width of its row. */
    public static final String REST = "rest";
    /**
     * The constraint of text that wraps. The text needs the width of a few letters, and takes its share of the
     * remaining width of its row.
     */
    public static final String TEXT = "text";
    /** The space that text needs beside other components, in letter heights. */
    private static final float LETTERS = 9;
    private static final int TALL = Short.MAX_VALUE;
    /** The property for the margin around a button, in which the focus is shown. The margin is not part of the button's visible size. */
    private static final String MARGIN = "visualPadding";
    private final int gap;
    private final Map<Component, Object> sharing = new HashMap<>();
    private Dimension asked = new Dimension();

    /** @param gap the space between components, in pixels */
    public Flow(int gap) {
        super(null);
        this.gap = gap;
        setOpaque(false);
    }

    @Override
    protected void addImpl(Component part, Object constraint, int place) {
        if (REST.equals(constraint) || TEXT.equals(constraint)) {
            sharing.put(part, constraint);
        }
        super.addImpl(part, constraint, place);
    }

    @Override
    public void remove(int place) {
        sharing.remove(getComponent(place));
        super.remove(place);
    }

    @Override
    public void removeAll() {
        sharing.clear();
        super.removeAll();
    }

    /** The height in pixels that the rows need at a given width in pixels. */
    public final int height(int width) {
        List<List<Component>> rows = rows(seen(), inside(width));
        return getInsets().top + getInsets().bottom + Math.max(0, rows.size() - 1) * gap
                + rows.stream().mapToInt(row -> height(row, inside(width))).sum();
    }

    /** The width in pixels of a row with all components. */
    public final int inOneRow() {
        return wish(seen()) + getInsets().left + getInsets().right;
    }

    /** The width that the components before a given one leave in the last row, in pixels. */
    public final int left(int width, Component before) {
        List<Component> others = seen().subList(0, seen().indexOf(before));
        List<List<Component>> rows = rows(others, inside(width));
        return inside(width) - (rows.isEmpty() ? 0 : wish(rows.get(rows.size() - 1)) + gap);
    }

    private int inside(int width) {
        return width - getInsets().left - getInsets().right;
    }

    private List<Component> seen() {
        return Arrays.stream(getComponents()).filter(Component::isVisible).toList();
    }

    /** The components row by row at a visible width in pixels, with as many in each row as fit. */
    List<List<Component>> rows(List<Component> parts, int width) {
        List<List<Component>> rows = new ArrayList<>();
        for (Component part : parts) {
            List<Component> last = rows.isEmpty() ? List.of() : rows.get(rows.size() - 1);
            if (last.isEmpty() || wish(last) + gap + wish(part) > width) {
                rows.add(new ArrayList<>(List.of(part)));
            } else {
                last.add(part);
            }
        }
        return rows;
    }

    /** The least width of a row, in pixels. */
    protected final int wish(List<Component> row) {
        return row.stream().mapToInt(this::wish).sum() + Math.max(0, row.size() - 1) * gap;
    }

    /**
     * The least width of a component: a few letters for text, the minimum width of another component that takes a share of the row, and the
     * preferred width of anything else.
     */
    private int wish(Component part) {
        int least = TEXT.equals(sharing.get(part)) ? isBlank(part) ? 0 : Math.round(LETTERS * Type.size())
                : sharing.containsKey(part) && !(part instanceof AbstractButton) ? part.getMinimumSize().width
                : part.getPreferredSize().width;
        return least - margin(part).left - margin(part).right;
    }

    private static boolean isBlank(Component part) {
        return part instanceof ShowsWords text && text.words().replace('\u00a0', ' ').isBlank();
    }

    /** The visible width of a component in its row. */
    private int width(Component part, List<Component> row, int width) {
        long sharers = row.stream().filter(sharing::containsKey).count();
        int left = width - wish(row);
        return wish(part) + (left < 0 || sharing.containsKey(part) ? (int) (left / Math.max(1, sharers)) : 0);
    }

    private int height(List<Component> row, int width) {
        return row.stream().mapToInt(part -> height(part, width(part, row, width))).max().orElse(0);
    }

    /** The visible height of a component. The height of text depends on its width; a text without any height does not wrap. */
    private static int height(Component part, int width) {
        Insets margin = margin(part);
        int wide = width + margin.left + margin.right;
        if (part instanceof Flow flow) {
            return flow.height(wide);
        }
        boolean flat = part instanceof JTextComponent text && text.getHeight() <= text.getInsets().top + text.getInsets().bottom;
        if (part.getWidth() != wide || flat) {
            part.setSize(wide, flat ? TALL : Math.max(1, part.getHeight()));
        }
        return part.getPreferredSize().height - margin.top - margin.bottom;
    }

    private static Insets margin(Component part) {
        return part instanceof JComponent known && known.getClientProperty(MARGIN) instanceof Insets insets ? insets
                : new Insets(0, 0, 0, 0);
    }

    @Override
    public void doLayout() {
        int width = inside(getWidth());
        int top = getInsets().top;
        for (List<Component> row : rows(seen(), width)) {
            int high = height(row, width);
            int left = getInsets().left;
            for (Component part : row) {
                int wide = width(part, row, width);
                int tall = height(part, wide);
                Insets margin = margin(part);
                part.setBounds(left - margin.left, top + (high - tall) / 2 - margin.top, wide + margin.left + margin.right,
                        tall + margin.top + margin.bottom);
                left += wide + gap;
            }
            top += high + gap;
        }
        askForHeight();
    }

    /**
     * Asks the parent once for the height that this width requires. If the parent cannot give that height, the component does not ask
     * again.
     */
    private void askForHeight() {
        Dimension wanted = new Dimension(getWidth(), height(getWidth()));
        if (wanted.height != getHeight() && !wanted.equals(asked)) {
            SwingUtilities.invokeLater(this::revalidate);
        }
        asked = wanted;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(inOneRow(), height(getWidth() > 0 ? getWidth() : Integer.MAX_VALUE / 2));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }

    /** Asks the parent for the height that the new width requires. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        Rectangle before = getBounds();
        super.setBounds(x, y, width, height);
        if (before.width != width) {
            askForHeight();
        }
    }
}
