package mystics.editor.play.over;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import mystics.editor.art.Letters;
import mystics.editor.art.Quality;
import mystics.editor.type.BookFace;
import mystics.editor.type.BookInk;
import mystics.editor.type.Type;

/**
 * Two pages of the book. The picture is on the left, below the title of the chapter, and the text is on the right. If there is no room for
 * two pages, the title and the picture stand above the text, and all of it scrolls together. The picture takes the height that the text
 * leaves. If the text has to be scrolled anyway, the title stands beside the picture, and the first lines of the text are in sight.
 */
final class IllustratedPage extends BookPage {
    /** The least width, in letter heights, at which the pages lie side by side, and the space on both sides of the fold. */
    static final int WIDE = 66;
    /** The least and the greatest share of the visible height that a picture above the text takes. */
    private static final double LEAST = 0.34;
    private static final double MOST = 0.6;
    /** The greatest share of the page's width that a picture beside the title takes. */
    private static final double ACROSS = 0.48;
    /** The height of the first lines of a text, beside its initial, in letter heights. */
    private static final double INITIAL = 6.1;
    /** The height of the title in letter heights, and above a single page relative to the letters of the title. */
    private static final double HEAD = 3.6;
    private static final double ABOVE = 1.7;
    /** The size of the title, relative to the window's letters, and the pixels by which it may be larger above a single page. */
    private static final double TITLE = 1.9;
    private static final int LARGER = 14;
    private final String title;
    private final Plate plate;

    /** @param title the name of the chapter */
    IllustratedPage(String title, Plate plate, StoryPaper paper) {
        super(paper);
        this.title = title;
        this.plate = plate;
        add(plate, 0);
    }

    /** A picture beside the text does not move while the text is scrolled. */
    @Override
    JScrollPane bound() {
        JScrollPane scroll = super.bound();
        scroll.getViewport().addChangeListener(moved -> {
            if (isSpread()) {
                doLayout();
                repaint();
            }
        });
        return scroll;
    }

    /** Whether two pages lie side by side. */
    boolean isSpread() {
        return getWidth() >= WIDE * Type.size();
    }

    /** Whether the title stands beside the picture, so that the first lines of a text that has to be scrolled are in sight. */
    private boolean isHeaded(int width) {
        return !isSpread() && paper().high(width) > left();
    }

    private int above() {
        return getParent() instanceof JViewport port ? port.getViewPosition().y : 0;
    }

    private int head() {
        return (int) Math.round(isSpread() ? HEAD * Type.size() : ABOVE * title());
    }

    /** The height of the letters of the title. */
    private double title() {
        return isSpread() ? TITLE * Type.size() : Math.min(TITLE * Type.size(), Type.size() + LARGER);
    }

    /** The height that a picture of least height, with the title above it, leaves for the text. */
    private int left() {
        return visible() - head() - gap() / 2 - (int) Math.round(visible() * LEAST);
    }

    private Rectangle picture(int width) {
        if (isSpread()) {
            int across = width / 2 - gap();
            int high = (int) Math.round(across / plate.ratio());
            return new Rectangle(0, above() + Math.max(head(), (visible() - high) / 2 - head() / 3), across, high);
        }
        if (isHeaded(width)) return headed(width);
        double room = visible() - head() - gap() / 2 - paper().high(width);
        double high = Math.min(width / plate.ratio(), Math.min(visible() * MOST, room));
        int across = (int) Math.round(high * plate.ratio());
        return new Rectangle((width - across) / 2, head(), across, (int) Math.round(high));
    }

    /** A picture beside the title. It leaves room for the first lines of the text. */
    private Rectangle headed(int width) {
        double room = Math.max(visible() * LEAST, visible() - gap() / 2.0 - INITIAL * Type.size());
        double high = Math.min(room, ACROSS * width / plate.ratio());
        return new Rectangle(0, 0, (int) Math.round(high * plate.ratio()), (int) Math.round(high));
    }

    /** The place of the text. A short text on the right page begins beside the title on the left page. */
    private Rectangle words(int width, Rectangle picture) {
        if (!isSpread()) {
            return new Rectangle(0, picture.y + picture.height + gap() / 2, width, paper().high(width));
        }
        int left = width / 2 + gap();
        int high = paper().high(width - left);
        return new Rectangle(left, Math.max(0, Math.min(picture.y - head(), visible() - high)), width - left, high);
    }

    @Override
    public void doLayout() {
        fit(isSpread() ? getWidth() / 2 - gap() : getWidth(), isSpread() ? visible() : left());
        Rectangle picture = picture(getWidth());
        plate.setBounds(picture);
        paper().setBounds(words(getWidth(), picture));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        Graphics2D g = (Graphics2D) graphics.create();
        Quality.fine(g);
        BookInk ink = BookInk.worn();
        Rectangle picture = plate.getBounds();
        double middle = picture.getCenterX();
        g.setColor(ink.accent());
        g.setFont(BookFace.shipped().bold(title()));
        if (isHeaded(getWidth())) {
            beside(g, picture);
        } else {
            Letters.centre(g, title, middle, picture.y - head() * 0.52);
        }
        if (isSpread()) flourish(g, middle, picture.getMaxY() + head() * 0.5, picture.width * 0.16);
        g.dispose();
    }

    /** Paints the title beside the picture, in two lines if it needs them. */
    private void beside(Graphics2D g, Rectangle picture) {
        double left = picture.getMaxX() + gap() / 2.0;
        double wide = getWidth() - left;
        int lines = g.getFontMetrics().stringWidth(title) > wide ? 2 : 1;
        double top = picture.getCenterY() - lines * g.getFontMetrics().getHeight() * 0.7;
        double bottom = Letters.wrap(g, title, left, top, wide);
        flourish(g, left + wide * 0.16, bottom + head() * 0.3, wide * 0.16);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Math.round(WIDE * Type.size());
        Rectangle words = words(width, picture(width));
        int high = words.y + words.height;
        return new Dimension(Math.round(WIDE * Type.size()), isSpread() ? Math.max(high, visible()) : high);
    }
}
