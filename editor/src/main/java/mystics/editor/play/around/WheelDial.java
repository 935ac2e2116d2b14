package mystics.editor.play.around;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import javax.swing.UIManager;
import mystics.choice.Sentence;

/** The minion wheel as a cheese cut into slices. When all slices are filled, a surge begins (SURGE-1). */
public final class WheelDial extends Gauge {
    private static final Color CHEESE = new Color(0xE8B83A);
    private int cheese;
    private int full = 1;

    /** Shows the cheese on the wheel and the amount that starts a surge. */
    void show(int newCheese, int newFull) {
        cheese = newCheese;
        full = newFull;
        says(Sentence.of("Minion wheel {n} of {m}", "n", cheese, "m", full),
                Sentence.of("Minion wheel: {n} of {m} cheese; when it is full, minions surge: a page passes, and more may come (SURGE-1)",
                        "n", cheese, "m", full));
    }

    /** The number of pieces of cheese on the wheel, and the number that fills it. */
    Sentence count() {
        return Sentence.of("{n} of {m}", "n", cheese, "m", full);
    }

    /** The same numbers in as few letters as possible. */
    Sentence brief() {
        return Sentence.of("{n}/{m}", "n", cheese, "m", full);
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
