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
 * A sign over the board that shows whose turn it is. The sign appears for a moment when the turn passes. If several people share a screen,
 * the sign stays until the new player answers.
 */
public final class TurnSign extends JLabel {
    private static final Color SHADE = new Color(20, 14, 8, 190);
    private static final int MOMENT = 2500;
    /** The distance from the panels, in pixels. */
    private static final int EDGE = 6;
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
     * Puts the sign at the upper or the lower edge of an area, where it covers the least of the given boxes. Among equal places, the top
     * comes before the bottom, and the middle before a corner.
     */
    void lie(Rectangle area, List<Rectangle> hidden) {
        Dimension size = getPreferredSize();
        int left = area.x + EDGE;
        int above = area.y + EDGE;
        int right = Math.max(left, area.x + area.width - size.width - EDGE);
        int below = Math.max(above, area.y + area.height - size.height - EDGE);
        setBounds(Stream.of(above, below).flatMap(y -> Stream.of((left + right) / 2, left, right).map(x -> new Point(x, y)))
                .map(corner -> new Rectangle(corner, size)).min(Comparator.comparingLong(place -> covered(place, hidden))).orElseThrow());
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
