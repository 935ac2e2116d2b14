package mystics.editor.play.over;

import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import mystics.choice.Sentence;
import mystics.editor.art.Wordmark;
import mystics.editor.settings.Motion;
import mystics.editor.settings.Scheme;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The waiting page, shown at once while a game is being prepared. The page names the current work. */
public final class Laying extends JPanel {
    private static final int LETTERS = 22;
    /** The space between the name of the game and the words, in letter heights. */
    private static final float GAP = 2;
    private static final Color NIGHT = new Color(0x12111f);
    private static final Color FLOOR = new Color(0x2a1d22);
    private static final Color WORDS = new Color(0xf4e8d0);
    private static final Color GLOW = new Color(255, 176, 88, 80);
    private static final Color OUT = new Color(255, 176, 88, 0);
    private final transient Wordmark wordmark = Wordmark.read();
    private final Prose heading;
    private final Prose more;

    /**
     * @param what the current work, in a few words
     * @param how a sentence with more about the current work
     */
    public Laying(String what, String how, Motion motion) {
        super(new MigLayout("insets 24, fill, wrap 1", "push[fill, 0:" + wide() + ":" + wide() + "]push", "push[]8[]14[]push"));
        heading = new Prose(what, 1.6f, Font.BOLD);
        add(heading, "wmin 0");
        more = new Prose(how);
        if (!isStark()) {
            heading.setForeground(WORDS);
            more.setForeground(WORDS);
        }
        add(more, "wmin 0");
        if (motion == Motion.FULL) {
            JProgressBar moving = new JProgressBar();
            moving.setIndeterminate(true);
            add(moving, "wmin 0");
        }
        getAccessibleContext().setAccessibleName(what);
        getAccessibleContext().setAccessibleDescription(how);
    }

    private static boolean isStark() {
        return Scheme.worn() == Scheme.CONTRAST;
    }

    /** Paints a dark room with the glow of a candle and the name of the game. In the strongest contrast the page paints nothing. */
    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (isStark()) {
            return;
        }
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setPaint(new GradientPaint(0, 0, NIGHT, 0, getHeight(), FLOOR));
        ink.fillRect(0, 0, getWidth(), getHeight());
        ink.setPaint(new RadialGradientPaint(getWidth() / 2f, heading.getY(), Math.max(1, getHeight() * 0.7f), new float[] {0, 1},
                new Color[] {GLOW, OUT}));
        ink.fillRect(0, 0, getWidth(), getHeight());
        double wide = wide() * 0.8;
        ink.translate(heading.getX(), heading.getY() - wide / Wordmark.RATIO - GAP * Type.size());
        wordmark.paint(ink, wide);
        ink.dispose();
    }

    /** Shows a sentence about the current work. */
    public void say(Sentence how) {
        Says.text(more, how);
        Says.more(this, how);
    }

    private static int wide() {
        return Math.round(LETTERS * Type.size());
    }
}
