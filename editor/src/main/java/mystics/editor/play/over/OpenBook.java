package mystics.editor.play.over;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.type.Keys;
import mystics.editor.type.Type;

/**
 * A long text as the pages of an open book: two side by side, or one if there is no room for two. Keys that would scroll a text turn the
 * pages of this book.
 */
public final class OpenBook extends JComponent {
    private static final double GAP = 2.4;
    private final StoryPaper paper;
    private final transient Consumer<Sentence> told;
    private transient List<Integer> tops = List.of(0);
    private int first;

    /** @param told receives the numbers of the open pages whenever they change */
    public OpenBook(StoryPaper paper, Consumer<Sentence> told) {
        this.paper = paper;
        this.told = told;
        paper.setOpaque(false);
        add(paper);
        List.of("PAGE_DOWN", "RIGHT", "DOWN", "SPACE").forEach(key -> Keys.on(paper, key, () -> turn(1)));
        List.of("PAGE_UP", "LEFT", "UP").forEach(key -> Keys.on(paper, key, () -> turn(-1)));
        Keys.on(paper, "HOME", this::begin);
        Keys.on(paper, "END", () -> turn(tops.size()));
    }

    /** The book with its cover. */
    public BookLeaf bound() {
        BookLeaf leaf = new BookLeaf(this::isSpread);
        leaf.add(this);
        return leaf;
    }

    /** Opens the first pages. */
    public void begin() {
        first = 0;
        invalidate();
        doLayout();
        repaint();
    }

    /** Turns a number of leaves forwards, or backwards if the number is negative, but never beyond the ends. */
    public void turn(int leaves) {
        int last = (tops.size() - 2) / columns() * columns();
        first = Math.max(0, Math.min(last, first + leaves * columns()));
        say();
        repaint();
    }

    private boolean isSpread() {
        return getWidth() >= IllustratedPage.WIDE * Type.size();
    }

    private int columns() {
        return isSpread() ? 2 : 1;
    }

    private int gap() {
        return isSpread() ? (int) Math.round(GAP * Type.size()) : 0;
    }

    private int across() {
        return getWidth() / columns() - gap();
    }

    @Override
    public void doLayout() {
        if (across() <= 0 || getHeight() <= 0) return;
        paper.setBounds(0, 0, across(), paper.high(across()));
        tops = new PageBreaks(paper, getHeight()).tops();
        turn(0);
    }

    private void say() {
        int all = tops.size() - 1;
        told.accept(first + 2 <= all && isSpread() ? Sentence.of("Pages {n} and {m} of {all}", "n", first + 1, "m", first + 2, "all", all)
                : Sentence.of("Page {n} of {all}", "n", first + 1, "all", all));
    }

    /** Paints the open pages, each a part of the text. */
    @Override
    protected void paintChildren(Graphics graphics) {
        for (int column = 0; column < columns() && first + column + 1 < tops.size(); column++) {
            int top = tops.get(first + column);
            int left = column == 0 ? 0 : getWidth() - across();
            Graphics2D g = (Graphics2D) graphics.create(left, 0, across(), Math.min(getHeight(), tops.get(first + column + 1) - top));
            g.translate(0, -top);
            paper.paint(g);
            g.dispose();
        }
    }

    /** Swing must repaint this component as a whole, because its pages are parts of one text. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }

    /** When a part of the text asks to be repainted, the open pages are repainted. */
    @Override
    public void repaint(long within, int x, int y, int width, int height) {
        super.repaint(within, 0, 0, getWidth(), getHeight());
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.round(IllustratedPage.WIDE * Type.size()), Math.round(2 * IllustratedPage.WIDE / 3f * Type.size()));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }

    /** The part of a text that a page shows. */
    Rectangle shown(int page) {
        return new Rectangle(0, tops.get(page), across(), tops.get(page + 1) - tops.get(page));
    }
}
