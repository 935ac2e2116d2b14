package mystics.editor.play.board;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
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
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.sight.HeroSheet;
import mystics.editor.type.Says;

/**
 * A sign that names the person whose turn begins, if several people share a screen. The sign stays until that person answers. Whose figure
 * acts is shown by a ring at the figure, and told beside the board.
 */
public final class TurnSign extends JLabel {
    private static final Color SHADE = new Color(20, 14, 8, 235);
    /** The distance from the panels, in pixels. */
    private static final int EDGE = 6;
    /** The numbers of rows and of columns of possible places. */
    private static final int STEPS = 24;
    /** The sizes of the letters, in letters of the window. The largest with which the sign hides nothing is taken. */
    private static final List<Float> SIZES = List.of(1.3f, 1f, 0.8f, 0.65f);
    private Optional<String> last = Optional.empty();

    TurnSign() {
        super("", SwingConstants.CENTER);
        setForeground(Color.WHITE);
        setBorder(BorderFactory.createEmptyBorder(5, 18, 5, 18));
        setVisible(false);
    }

    /** Shows whose turn it is, if this question goes to a different person than the last question. */
    public void ask(Optional<HeroSheet> hero) {
        Optional<String> person = hero.map(HeroSheet::player).filter(player -> player.side() == HeroSheet.Side.PEOPLE)
                .map(HeroSheet.Player::name).filter(name -> !name.isEmpty());
        if (person.isPresent() && !person.equals(last)) {
            Says.text(this, Sentence.of("{person}, it is {hero}'s turn", "person", person.get(), "hero", hero.orElseThrow().spoken()));
            setVisible(true);
        }
        last = person.or(() -> last);
    }

    /**
     * Puts the sign into an area: as high as it can and then as far to the left as it can, without covering any of the given boxes. Its
     * letters shrink if there is no such place. If there is none for small letters either, the sign covers as little as it can.
     *
     * @param worth the boxes around figures, signs and exits
     * @param choices the boxes around the spaces that can be chosen
     */
    void lie(Rectangle area, List<Rectangle> worth, List<Rectangle> choices) {
        if (!isVisible()) return;
        List<Rectangle> hidden = Stream.concat(worth.stream(), choices.stream()).toList();
        Font plain = UIManager.getFont("Label.font");
        List<Font> fonts = SIZES.stream().map(size -> plain.deriveFont(Font.BOLD, plain.getSize2D() * size)).toList();
        Font fitting = fonts.stream().filter(font -> covered(best(area, size(font), hidden), hidden) == 0).findFirst()
                .orElse(fonts.get(fonts.size() - 1));
        if (!fitting.equals(getFont())) setFont(fitting);
        setBounds(best(area, size(fitting), hidden));
    }

    /** The size of the sign with letters of a font. */
    private Dimension size(Font font) {
        FontMetrics metrics = getFontMetrics(font);
        Insets around = getInsets();
        return new Dimension(metrics.stringWidth(getText()) + around.left + around.right + 1, metrics.getHeight() + around.top
                + around.bottom);
    }

    private static Rectangle best(Rectangle area, Dimension size, List<Rectangle> hidden) {
        return places(area, size).min(Comparator.comparingLong(place -> covered(place, hidden))).orElseThrow();
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
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ink.setColor(SHADE);
        ink.fillRoundRect(0, 0, getWidth(), getHeight(), 20, 20);
        ink.dispose();
        super.paintComponent(graphics);
    }
}
