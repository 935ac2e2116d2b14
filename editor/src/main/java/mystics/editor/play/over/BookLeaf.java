package mystics.editor.play.over;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.geom.RoundRectangle2D;
import java.util.function.BooleanSupplier;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import mystics.editor.art.Colours;
import mystics.editor.art.Quality;
import mystics.editor.type.BookInk;
import mystics.editor.type.Html;
import mystics.editor.type.Type;

/** An open book: one page or two, the edges of the pages below them, and a binding. The book keeps clicks from the board below. */
public final class BookLeaf extends JPanel {
    private static final int ROUND = 14;
    private static final int BINDING = 6;
    private static final int PAGES = 3;
    private static final int FOLD = 48;
    private static final Color LEATHER = new Color(0x4a2a17);
    private final transient BooleanSupplier spread;

    /** @param spread whether two pages lie side by side */
    public BookLeaf(BooleanSupplier spread) {
        super(new BorderLayout());
        this.spread = spread;
        setOpaque(false);
        int margin = Math.round(Math.min(44, Type.size() * 1.9f));
        setBorder(BorderFactory.createEmptyBorder(margin, margin + 4, margin / 3, margin));
        addMouseListener(new MouseAdapter() {});
    }

    /**
     * The book around a page in a scroll pane.
     *
     * @param foot the line below the page; it is written in the ink of the book
     */
    static BookLeaf of(JComponent page, JLabel foot) {
        foot.setForeground(BookInk.worn().faint());
        if (page instanceof JScrollPane scroll) clear(scroll);
        return new BookLeaf(() -> page instanceof JScrollPane scroll && scroll.getViewport().getView() instanceof IllustratedPage two
                && two.isSpread());
    }

    /** Makes a page transparent, so that the paper of the book is visible. */
    public static JScrollPane clear(JScrollPane page) {
        page.setOpaque(false);
        page.getViewport().setOpaque(false);
        BookInk ink = BookInk.worn();
        page.getVerticalScrollBar().putClientProperty("FlatLaf.style",
                "track: " + Html.colour(ink.paper()) + "; thumb: " + Html.colour(ink.edge()) + "; hoverThumbColor: "
                        + Html.colour(ink.faint()));
        page.getViewport().setScrollMode(JViewport.SIMPLE_SCROLL_MODE);
        if (page.getViewport().getView() instanceof JComponent sheet) sheet.setOpaque(false);
        return page;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        Quality.fine(g);
        BookInk ink = BookInk.worn();
        if (ink.stark()) {
            stark(g, ink);
        } else {
            bound(g, ink);
        }
        g.dispose();
    }

    private void stark(Graphics2D g, BookInk ink) {
        g.setColor(ink.paper());
        g.fillRoundRect(0, 0, getWidth(), getHeight(), ROUND, ROUND);
        g.setColor(ink.edge());
        g.setStroke(new BasicStroke(2));
        g.drawRoundRect(1, 1, getWidth() - 2, getHeight() - 2, ROUND, ROUND);
        if (spread.getAsBoolean()) g.drawLine(getWidth() / 2, 2, getWidth() / 2, getHeight() - 2);
    }

    private void bound(Graphics2D g, BookInk ink) {
        g.setColor(LEATHER);
        g.fill(new RoundRectangle2D.Double(0, 0, getWidth(), getHeight(), ROUND, ROUND));
        for (int page = 0; page < PAGES; page++) {
            int in = BINDING - PAGES + page;
            g.setColor(Colours.mix(ink.paper(), ink.edge(), 0.55 - 0.2 * page));
            g.fill(new RoundRectangle2D.Double(in, BINDING - 2, getWidth() - 2 * in, getHeight() - BINDING - in + 2, ROUND - 4, ROUND - 4));
        }
        RoundRectangle2D paper = new RoundRectangle2D.Double(BINDING, BINDING - 1, getWidth() - 2 * BINDING, getHeight() - 2 * BINDING,
                ROUND - 5, ROUND - 5);
        g.setColor(ink.paper());
        g.fill(paper);
        g.clip(paper);
        shade(g, ink, 0, 46, 0.30);
        shade(g, ink, getWidth(), -46, 0.30);
        if (spread.getAsBoolean()) {
            shade(g, ink, getWidth() / 2, FOLD, 0.45);
            shade(g, ink, getWidth() / 2, -FOLD, 0.45);
            g.setColor(Colours.thin(ink.ink(), 0.35));
            g.drawLine(getWidth() / 2, 0, getWidth() / 2, getHeight());
        }
    }

    /**
     * Paints a shadow that is darkest at an edge and fades out to the right over a number of pixels. If the number is negative, the shadow
     * fades out to the left.
     */
    private void shade(Graphics2D g, BookInk ink, int edge, int wide, double dark) {
        g.setPaint(new GradientPaint(edge, 0, Colours.thin(ink.edge(), dark), edge + wide, 0, Colours.thin(ink.edge(), 0)));
        g.fillRect(Math.min(edge, edge + wide), 0, Math.abs(wide), getHeight());
    }
}
