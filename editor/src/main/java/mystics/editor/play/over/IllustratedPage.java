package mystics.editor.play.over;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import java.util.function.Predicate;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import mystics.editor.art.Letters;
import mystics.editor.art.Quality;
import mystics.editor.type.BookFace;
import mystics.editor.type.BookInk;
import mystics.editor.type.Quotes;
import mystics.editor.type.Type;

/**
 * Two pages of the book. The picture is on the left, below the title of the chapter, and the text is on the right. If there is no room for
 * two pages, the title and a short text stand above and below the picture. A longer text begins beside the title and the picture, and goes
 * on below them over the whole width.
 */
final class IllustratedPage extends BookPage {
    /** The least width, in letter heights, at which the pages lie side by side, and the space on both sides of the fold. */
    static final int WIDE = 66;
    /** The least and the greatest share of the visible height that a picture above the text takes. */
    private static final double LEAST = 0.34;
    private static final double MOST = 0.6;
    /** The share of the page's width that a title and a picture take beside the beginning of a long text. */
    private static final double COLUMN = 0.44;
    /** The height of the title in letter heights, and above a single page relative to the letters of the title. */
    private static final double HEAD = 3.6;
    private static final double ABOVE = 1.7;
    /** The size of the title, relative to the window's letters, and the pixels by which it may be larger above a single page. */
    private static final double TITLE = 1.9;
    private static final int LARGER = 14;
    private final String title;
    private final Plate plate;
    private final StoryPaper rest;
    private String whole;
    /** Whether the text begins beside title and picture. */
    private boolean around;

    /** @param title the name of the chapter */
    IllustratedPage(String title, Plate plate, StoryPaper paper) {
        super(paper);
        this.title = Quotes.ENGLISH.in(title);
        this.plate = plate;
        add(plate, 0);
        rest = paper.another();
        rest.setVisible(false);
        whole = paper.words();
        add(rest);
    }

    /** A picture on a page of its own does not move while the text is scrolled. */
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
        return (int) Math.round(isSpread() ? HEAD * Type.size() : ABOVE * title());
    }

    /** The height of the letters of the title. */
    private double title() {
        return isSpread() ? TITLE * Type.size() : Math.min(TITLE * Type.size(), Type.size() + LARGER);
    }

    /** The height that a picture of least height, with the title above it, leaves for the text. */
    private int spare() {
        return visible() - head() - gap() / 2 - (int) Math.round(visible() * LEAST);
    }

    private Rectangle picture(int width) {
        if (isSpread()) {
            int across = width / 2 - gap();
            int high = (int) Math.round(across / plate.ratio());
            return new Rectangle(0, above() + Math.max(head(), (visible() - high) / 2 - head() / 3), across, high);
        }
        if (around) {
            int across = column(width);
            return new Rectangle(0, lines(across) * head(), across, (int) Math.round(across / plate.ratio()));
        }
        double room = visible() - head() - gap() / 2 - paper().high(width);
        double high = Math.min(width / plate.ratio(), Math.min(visible() * MOST, room));
        int across = (int) Math.round(high * plate.ratio());
        return new Rectangle((width - across) / 2, head(), across, (int) Math.round(high));
    }

    private static int column(int width) {
        return (int) Math.round(width * COLUMN);
    }

    /** The number of lines of the title in a column. */
    private int lines(int across) {
        return getFontMetrics(BookFace.shipped().bold(title())).stringWidth(title) > across ? 2 : 1;
    }

    /** The left edge of the text. */
    private int left(int width) {
        return isSpread() ? width / 2 + gap() : around ? column(width) + gap() / 2 : 0;
    }

    /** The place of the text. A short text on the right page begins beside the title on the left page. */
    private Rectangle words(int width, Rectangle picture) {
        int left = left(width);
        int high = paper().high(width - left);
        int top = isSpread() ? Math.max(0, Math.min(picture.y - head(), visible() - high))
                : around ? 0 : picture.y + picture.height + gap() / 2;
        return new Rectangle(left, top, width - left, high);
    }

    /** The place of the text that goes on below the picture. */
    private Rectangle below(int width, Rectangle picture, Rectangle words) {
        int top = Math.max(foot(picture), words.y + words.height);
        return new Rectangle(0, top, width, rest.isVisible() ? rest.high(width) : 0);
    }

    /** The upper edge of the text below a picture. */
    private int foot(Rectangle picture) {
        return picture.y + picture.height + gap() / 4;
    }

    /** Chooses the letters, and the place of the picture. */
    private void arrange() {
        if (!isDue(getWidth(), visible())) return;
        boolean before = around;
        around = false;
        rest.setVisible(false);
        if (!before) whole = paper().words();
        paper().write(whole);
        paper().fit(getWidth() - left(getWidth()), isSpread() ? visible() : spare());
        around = !isSpread() && paper().high(getWidth()) > spare();
        if (around) part(getWidth());
        if (around != before) revalidate();
    }

    /** Divides a long text: the first paragraph and as many words as have room beside the picture, and the rest below it. */
    private void part(int width) {
        paper().usual();
        rest.usual();
        List<String> paragraphs = StoryHtml.apart(whole);
        int beside = 1;
        while (beside < paragraphs.size() && isBeside(width, joined(paragraphs, 0, beside + 1))) {
            beside++;
        }
        String first = joined(paragraphs, 0, beside);
        List<DividedParagraph> ways = beside < paragraphs.size() ? DividedParagraph.of(paragraphs.get(beside)) : List.of();
        int words = most(ways, way -> isBeside(width, first + way.begun()));
        paper().write(words == 0 ? first : first + ways.get(words - 1).begun());
        rest.write(words == 0 ? joined(paragraphs, beside, paragraphs.size())
                : ways.get(words - 1).rest() + joined(paragraphs, beside + 1, paragraphs.size()));
        rest.setVisible(beside < paragraphs.size());
    }

    private static String joined(List<String> paragraphs, int from, int to) {
        return String.join("", paragraphs.subList(from, to));
    }

    /** Whether a text ends above the text that goes on below the picture. */
    private boolean isBeside(int width, String html) {
        paper().write(html);
        return paper().high(width - left(width)) <= foot(picture(width));
    }

    /** The number of ways that fit, if every way is longer than the one before it. */
    private static int most(List<DividedParagraph> ways, Predicate<DividedParagraph> fits) {
        int fitting = 0;
        int beyond = ways.size() + 1;
        while (beyond - fitting > 1) {
            int middle = (fitting + beyond) / 2;
            if (fits.test(ways.get(middle - 1))) fitting = middle;
            else beyond = middle;
        }
        return fitting;
    }

    @Override
    public void doLayout() {
        arrange();
        Rectangle picture = picture(getWidth());
        Rectangle words = words(getWidth(), picture);
        plate.setBounds(picture);
        paper().setBounds(words);
        rest.setBounds(below(getWidth(), picture, words));
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
        if (around) {
            Letters.wrap(g, title, picture.x, 0, picture.width);
        } else {
            Letters.centre(g, title, middle, picture.y - head() * 0.52);
        }
        if (isSpread()) flourish(g, middle, picture.getMaxY() + head() * 0.5, picture.width * 0.16);
        g.dispose();
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Math.round(WIDE * Type.size());
        Rectangle picture = picture(width);
        Rectangle words = words(width, picture);
        Rectangle below = below(width, picture, words);
        int high = around ? below.y + below.height : words.y + words.height;
        return new Dimension(Math.round(WIDE * Type.size()), isSpread() ? Math.max(high, visible()) : high);
    }
}
