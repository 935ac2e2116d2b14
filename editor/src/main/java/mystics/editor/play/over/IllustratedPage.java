package mystics.editor.play.over;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import mystics.editor.art.Letters;
import mystics.editor.art.Quality;
import mystics.editor.type.BookFace;
import mystics.editor.type.BookInk;
import mystics.editor.type.Paper;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Type;

/**
 * Two pages of the book. The picture is on the left, below the title of the chapter, and the text is on the right. If
 * there is no room for two pages, the picture stands above the text, only as high as the text allows.
 */
final class IllustratedPage extends Scrolling {
    /** The width, in letter heights, from which the pages lie side by side, and the space on both sides of the fold. */
    static final int WIDE = 66;
    private static final double GAP = 2.4;
    /** The shares of the visible height that a picture above the text takes. */
    private static final double LEAST = 0.34;
    private static final double MOST = 0.6;
    /** The height of the title, in letter heights. */
    private static final double HEAD = 3.6;
    private static final int ENDLESS = 100_000;
    private final String title;
    private final Plate plate;
    private final Paper paper;

    /** @param title the name of the chapter */
    IllustratedPage(String title, Plate plate, Paper paper) {
        super(null);
        this.title = title;
        this.plate = plate;
        this.paper = paper;
        setOpaque(false);
        paper.setOpaque(false);
        add(plate);
        add(paper);
    }

    /** The page in a scroll pane. Beside the text the picture stays where it is while the text is scrolled. */
    JScrollPane bound() {
        JScrollPane scroll = scrolled();
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

    private int visible() {
        return getParent() instanceof JViewport port && port.getHeight() > 0 ? port.getHeight() : getHeight();
    }

    private int above() {
        return getParent() instanceof JViewport port ? port.getViewPosition().y : 0;
    }

    private int gap() {
        return (int) Math.round(GAP * Type.size());
    }

    private int head() {
        return (int) Math.round(HEAD * Type.size());
    }

    /** The height of the text at a width. */
    private int high(int width) {
        paper.setSize(Math.max(1, width), ENDLESS);
        return paper.getPreferredSize().height;
    }

    private Rectangle picture(int width) {
        if (isSpread()) {
            int across = width / 2 - gap();
            int high = (int) Math.round(across / plate.ratio());
            return new Rectangle(0, above() + Math.max(head(), (visible() - high) / 2 - head() / 3), across, high);
        }
        double room = visible() - high(width) - gap();
        double high = Math.min(width / plate.ratio(), Math.max(visible() * LEAST, Math.min(visible() * MOST, room)));
        int across = (int) Math.round(high * plate.ratio());
        return new Rectangle((width - across) / 2, 0, across, (int) Math.round(high));
    }

    private Rectangle words(int width, Rectangle picture) {
        boolean beside = isSpread();
        int left = beside ? width / 2 + gap() : 0;
        int top = beside ? 0 : picture.height + gap() / 2;
        return new Rectangle(left, top, width - left, high(width - left));
    }

    @Override
    public void doLayout() {
        Rectangle picture = picture(getWidth());
        plate.setBounds(picture);
        paper.setBounds(words(getWidth(), picture));
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

    /** The small ornament that ends a page. */
    private static void flourish(Graphics2D g, double x, double y, double half) {
        g.draw(new Line2D.Double(x - half, y, x - half / 4, y));
        g.draw(new Line2D.Double(x + half / 4, y, x + half, y));
        double dot = half / 26;
        for (double at : new double[] {-half / 6, 0, half / 6}) {
            double size = at == 0 ? dot * 1.5 : dot;
            g.fill(new Ellipse2D.Double(x + at - size, y - size, 2 * size, 2 * size));
        }
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Math.round(WIDE * Type.size());
        Rectangle words = words(width, picture(width));
        int high = words.y + words.height;
        return new Dimension(Math.round(WIDE * Type.size()), isSpread() ? Math.max(high, visible()) : high);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }
}
