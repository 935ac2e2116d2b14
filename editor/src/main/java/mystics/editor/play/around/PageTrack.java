package mystics.editor.play.around;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import javax.swing.UIManager;
import mystics.choice.Sentence;

/** The pages of the chapter as a row of leaves, with the hourglass on the current page and the end marker on the last. */
public final class PageTrack extends Gauge {
    /** The width of a leaf, in letter heights. */
    private static final float LEAF = 1.65f;
    private int page = 1;
    private int end = 1;
    private Time time = Time.RUNS;
    private Length length = Length.ALL;

    /** Which leaves are shown: all of them, or only the current one. */
    enum Length { ALL, CURRENT }

    /** Sets which leaves are shown. */
    void show(Length newLength) {
        length = newLength;
        revalidate();
        repaint();
    }

    /** Whether the chapter is lost on the last page, or goes on until then, or a rule holds the hourglass. */
    enum Time { RUNS, LASTS, HELD }

    /** Shows the page of the hourglass and the page of the end marker (END-1). */
    void show(int newPage, int newEnd) {
        page = newPage;
        end = newEnd;
        tell();
    }

    /** Sets whether the hourglass can reach the last page. */
    void run(Time newTime) {
        time = newTime;
        tell();
    }

    /** Whether the hourglass can reach the last page, and what happens there. */
    Time time() {
        return time;
    }

    private void tell() {
        Sentence name = Sentence.of("Hourglass on page {n} of {m}", "n", page, "m", end);
        says(name, switch (time) {
            case RUNS -> Sentence.of("The hourglass is on page {n}. Surges and captures move it on; on page {m} the chapter "
                    + "is lost (SURGE-2, CAPTURE-3, END-1)", "n", page, "m", end);
            case LASTS -> Sentence.of("The hourglass is on page {n}; the chapter lasts until page {m}", "n", page, "m", end);
            case HELD -> Sentence.of("Time does not run out: the hourglass stays where it is.");
        });
    }

    /** The words above all leaves: the page on which the chapter is lost or ends. */
    Sentence caption() {
        return switch (time) {
            case RUNS -> Sentence.of("On page {m} you lose", "m", end);
            case LASTS -> Sentence.of("Page {n}: lasts until {m}", "n", page, "m", end);
            case HELD -> inARow();
        };
    }

    /** The words beside the current leaf: the page, and the page on which the chapter is lost or ends. */
    Sentence inARow() {
        return switch (time) {
            case RUNS -> Sentence.of("Page {n}: on {m} you lose", "n", page, "m", end);
            case LASTS -> Sentence.of("Page {n}: lasts until {m}", "n", page, "m", end);
            case HELD -> Sentence.of("Page {n}: no time limit", "n", page);
        };
    }

    /** In how many pages the chapter is lost or ends, without a leaf beside it. */
    Sentence deadline() {
        return time == Time.RUNS ? Sentence.of("lost in {n} {n|page|pages}", "n", Math.max(0, end - page)) : brief();
    }

    /** The number of pages left, without a leaf beside it. */
    Sentence brief() {
        return time != Time.HELD ? Sentence.of("{n} {n|page|pages} left", "n", Math.max(0, end - page)) : Sentence.of("No time limit");
    }

    private float unit() {
        return letter() * LEAF;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.round(unit() * (length == Length.ALL ? Math.max(1, end) : 1) + 4), Math.round(unit() * 1.15f));
    }

    @Override
    void paint(Graphics2D ink) {
        for (int leaf = length == Length.ALL ? 1 : page; leaf <= (length == Length.ALL ? end : page); leaf++) {
            leaf(ink, leaf, 2 + (length == Length.ALL ? leaf - 1 : 0) * unit());
        }
    }

    private void leaf(Graphics2D ink, int leaf, float x) {
        float unit = unit();
        Color line = UIManager.getColor("Mystics.edge");
        Color accent = UIManager.getColor("Component.accentColor");
        ink.setColor(UIManager.getColor(leaf < page ? "Mystics.edge" : "TextField.background"));
        RoundRectangle2D sheet = new RoundRectangle2D.Float(x + 1, 2, unit - 3, unit, 6, 6);
        ink.fill(sheet);
        boolean lost = leaf == end && time == Time.RUNS;
        ink.setColor(lost ? UIManager.getColor("Actions.Red") : line);
        ink.setStroke(new BasicStroke(lost ? 2.5f : 1.2f));
        ink.draw(sheet);
        if (lost) {
            flag(ink, x + unit - 2, unit * 0.36f);
        }
        if (leaf == page) {
            hourglass(ink, x + unit / 2, 2 + unit / 2, unit * 0.3f, accent);
        } else {
            ink.setColor(leaf < page ? read(line) : UIManager.getColor("Label.foreground"));
            String number = String.valueOf(leaf);
            ink.drawString(number, x + unit / 2 - ink.getFontMetrics().stringWidth(number) / 2f,
                    2 + unit / 2 + ink.getFontMetrics().getAscent() * 0.4f);
        }
    }

    /** The more readable of the window's two colours on a given background. */
    private static Color read(Color ground) {
        Color letters = UIManager.getColor("Label.foreground");
        Color paper = UIManager.getColor("Panel.background");
        return Math.abs(light(letters) - light(ground)) >= Math.abs(light(paper) - light(ground)) ? letters : paper;
    }

    private static double light(Color colour) {
        return 0.3 * colour.getRed() + 0.6 * colour.getGreen() + 0.1 * colour.getBlue();
    }

    /** Turns down the corner of the last page, so that the page can be recognised without its colour. */
    private static void flag(Graphics2D ink, float right, float size) {
        Path2D corner = new Path2D.Float();
        corner.moveTo(right - size, 2);
        corner.lineTo(right, 2);
        corner.lineTo(right, 2 + size);
        corner.closePath();
        ink.fill(corner);
    }

    private static void hourglass(Graphics2D ink, float x, float y, float half, Color colour) {
        Path2D glass = new Path2D.Float();
        glass.moveTo(x - half * 0.7f, y - half);
        glass.lineTo(x + half * 0.7f, y - half);
        glass.lineTo(x - half * 0.7f, y + half);
        glass.lineTo(x + half * 0.7f, y + half);
        glass.closePath();
        ink.setColor(colour);
        ink.fill(glass);
        ink.setStroke(new BasicStroke(2));
        ink.draw(new Line2D.Float(x - half, y - half, x + half, y - half));
        ink.draw(new Line2D.Float(x - half, y + half, x + half, y + half));
    }
}
