package mystics.editor.play.around;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.sight.Headline;

/** The minion wheel as a cheese cut into slices. When all slices are filled, a surge begins (SURGE-1). */
public final class WheelDial extends Gauge {
    private static final Color CHEESE = new Color(0xE8B83A);
    private int cheese;
    private int full = 1;
    private int missing;

    /** Shows the cheese on the wheel and the amount that starts a surge. */
    void show(Headline headline) {
        cheese = headline.wheel();
        full = headline.full();
        missing = headline.missing();
        says(Sentence.of("Minion wheel {n} of {m}", "n", cheese, "m", full),
                Sentence.of("Minion wheel: {n} of {m} cheese. Cheese that minions roll goes on it; when it is full, minions surge: a page "
                        + "passes, and more may come (SURGE-1)", "n", cheese, "m", full));
    }

    /** The cheese that is still needed for a surge. */
    Sentence needs() {
        return Sentence.of("surge in {n} cheese", "n", missing);
    }

    /** The same in the fewest words, beside the picture of a cheese. */
    Sentence needsBriefly() {
        return Sentence.of("surge in {n}", "n", missing);
    }

    /** How much cheese is missing on the wheel, and what a full wheel brings. */
    Sentence threat(PageTrack.Time time) {
        return time == PageTrack.Time.RUNS
                ? Sentence.of("Surge in {n} cheese, and a page is lost", "n", missing)
                : Sentence.of("Surge in {n} cheese", "n", missing);
    }

    @Override
    public Dimension getPreferredSize() {
        int size = Math.round(letter() * 2.3f);
        return new Dimension(size, size);
    }

    @Override
    void paint(Graphics2D ink) {
        float size = getHeight() - 4;
        double slice = 360.0 / full;
        for (int i = 0; i < full; i++) {
            Arc2D piece = new Arc2D.Double(2, 2, size, size, 90 - i * slice, -slice, Arc2D.PIE);
            ink.setColor(i < cheese ? CHEESE : UIManager.getColor("TextField.background"));
            ink.fill(piece);
            ink.setColor(UIManager.getColor("Label.foreground"));
            ink.setStroke(new BasicStroke(1));
            ink.draw(piece);
        }
        ink.draw(new Ellipse2D.Float(2, 2, size, size));
    }
}
