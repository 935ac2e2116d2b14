package mystics.editor.play.board;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import javax.swing.Timer;
import mystics.choice.Sentence;
import mystics.editor.sight.HeroSheet;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/**
 * A sign beside the acting figure that shows whose turn it is. The sign appears for a moment when the turn passes. If several people share
 * a screen, the sign stays until the new player answers.
 */
public final class TurnSign extends JLabel {
    private static final Color SHADE = new Color(20, 14, 8, 190);
    private static final int MOMENT = 2500;
    /** The distance from the panels, in pixels. */
    private static final int EDGE = 6;
    /** The numbers of rows and of columns of possible places. */
    private static final int STEPS = 24;
    private final Timer gone = new Timer(MOMENT, tick -> setVisible(false));
    private Optional<String> last = Optional.empty();
    private Optional<String> turn = Optional.empty();

    TurnSign() {
        super("", SwingConstants.CENTER);
        setForeground(Color.WHITE);
        setBorder(BorderFactory.createEmptyBorder(5, 18, 5, 18));
        gone.setRepeats(false);
        setVisible(false);
    }

    /** Shows for a moment whose turn it is, if the turn has passed to another card. */
    public void pass(Optional<String> card) {
        if (card.isPresent() && !card.equals(turn)) {
            Says.text(this, Sentence.of("Now: {who}", "who", card.get()));
            setVisible(true);
            gone.restart();
        }
        turn = card;
    }

    /** Shows whose turn it is, if this question goes to a different person than the last question. */
    public void ask(Optional<HeroSheet> hero) {
        Optional<String> person = hero.map(HeroSheet::player).filter(player -> player.side() == HeroSheet.Side.PEOPLE)
                .map(HeroSheet.Player::name).filter(name -> !name.isEmpty());
        if (person.isPresent() && !person.equals(last)) {
            gone.stop();
            Says.text(this, Sentence.of("{person}, it is {hero}'s turn", "person", person.get(), "hero", hero.orElseThrow().spoken()));
            setVisible(true);
        }
        last = person.or(() -> last);
    }

    /**
     * Puts the sign into an area: as near to a figure as it can without covering any of the given boxes. If every place covers something,
     * the sign covers as little as it can.
     *
     * @param about the place of the acting figure; without one, the sign lies near the top
     */
    void lie(Rectangle area, Optional<Rectangle> about, List<Rectangle> hidden) {
        Dimension size = getPreferredSize();
        Point near = about.map(figure -> new Point((int) figure.getCenterX(), (int) figure.getCenterY()))
                .orElseGet(() -> new Point((int) area.getCenterX(), area.y));
        setBounds(places(area, size).min(Comparator.comparingLong((Rectangle place) -> covered(place, hidden))
                .thenComparingDouble(place -> near.distance(place.getCenterX(), place.getCenterY()))).orElseThrow());
    }

    /** The places in rows and columns over an area. */
    private static Stream<Rectangle> places(Rectangle area, Dimension size) {
        int wide = Math.max(0, area.width - size.width - 2 * EDGE);
        int high = Math.max(0, area.height - size.height - 2 * EDGE);
        return IntStream.rangeClosed(0, STEPS).boxed().flatMap(row -> IntStream.rangeClosed(0, STEPS)
                .mapToObj(column -> new Rectangle(area.x + EDGE + wide * column / STEPS, area.y + EDGE + high * row / STEPS, size.width,
                        size.height)));
    }

    private static long covered(Rectangle place, List<Rectangle> hidden) {
        return hidden.stream().map(place::intersection).filter(both -> !both.isEmpty()).mapToLong(both -> (long) both.width * both.height)
                .sum();
    }

    /** Removes the sign. */
    public void clear() {
        setVisible(false);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        Type.bold(this, 1.3f);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ink.setColor(SHADE);
        ink.fillRoundRect(0, 0, getWidth(), getHeight(), 20, 20);
        ink.dispose();
        super.paintComponent(graphics);
    }
}
