package mystics.editor.chapter;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Graphics;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Locale;
import java.util.Optional;
import javax.swing.JToolTip;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.art.Quality;
import mystics.editor.deed.DeskWork;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;

/**
 * The pages of the hourglass. The chapter end can be dragged, or moved with the arrow keys. Each page shows the encounter rows that apply
 * to it.
 */
final class PageStrip extends Spoken {
    private static final int BEYOND = 4;
    private final transient DeskWork work;
    private transient Optional<DraftedChapter> drafted = Optional.empty();
    private int dragged;

    PageStrip(DeskWork work) {
        this.work = work;
        setFocusable(true);
        Says.name(this, Sentence.of("Pages of the hourglass"));
        Keys.on(this, "LEFT", () -> end(end() - 1));
        Keys.on(this, "RIGHT", () -> end(end() + 1));
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                requestFocusInWindow();
                mouseDragged(event);
            }

            @Override
            public void mouseDragged(MouseEvent event) {
                dragged = page(event.getX());
                repaint();
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                int to = dragged;
                dragged = 0;
                if (to > 0) end(to);
            }

            @Override
            public void mouseMoved(MouseEvent event) {
                drafted.ifPresent(now -> Says.hint(PageStrip.this, words(now, page(event.getX())).in(work.wording())));
            }
        };
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
    }

    /** Shows the current pages of the chapter. */
    void show(Optional<DraftedChapter> now) {
        drafted = now;
        now.ifPresent(known -> Says.more(this, words(known, known.chapter().endPage())));
        repaint();
    }

    private static Sentence words(DraftedChapter now, int page) {
        Sentence rows = now.pages().on(page);
        return page == now.chapter().endPage() ? Sentence.of("Page {n}, the end: {rows}", "n", page, "rows", rows)
                : Sentence.of("Page {n}: {rows}", "n", page, "rows", rows);
    }

    private int end() {
        return drafted.map(now -> now.chapter().endPage()).orElse(1);
    }

    private void end(int page) {
        drafted.filter(now -> page >= 1 && page <= FactDeeds.PAGES && page != now.chapter().endPage())
                .ifPresent(now -> work.make(Sentence.of("The end on page {n}", "n", page), new FactDeeds(now.chapter()).endOn(page)));
    }

    /** The number of pages that are shown. This number stays the same during a drag, so that no page moves away from the pointer. */
    private int pages() {
        return Math.min(FactDeeds.PAGES, end() + BEYOND);
    }

    private double wide() {
        return Math.min(getWidth() / (double) pages(), Type.size() * 6);
    }

    private int page(int x) {
        return Math.max(1, Math.min(pages(), 1 + (int) (x / wide())));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.round(Type.size() * 40), Math.round(Type.size() * 3.4f));
    }

    @Override
    public JToolTip createToolTip() {
        JToolTip tip = super.createToolTip();
        tip.setComponent(this);
        return tip;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        ink.setFont(Type.plain());
        drafted.ifPresent(now -> {
            for (int page = 1; page <= pages(); page++) paint(ink, now, page);
        });
        if (isFocusOwner()) {
            ink.setColor(UIManager.getColor("Component.focusColor"));
            ink.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, 10, 10);
        }
        ink.dispose();
    }

    private void paint(Graphics2D ink, DraftedChapter now, int page) {
        int end = dragged > 0 ? dragged : end();
        int left = (int) ((page - 1) * wide()) + 3;
        int width = (int) wide() - 6;
        int high = getHeight() - 8;
        Color line = UIManager.getColor("Mystics.edge");
        if (page == end) {
            ink.setColor(UIManager.getColor("Component.accentColor"));
            ink.fillRoundRect(left, 4, width, high, 10, 10);
        }
        ink.setStroke(new BasicStroke(1));
        ink.setColor(line);
        ink.drawRoundRect(left, 4, width, high, 10, 10);
        ink.setColor(page == end ? UIManager.getColor("Panel.background")
                : UIManager.getColor(page > end ? "Label.disabledForeground" : "Label.foreground"));
        String number = page == end ? work.wording().apply("{n} end").replace("{n}", String.valueOf(page)) : String.valueOf(page);
        FontMetrics letters = ink.getFontMetrics();
        centre(ink, number, left, width, 4 + letters.getAscent());
        ink.setFont(Type.plain().deriveFont(Type.size() * 0.8f));
        String minions = String.format(Locale.ROOT, "%.1f", now.pages().minions(page));
        centre(ink, minions, left, width, getHeight() - 8 - ink.getFontMetrics().getDescent());
        ink.setFont(Type.plain());
    }

    /** Writes a centred text, in smaller letters if it is too wide. */
    private static void centre(Graphics2D ink, String text, int left, int width, int y) {
        float share = (width - 4f) / ink.getFontMetrics().stringWidth(text);
        if (share < 1) ink.setFont(ink.getFont().deriveFont(ink.getFont().getSize2D() * share));
        ink.drawString(text, left + (width - ink.getFontMetrics().stringWidth(text)) / 2, y);
    }
}
