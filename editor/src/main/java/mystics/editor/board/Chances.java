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
import java.util.function.BiFunction;
import java.util.stream.Stream;
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
    private static final double MOST = 1.8;
    /** The distance of plates from other things. */
    private static final double AROUND = 2;
    /** The part of a figure, from below, that a plate may cover where no corner is free. */
    private static final double FEET = 0.12;
    /** The height above a painted head up to the height of its figure, in widths of the base. */
    private static final double HAIR = 0.12;
    /** Half the width of a face between its ears, in widths of the base. */
    private static final double FACE = 0.36;
    /** The part of their size to which plates shrink on a space where figures leave little room. */
    private static final double[] SHARES = {1, 0.85, 0.72};

    /** The plates of some spaces. */
    Map<BoardSpace, Rectangle2D> places(Set<BoardSpace> spaces, List<Rectangle2D> signs) {
        List<Rectangle2D> taken = new ArrayList<>(signs);
        taken.addAll(Covered.of(laid));
        Map<BoardSpace, Rectangle2D> places = new LinkedHashMap<>();
        spaces.stream().sorted(Comparator.comparingInt(BoardSpace::tile).thenComparingInt(BoardSpace::space)).forEach(spot -> {
            Rectangle2D place = place(spot, signs, places.values(), taken);
            places.put(spot, place);
            taken.add(new Rectangle2D.Double(place.getX() - AROUND, place.getY() - AROUND, place.getWidth() + 2 * AROUND,
                    place.getHeight() + 2 * AROUND));
        });
        return places;
    }

    /** The place of a plate: at an upper corner beside who stands there, or else within its space or over its edge. */
    private Rectangle2D place(BoardSpace spot, List<Rectangle2D> signs, Collection<Rectangle2D> plates, List<Rectangle2D> taken) {
        Berth berth = new Berth(laid.board().tiles().get(spot.tile()), spot.space());
        double least = laid.growth().times(LETTERS, MOST) * SHARES[SHARES.length - 1];
        return atCorner(spot, berth, signs, plates).or(() -> first((wide, high) -> berth.within(wide, high, taken)))
                .or(() -> atFeet(spot, berth, signs, plates)).or(() -> first((wide, high) -> berth.free(wide, high, taken)))
                .orElseGet(() -> berth.clearest(WIDE * least, HIGH * least, taken));
    }

    /** The place of the largest plate that a search finds. */
    private Optional<Rectangle2D> first(BiFunction<Double, Double, Stream<Rectangle2D>> search) {
        double times = laid.growth().times(LETTERS, MOST);
        return Arrays.stream(SHARES).boxed().flatMap(share -> search.apply(WIDE * times * share, HIGH * times * share)).findFirst();
    }

    /**
     * The place at an upper corner of the space that leaves free the faces and the hearts of those who stand there; none in a crowd. A
     * chance below the hearts would be taken for the strength of the figure.
     */
    private Optional<Rectangle2D> atCorner(BoardSpace spot, Berth berth, List<Rectangle2D> signs, Collection<Rectangle2D> plates) {
        List<PlacedFigure> here = here(spot);
        if (here.isEmpty() || here.size() >= Fan.CROWD) return Optional.empty();
        List<Rectangle2D> taken = others(spot, signs, plates);
        here.forEach(placed -> {
            double top = placed.y() - placed.height() + placed.base() * HAIR;
            taken.add(new Rectangle2D.Double(placed.x() - placed.base() * FACE, top, 2 * placed.base() * FACE, placed.y() - top));
            taken.addAll(new TagBoxes(placed, laid.growth().letter()).onBoard());
        });
        return first((wide, high) -> berth.corner(wide, high, taken));
    }

    /** The place within the space that leaves free the bodies of those who stand there, but not their feet; none in a crowd. */
    private Optional<Rectangle2D> atFeet(BoardSpace spot, Berth berth, List<Rectangle2D> signs, Collection<Rectangle2D> plates) {
        List<PlacedFigure> here = here(spot);
        if (here.isEmpty() || here.size() >= Fan.CROWD) return Optional.empty();
        List<Rectangle2D> taken = others(spot, signs, plates);
        here.forEach(placed -> taken.add(new Rectangle2D.Double(placed.x() - placed.base() / 2, placed.y() - placed.height(), placed.base(),
                placed.height() * (1 - FEET))));
        return first((wide, high) -> berth.within(wide, high, taken));
    }

    private List<PlacedFigure> here(BoardSpace spot) {
        return laid.figures().stream().filter(placed -> placed.figure().spot().equals(spot)).toList();
    }

    /** All that a plate may not touch, without the figures of its own space. */
    private List<Rectangle2D> others(BoardSpace spot, List<Rectangle2D> signs, Collection<Rectangle2D> plates) {
        BoardPicture board = laid.board();
        List<FigurePicture> others = board.figures().stream().filter(figure -> !figure.spot().equals(spot)).toList();
        List<Rectangle2D> taken = new ArrayList<>(signs);
        taken.addAll(plates);
        taken.addAll(Covered.of(BoardPlaces.of(board.peopled(others), laid.growth())));
        return taken;
    }

    /** A figure with its hearts and its number above the plate of a chance, if they would lie on it. */
    static PlacedFigure raised(PlacedFigure placed, Rectangle2D chance, LetterGrowth growth) {
        boolean free = new TagBoxes(placed, growth.letter()).onBoard().stream().noneMatch(chance::intersects);
        return free ? placed : new PlacedFigure(placed.figure(), placed.x(), placed.y(), placed.share(),
                placed.tags().above((chance.getY() - placed.y()) / placed.share()));
    }

    /** Writes a chance on its plate. */
    void write(Graphics2D g, String chance, Rectangle2D box) {
        double high = box.getHeight();
        g.setFont(fonts.plain(LETTERS * high / HIGH));
        double share = Math.min(1, (box.getWidth() - high / 4) / g.getFontMetrics().stringWidth(chance));
        g.setFont(fonts.plain(LETTERS * high / HIGH * share));
        Shape plate = new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), high, high, high);
        g.setColor(Colours.mix(theme.paper(), theme.ink(), 0.06));
        g.fill(plate);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(1.5));
        g.draw(plate);
        Letters.centre(g, chance, box.getCenterX(), box.getCenterY());
    }
}
