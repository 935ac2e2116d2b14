package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Letters;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * Writes the chance of reaching a space on a small plate, clear of figures, signs and other plates.
 *
 * @param growth how the plates grow with the letters of the window
 */
record Chances(BoardPicture board, Theme theme, Fonts fonts, LetterGrowth growth) {
    private static final double LETTERS = 21;
    /** The usual size of a plate. */
    private static final double WIDE = 60;
    private static final double HIGH = 28;
    private static final double AROUND = 2;
    /** The greatest factor by which a plate grows. A larger plate would not fit on its space. */
    private static final double MOST = 1.9;
    /** Makes a plate as high as it is wide, because a clearing looks for round places. */
    private static final AffineTransform SQUEEZED = AffineTransform.getScaleInstance(HIGH / WIDE, 1);

    private double times() {
        return growth.times(LETTERS, MOST);
    }

    /** The middles of the plates of some spaces. */
    Map<BoardSpace, Point2D> places(Set<BoardSpace> spaces, List<Rectangle2D> signs) {
        Map<BoardSpace, Point2D> places = new LinkedHashMap<>();
        if (!spaces.isEmpty()) {
            List<Rectangle2D> squeezed = new ArrayList<>();
            Covered.of(board, PlacedFigure.all(board)).forEach(box -> squeezed.add(squeezed(box)));
            signs.forEach(box -> squeezed.add(squeezed(box)));
            spaces.stream().sorted(Comparator.comparingInt(BoardSpace::tile).thenComparingInt(BoardSpace::space)).forEach(spot -> {
                Point2D place = place(spot, squeezed);
                places.put(spot, place);
                squeezed.add(squeezed(box(place)));
            });
        }
        return places;
    }

    private static Rectangle2D squeezed(Rectangle2D box) {
        return SQUEEZED.createTransformedShape(box).getBounds2D();
    }

    private Point2D place(BoardSpace spot, List<Rectangle2D> squeezed) {
        Shape space = SQUEEZED.createTransformedShape(Standing.outline(board.tiles().get(spot.tile()), spot.space()));
        Point2D place = new Clearing(space, squeezed).place(HIGH * times() / 2 + AROUND);
        return new Point2D.Double(place.getX() * WIDE / HIGH, place.getY());
    }

    /** The box of a usual plate. */
    Rectangle2D box(Point2D middle) {
        double wide = WIDE * times();
        double high = HIGH * times();
        return new Rectangle2D.Double(middle.getX() - wide / 2, middle.getY() - high / 2, wide, high);
    }

    /** Writes a chance. */
    void write(Graphics2D g, String chance, Point2D middle) {
        g.setFont(fonts.plain(LETTERS * times()));
        double high = HIGH * times();
        double wide = Math.max(WIDE * times(), g.getFontMetrics().stringWidth(chance) + high / 2);
        Shape plate = new RoundRectangle2D.Double(middle.getX() - wide / 2, middle.getY() - high / 2, wide, high, high, high);
        g.setColor(Colours.thin(theme.paper(), 0.86));
        g.fill(plate);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(1.5));
        g.draw(plate);
        Letters.centre(g, chance, middle.getX(), middle.getY());
    }
}
