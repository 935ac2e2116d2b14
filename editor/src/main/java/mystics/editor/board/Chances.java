package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Letters;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/** Writes the chance of reaching a space on a small plate, clear of figures and signs. */
record Chances(BoardPicture board, Theme theme, Fonts fonts) {
    private static final double LETTERS = 21;
    /** The usual size of a plate. */
    private static final double WIDE = 60;
    private static final double HIGH = 28;
    private static final double AROUND = 2;
    /** Makes a plate as high as it is wide, because a clearing looks for round places. */
    private static final AffineTransform SQUEEZED = AffineTransform.getScaleInstance(HIGH / WIDE, 1);

    /** The middles of the plates of some spaces. */
    Map<BoardSpace, Point2D> places(Set<BoardSpace> spaces, List<Rectangle2D> signs) {
        Map<BoardSpace, Point2D> places = new LinkedHashMap<>();
        if (!spaces.isEmpty()) {
            List<Rectangle2D> taken = new ArrayList<>(Covered.of(board, PlacedFigure.all(board)));
            taken.addAll(signs);
            List<Rectangle2D> squeezed = taken.stream().map(box -> SQUEEZED.createTransformedShape(box).getBounds2D()).toList();
            spaces.forEach(spot -> places.put(spot, place(spot, squeezed)));
        }
        return places;
    }

    private Point2D place(BoardSpace spot, List<Rectangle2D> squeezed) {
        Shape space = SQUEEZED.createTransformedShape(Standing.outline(board.tiles().get(spot.tile()), spot.space()));
        Point2D place = new Clearing(space, squeezed).place(HIGH / 2 + AROUND);
        return new Point2D.Double(place.getX() * WIDE / HIGH, place.getY());
    }

    /** The box of a usual plate. */
    static Rectangle2D box(Point2D middle) {
        return new Rectangle2D.Double(middle.getX() - WIDE / 2, middle.getY() - HIGH / 2, WIDE, HIGH);
    }

    /** Writes a chance. */
    void write(Graphics2D g, String chance, Point2D middle) {
        g.setFont(fonts.plain(LETTERS));
        double wide = Math.max(WIDE, g.getFontMetrics().stringWidth(chance) + HIGH / 2);
        Shape plate = new RoundRectangle2D.Double(middle.getX() - wide / 2, middle.getY() - HIGH / 2, wide, HIGH, HIGH, HIGH);
        g.setColor(Colours.thin(theme.paper(), 0.86));
        g.fill(plate);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(1.5));
        g.draw(plate);
        Letters.centre(g, chance, middle.getX(), middle.getY());
    }
}
