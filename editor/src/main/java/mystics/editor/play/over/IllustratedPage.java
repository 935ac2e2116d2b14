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
 * two pages, the picture stands above the text and takes the height that the text leaves.
 */
final class IllustratedPage extends BookPage {
    /** The least width, in letter heights, at which the pages lie side by side, and the space on both sides of the fold. */
    static final int WIDE = 66;
    /** The least and the greatest share of the visible height that a picture above the text takes. */
    private static final double LEAST = 0.34;
    private static final double MOST = 0.6;
    /** The height of the title, in letter heights. */
    private static final double HEAD = 3.6;
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

    private int above() {
        return getParent() instanceof JViewport port ? port.getViewPosition().y : 0;
    }

    private int head() {
        return (int) Math.round(HEAD * Type.size());
    }

    private int least() {
        return (int) Math.round(visible() * LEAST);
    }

    private Rectangle picture(int width) {
        if (isSpread()) {
            int across = width / 2 - gap();
            int high = (int) Math.round(across / plate.ratio());
            return new Rectangle(0, above() + Math.max(head(), (visible() - high) / 2 - head() / 3), across, high);
        }
        double room = visible() - paper().high(width) - gap();
        double high = Math.min(width / plate.ratio(), Math.max(least(), Math.min(visible() * MOST, room)));
        int across = (int) Math.round(high * plate.ratio());
        return new Rectangle((width - across) / 2, 0, across, (int) Math.round(high));
    }

    /** The place of the text. A short text on the right page begins beside the title on the left page. */
    private Rectangle words(int width, Rectangle picture) {
        if (!isSpread()) {
            return new Rectangle(0, picture.height + gap() / 2, width, paper().high(width));
        }
        int left = width / 2 + gap();
        int high = paper().high(width - left);
        return new Rectangle(left, Math.max(0, Math.min(picture.y - head(), visible() - high)), width - left, high);
    }

    @Override
    public void doLayout() {
        fit(isSpread() ? getWidth() / 2 - gap() : getWidth(), isSpread() ? visible() : visible() - least() - gap() / 2);
        Rectangle picture = picture(getWidth());
        plate.setBounds(picture);
        paper().setBounds(words(getWidth(), picture));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (!isSpread()) return;
        Graphics2D g = (Graphics2D) graphics.create();
        Quality.fine(g);
        BookInk ink = BookInk.worn();
        Rectangle picture = plate.getBounds();
        double middle = picture.getCenterX();
        g.setColor(ink.accent());
        g.setFont(BookFace.shipped().bold(Type.size() * 1.9));
        Letters.centre(g, title, middle, picture.y - head() * 0.52);
        flourish(g, middle, picture.getMaxY() + head() * 0.5, picture.width * 0.16);
        g.dispose();
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Math.round(WIDE * Type.size());
        Rectangle words = words(width, picture(width));
        int high = words.y + words.height;
        return new Dimension(Math.round(WIDE * Type.size()), isSpread() ? Math.max(high, visible()) : high);
    }
}
