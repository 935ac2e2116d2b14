package mystics.editor.home;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.editor.art.Colours;
import mystics.editor.art.Quality;
import net.miginfocom.swing.MigLayout;

/**
 * A hero's plate with the settings of the hero below it, on one ground, so that everybody sees what belongs together. A hero who stays has
 * words in place of settings.
 */
final class HeroColumn extends JPanel {
    private static final int ROUND = 16;
    /** The distance of the ground from the edges, as that of the frame of a plate. */
    private static final int EDGE = 3;
    /** The shares of the colour of letters in the ground and in its edge. */
    private static final double GROUND = 0.06;
    private static final double LINE = 0.25;

    HeroColumn(HeroChoice choice) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 6", "[grow, fill]", "[][grow, fill]"));
        setOpaque(false);
        add(choice.plate(), "wmin 0");
        add(choice, "wmin 0");
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        Color page = UIManager.getColor("Panel.background");
        Color letters = UIManager.getColor("Label.foreground");
        RoundRectangle2D ground = new RoundRectangle2D.Double(EDGE, EDGE, getWidth() - 2.0 * EDGE, getHeight() - 2.0 * EDGE, ROUND, ROUND);
        ink.setColor(Colours.mix(page, letters, GROUND));
        ink.fill(ground);
        ink.setColor(Colours.mix(page, letters, LINE));
        ink.setStroke(new BasicStroke(1.5f));
        ink.draw(ground);
        ink.dispose();
    }
}
