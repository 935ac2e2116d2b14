package mystics.editor.play.over;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import mystics.editor.art.Letters;
import mystics.editor.art.Quality;
import mystics.editor.type.BookFace;
import mystics.editor.type.BookInk;
import mystics.editor.type.Quotes;
import mystics.editor.type.Type;

/**
 * A page of the book without a picture. A short text stands on a whole page, between the title of the chapter and an ornament, a little
 * above the middle.
 */
final class TextPage extends BookPage {
    /** The least height and the usual width of the page, in letter heights. */
    private static final double LEAST = 30;
    private static final int WIDE = 46;
    /** The height of the title with the space below it, and the size of its letters, in letter heights. */
    private static final double HEAD = 3.4;
    private static final double TITLE = 1.7;
    /** The share of the free height that lies above the title. */
    private static final double ABOVE = 0.42;
    private final String title;

    /** @param title the name of the chapter */
    TextPage(String title, StoryPaper paper) {
        super(paper);
        this.title = Quotes.ENGLISH.in(title);
    }

    private int free() {
        return Math.max(0, getHeight() - paper().high(getWidth()));
    }

    private static int head() {
        return (int) Math.round(HEAD * Type.size());
    }

    /** Whether a free height has room for the title and the ornament. */
    private boolean isShort(int free) {
        return free >= head() + 2 * gap();
    }

    @Override
    public void doLayout() {
        fit(getWidth(), visible());
        int free = free();
        int above = isShort(free) ? head() + (int) Math.round((free - head() - 2 * gap()) * ABOVE) : free / 2;
        paper().setBounds(0, above, getWidth(), getHeight() - free);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (!isShort(getHeight() - paper().getHeight())) return;
        Graphics2D g = (Graphics2D) graphics.create();
        Quality.fine(g);
        g.setColor(BookInk.worn().accent());
        g.setFont(BookFace.shipped().bold(Type.size() * TITLE));
        Letters.centre(g, title, getWidth() / 2.0, paper().getY() - head() * 0.62);
        flourish(g, getWidth() / 2.0, paper().getY() + paper().getHeight() + gap(), getWidth() * 0.09);
        g.dispose();
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Math.round(WIDE * Type.size());
        return new Dimension(width, Math.max(paper().high(width), getParent() == null ? 0 : visible()));
    }

    /** The preferred visible size of the page. */
    @Override
    public Dimension getPreferredScrollableViewportSize() {
        int width = getWidth() > 0 ? getWidth() : Math.round(WIDE * Type.size());
        return new Dimension(width, Math.max(paper().high(width), (int) Math.round(LEAST * Type.size())));
    }
}
