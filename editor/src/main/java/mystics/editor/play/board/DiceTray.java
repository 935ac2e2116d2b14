package mystics.editor.play.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.Timer;
import mystics.editor.art.DieArt;
import mystics.editor.art.Quality;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Throw;
import mystics.editor.type.Beside;
import mystics.editor.type.Type;

/**
 * Dice on the board, beside the figure that is struck. The dice cover neither this figure nor the attacker. The dice tumble, then show
 * their faces; above them stand the names of both figures and the purpose of the throw. An arrow shows who strikes whom.
 */
public final class DiceTray extends JComponent {
    private static final int BLINK = 45;
    private static final int FACES = 6;
    /** The side of a die, the height of a line of words, and the distance from the figures, in letter heights. */
    private static final double DIE = 3.2;
    private static final double WORDS = 1.6;
    private static final double FAR = 0.9;
    /** The share of the board's height that dice may take up. */
    private static final double MOST = 0.45;
    private static final int GAP = 10;
    private static final Color SHADE = new Color(20, 14, 8, 205);
    private final Timer timer = new Timer(BLINK, tick -> roll());
    private transient BoardStyle style;
    private transient List<Throw> thrown = List.of();
    private transient DiceAim aim = DiceAim.NONE;
    private int left;
    /** Whether the blow itself is being shown. No arrow is shown then, because the figure that is struck may leave the board. */
    private boolean struck;

    DiceTray() {
        setFocusable(false);
    }

    /** Sets the style. */
    void wear(BoardStyle newStyle) {
        style = newStyle;
    }

    /**
     * Shows dice beside figures, or else at the bottom.
     *
     * @param milliseconds the time for which the dice tumble; with 0, the dice show their faces at once
     */
    void show(List<Throw> newThrown, int milliseconds, DiceAim newAim) {
        thrown = newThrown;
        aim = newAim;
        struck = false;
        left = milliseconds / BLINK;
        timer.stop();
        if (left > 0) {
            timer.start();
        }
        repaint();
    }

    /** Removes the dice. */
    public void clear() {
        show(List.of(), 0, DiceAim.NONE);
    }

    /** While a blow is shown, keeps its dice but hides its arrow. Removes all other dice. */
    public void rest(List<Throw> shown) {
        if (aim.figures().size() < 2 || !shown.equals(thrown)) {
            clear();
        }
        struck = true;
        repaint();
    }

    /** Whether an arrow shows who strikes whom. */
    boolean isAiming() {
        return !struck && aim.figures().size() > 1;
    }

    private void roll() {
        left--;
        if (left <= 0) {
            timer.stop();
        }
        repaint();
    }

    /** The part of the tray that the dice take up; empty without dice. */
    Rectangle place() {
        if (thrown.isEmpty() || style == null) {
            return new Rectangle();
        }
        double size = die();
        int most = thrown.stream().mapToInt(one -> one.faces().size()).max().orElse(1);
        int letters = Stream.concat(Stream.of(aim.words()), thrown.stream().map(Throw::what))
                .mapToInt(words -> getFontMetrics(font()).stringWidth(words)).max().orElse(0);
        int wide = (int) Math.min(getWidth(), Math.max(most * (size + GAP), letters) + 3 * GAP);
        int tall = (int) Math.min(getHeight(), thrown.size() * (size + line() + GAP) + heading() + GAP);
        Rectangle all = new Rectangle(0, 0, getWidth(), getHeight());
        return aim.figures().isEmpty() ? new Rectangle((getWidth() - wide) / 2, getHeight() - tall, wide, tall)
                : Beside.place(aim.figures(), all, aim.others(), new Dimension(wide, tall), (int) (FAR * Type.size()));
    }

    /** The side of a die: smaller if many dice would take too much of the board. */
    private double die() {
        int most = thrown.stream().mapToInt(one -> one.faces().size()).max().orElse(1);
        double room = (MOST * getHeight() - heading()) / thrown.size() - line() - GAP;
        return Math.max(Type.size() * 2, Math.min(Type.size() * DIE, Math.min(room, (getWidth() - 80.0) / most)));
    }

    private static double line() {
        return Type.size() * WORDS;
    }

    private double heading() {
        return aim.words().isEmpty() ? 0 : line();
    }

    private Font font() {
        return style.fonts().bold(Type.size() * 1.07);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (thrown.isEmpty() || style == null) {
            return;
        }
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        if (isAiming()) new BlowArrow(aim.figures()).paint(ink, Type.size());
        Rectangle place = place();
        ink.setColor(SHADE);
        ink.fill(new RoundRectangle2D.Double(place.x, place.y, place.width, place.height, 22, 22));
        double y = place.y + GAP / 2.0;
        if (!aim.words().isEmpty()) {
            words(ink, aim.words(), place, y, BlowArrow.GOLD);
            y += line();
        }
        for (Throw one : thrown) {
            row(ink, one, place, y);
            y += die() + line() + GAP;
        }
        ink.dispose();
    }

    private void words(Graphics2D ink, String words, Rectangle place, double y, Color colour) {
        ink.setFont(font());
        ink.setColor(colour);
        ink.drawString(words, (float) (place.getCenterX() - ink.getFontMetrics().stringWidth(words) / 2.0), (float) (y + line() * 0.8));
    }

    /** Paints a throw in a row. */
    private void row(Graphics2D ink, Throw one, Rectangle place, double y) {
        words(ink, one.what(), place, y, Color.WHITE);
        ink.setStroke(new BasicStroke(1));
        double size = die();
        double first = place.getCenterX() - (one.faces().size() * (size + GAP) - GAP) / 2;
        for (int die = 0; die < one.faces().size(); die++) {
            die(ink, style.dieArt(), one, die, first + die * (size + GAP), y + line(), size);
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
