package mystics.editor.play.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.Timer;
import mystics.editor.art.DieArt;
import mystics.editor.art.Quality;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Throw;
import mystics.editor.type.Type;

/** Dice on the board. The dice tumble, then show their faces and the purpose of the throw. */
public final class DiceTray extends JComponent {
    private static final int BLINK = 45;
    private static final int FACES = 6;
    /** The side of a die, and the distance of dice from the figure they strike, in letter heights. */
    private static final double DIE = 3.7;
    private static final double FAR = 4.6;
    private static final double EDGE = 24;
    private static final Color SHADE = new Color(20, 14, 8, 175);
    private final Timer timer = new Timer(BLINK, tick -> roll());
    private transient BoardStyle style;
    private transient List<Throw> thrown = List.of();
    private transient Optional<Point> beside = Optional.empty();
    private int left;

    DiceTray() {
        setFocusable(false);
    }

    /** Sets the style. */
    void wear(BoardStyle newStyle) {
        style = newStyle;
    }

    /**
     * Shows dice beside a point, or else at the bottom.
     *
     * @param milliseconds the time for which they tumble; with 0 they show their faces at once
     */
    void show(List<Throw> newThrown, int milliseconds, Optional<Point> newBeside) {
        thrown = newThrown;
        beside = newBeside;
        left = milliseconds / BLINK;
        timer.stop();
        if (left > 0) {
            timer.start();
        }
        repaint();
    }

    /** Removes the dice. */
    public void clear() {
        show(List.of(), 0, Optional.empty());
    }

    private void roll() {
        left--;
        if (left <= 0) {
            timer.stop();
        }
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (thrown.isEmpty() || style == null) {
            return;
        }
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        int most = thrown.stream().mapToInt(one -> one.faces().size()).max().orElse(1);
        double size = Math.min(Type.size() * DIE, (getWidth() - 80.0) / most);
        double row = size + 3.1 * Type.size();
        double high = row * thrown.size();
        double wide = most * (size + 10);
        double wished = beside.map(at -> at.y - FAR * Type.size() - high > 0 ? at.y - FAR * Type.size() - high : at.y + FAR * Type.size())
                .orElse(getHeight() - high - 10);
        double y = Math.max(0, Math.min(wished, getHeight() - high));
        double x = beside.map(at -> at.getX()).orElse(getWidth() / 2.0);
        for (Throw one : thrown) {
            row(ink, one, Math.max(wide / 2 + EDGE, Math.min(x, getWidth() - wide / 2 - EDGE)), y, size);
            y += row;
        }
        ink.dispose();
    }

    /** Paints a throw in a row around an x. */
    private void row(Graphics2D ink, Throw one, double middle, double y, double size) {
        ink.setFont(style.fonts().bold(Type.size() * 1.07));
        double wide = Math.max(one.faces().size() * (size + 10), ink.getFontMetrics().stringWidth(one.what()));
        double x = middle - wide / 2;
        double words = Type.size() * 1.6;
        ink.setColor(SHADE);
        ink.fill(new RoundRectangle2D.Double(x - 18, y, wide + 36, size + words + 16, 22, 22));
        ink.setColor(Color.WHITE);
        ink.setStroke(new BasicStroke(1));
        ink.drawString(one.what(), (float) (middle - ink.getFontMetrics().stringWidth(one.what()) / 2.0), (float) (y + words * 0.9));
        DieArt art = style.dieArt();
        double first = middle - (one.faces().size() * (size + 10) - 10) / 2;
        for (int die = 0; die < one.faces().size(); die++) {
            die(ink, art, one, die, first + die * (size + 10), y + words + 6, size);
        }
    }

    /** Paints a die. A tumbling die shows changing faces until the end. The rotation of a die depends only on the remaining time. */
    private void die(Graphics2D ink, DieArt art, Throw one, int die, double x, double y, double size) {
        AffineTransform before = ink.getTransform();
        int face = one.faces().get(die);
        if (left > 0) {
            ink.rotate(Math.sin(left * 1.7 + die * 2.3) * 0.5, x + size / 2, y + size / 2);
            face = (face + left + die) % FACES + 1;
        }
        art.paint(ink, face, x, y, size);
        ink.setTransform(before);
    }
}
