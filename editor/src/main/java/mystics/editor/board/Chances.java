package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Letters;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * Writes the chance of reaching a space on a small plate, clear of figures, signs and other plates.
 *
 * @param laid the board with all that lies on it
 */
record Chances(BoardPlaces laid, Theme theme, Fonts fonts) {
    private static final double LETTERS = 25;
    /** The usual size of a plate. */
    private static final double WIDE = 70;
    private static final double HIGH = 32;
    /** The greatest factor by which a plate grows. A larger plate would not fit on its space. */
    private static final double MOST = 1.75;
    /** The distance of plates from other things. */
    private static final double AROUND = 2;
    /** The depth of a base before the feet, in widths of the base. */
    private static final double BASE = 0.22;
    /** The height of a mouth above the feet, in heights of the figure. */
    private static final double FACE = 0.3;
    /** The parts of their size to which all plates shrink where one has little room. */
    private static final double[] SHARES = {1, 0.85, 0.72};

    /**
     * The plates of some spaces, all of one size: the largest for which each has room. Each lies low in the middle of its space, or else
     * at another place within the space or over its edge, where all figures with their hearts are whole.
     */
    Map<BoardSpace, Rectangle2D> places(Set<BoardSpace> spaces, List<Rectangle2D> signs) {
        List<BoardSpace> order = spaces.stream().sorted(Comparator.comparingInt(BoardSpace::tile).thenComparingInt(BoardSpace::space))
                .toList();
        return Arrays.stream(SHARES).mapToObj(share -> places(order, signs, laid.growth().times(LETTERS, MOST) * share))
                .filter(places -> places.size() == order.size()).findFirst()
                .orElseGet(() -> squeezed(order, signs, laid.growth().times(LETTERS, MOST) * SHARES[SHARES.length - 1]));
    }

    /** The plates of a size, as far as there is room. */
    private Map<BoardSpace, Rectangle2D> places(List<BoardSpace> spaces, List<Rectangle2D> signs, double times) {
        Map<BoardSpace, Rectangle2D> places = new LinkedHashMap<>();
        spaces.forEach(spot -> {
            List<Rectangle2D> taken = taken(spot, signs, places.values());
            Berth berth = berth(spot);
            Optional<Rectangle2D> free = berth.within(WIDE * times, HIGH * times, taken).findFirst()
                    .or(() -> berth.over(WIDE * times, HIGH * times, taken).findFirst());
            free.or(() -> isCrowded(spot) ? Optional.of(berth.clearest(WIDE * times, HIGH * times, taken)) : Optional.empty())
                    .ifPresent(place -> places.put(spot, place));
        });
        return places;
    }

    /** The plates of a size, which cover as little as they can where there is no room. */
    private Map<BoardSpace, Rectangle2D> squeezed(List<BoardSpace> spaces, List<Rectangle2D> signs, double times) {
        Map<BoardSpace, Rectangle2D> places = new LinkedHashMap<>();
        spaces.forEach(spot -> places.put(spot,
                berth(spot).clearest(WIDE * times, HIGH * times, taken(spot, signs, places.values()))));
        return places;
    }

    private Berth berth(BoardSpace spot) {
        return new Berth(laid.board().tiles().get(spot.tile()), spot.space());
    }

    private boolean isCrowded(BoardSpace spot) {
        return here(spot).size() >= Fan.CROWD;
    }

    /** All that a plate may not touch: figures from head to base, with their hearts, numbers and marks. */
    private List<Rectangle2D> taken(BoardSpace spot, List<Rectangle2D> signs, Collection<Rectangle2D> plates) {
        List<Rectangle2D> taken = others(spot, signs, plates);
        here(spot).forEach(placed -> {
            taken.add(new Rectangle2D.Double(placed.x() - placed.base() / 2, placed.y() - placed.height(), placed.base(),
                    placed.height() + placed.base() * BASE));
            taken.addAll(new TagBoxes(placed, laid.growth().letter()).onBoard());
        });
        return taken;
    }

    private List<PlacedFigure> here(BoardSpace spot) {
        return laid.figures().stream().filter(placed -> placed.figure().spot().equals(spot)).toList();
    }

    /** All that a plate may not touch, without the figures of its own space. */
    private List<Rectangle2D> others(BoardSpace spot, List<Rectangle2D> signs, Collection<Rectangle2D> plates) {
        BoardPicture board = laid.board();
        List<FigurePicture> others = board.figures().stream().filter(figure -> !figure.spot().equals(spot)).toList();
        List<Rectangle2D> taken = new ArrayList<>(signs);
        plates.forEach(place -> taken.add(new Rectangle2D.Double(place.getX() - AROUND, place.getY() - AROUND,
                place.getWidth() + 2 * AROUND, place.getHeight() + 2 * AROUND)));
        taken.addAll(Covered.of(BoardPlaces.of(board.peopled(others), laid.growth())));
        return taken;
    }

    /**
     * A figure with its hearts and its number above the plate of a chance, if they would lie on it. Hearts that would lie on the face there
     * become one small heart with a number.
     */
    static PlacedFigure raised(PlacedFigure placed, Rectangle2D chance, LetterGrowth growth) {
        boolean free = new TagBoxes(placed, growth.letter()).onBoard().stream().noneMatch(chance::intersects);
        if (free) return placed;
        Tags above = placed.tags().above((chance.getY() - placed.y()) / placed.share());
        PlacedFigure raised = placed.tagged(above);
        double top = new TagBoxes(raised, growth.letter()).life().box().getY();
        return top < -FACE * FigurePainter.height(placed.figure()) ? placed.tagged(above.small()) : raised;
    }

    /** Writes a chance on its plate. */
    void write(Graphics2D g, String chance, Rectangle2D box) {
        double high = box.getHeight();
        g.setFont(fonts.bold(LETTERS * high / HIGH));
        double share = Math.min(1, (box.getWidth() - high / 4) / g.getFontMetrics().stringWidth(chance));
        g.setFont(fonts.bold(LETTERS * high / HIGH * share));
        Shape plate = new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), high, high, high);
        g.setColor(Colours.mix(theme.paper(), theme.ink(), 0.06));
        g.fill(plate);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(1.5));
        g.draw(plate);
        Letters.centre(g, chance, box.getCenterX(), box.getCenterY());
    }
}
