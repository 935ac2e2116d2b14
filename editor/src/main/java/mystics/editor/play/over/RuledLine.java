package mystics.editor.play.over;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import mystics.editor.art.Colours;

/** A line below a page, set apart by a rule that fades to both sides. A line without words has no rule. */
final class RuledLine extends JLabel {
    private static final int HIGH = 2;
    private static final int AIR = 6;
    private static final float[] STOPS = {0, 0.3f, 0.7f, 1};

    RuledLine(String words) {
        super(words, SwingConstants.CENTER);
        setBorder(BorderFactory.createEmptyBorder(AIR + HIGH, 0, 0, 0));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (getText().isBlank() || getWidth() == 0) return;
        Graphics2D ink = (Graphics2D) graphics.create();
        Color clear = Colours.thin(getForeground(), 0);
        ink.setPaint(new LinearGradientPaint(0, 0, getWidth(), 0, STOPS, new Color[] {clear, getForeground(), getForeground(), clear}));
        ink.fillRect(0, AIR / 2, getWidth(), HIGH);
        ink.dispose();
    }
}
