package mystics.editor.play.over;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import mystics.editor.art.Quality;
import mystics.editor.type.BookInk;
import mystics.editor.type.Type;

/** A page of the book without a picture. A short text stands in the middle of a whole page, above an ornament. */
final class TextPage extends BookPage {
    /** The least height and the usual width of the page, in letter heights. */
    private static final double LEAST = 30;
    private static final int WIDE = 46;
    /** The share of the free height that lies above the text. */
    private static final double ABOVE = 0.4;

    TextPage(StoryPaper paper) {
        super(paper);
    }

    private int free() {
        return Math.max(0, getHeight() - paper().high(getWidth()));
    }

    @Override
    public void doLayout() {
        fit(getWidth(), visible());
        int free = free();
        paper().setBounds(0, (int) Math.round(free * ABOVE), getWidth(), getHeight() - free);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        int free = getHeight() - paper().getHeight();
        if (free * (1 - ABOVE) < 2 * gap()) return;
        Graphics2D g = (Graphics2D) graphics.create();
        Quality.fine(g);
        g.setColor(BookInk.worn().accent());
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
