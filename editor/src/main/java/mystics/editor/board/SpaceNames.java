package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.stream.IntStream;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Letters;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/** Writes the names of spaces on their upper edges, where they hide few figures. The log and the questions use these names. */
record SpaceNames(BoardPicture board, Theme theme, Fonts fonts) {
    /** The height of the letters, in tile units: for the space at the pointer, and when all names are shown. */
    private static final double LARGE = 25;
    private static final double SMALL = 21;
    private static final double FLAT = 4;
    /** How much a point farther to the left counts, compared with a higher one. */
    private static final double LEFT = 0.8;

    /** Writes the name of one space. */
    void one(Graphics2D g, BoardSpace spot) {
        write(g, spot, LARGE);
    }

    /** Writes the names of all spaces of the rooms that are known. */
    void all(Graphics2D g) {
        IntStream.range(0, board.tiles().size()).filter(tile -> board.tiles().get(tile).known() && !board.tiles().get(tile).gone())
                .forEach(tile -> IntStream.range(0, board.tiles().get(tile).room().plan().size())
                        .forEach(space -> write(g, new BoardSpace(tile, space), SMALL)));
    }

    private void write(Graphics2D g, BoardSpace spot, double letters) {
        TilePicture tile = board.tiles().get(spot.tile());
        Point2D corner = corner(Standing.outline(tile, spot.space()));
        String name = tile.room().plan().name(spot.space()).replace('-', ' ');
        g.setFont(letters == LARGE ? fonts.bold(letters) : fonts.plain(letters));
        double high = letters * 1.44;
        double wide = g.getFontMetrics().stringWidth(name) + letters * 0.88;
        double top = corner.getY() - high * 0.61;
        Shape plate = new RoundRectangle2D.Double(corner.getX() + 6, top, wide, high, 12, 12);
        g.setColor(letters == LARGE ? theme.paper() : Colours.thin(theme.paper(), 0.86));
        g.fill(plate);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(letters == LARGE ? 3 : 1.5));
        g.draw(plate);
        Letters.centre(g, name, corner.getX() + 6 + wide / 2, top + high / 2);
    }

    /** The upper left corner of a space. The corner of its box may lie on another space. */
    private static Point2D corner(Shape outline) {
        Point2D corner = new Point2D.Double();
        double least = Double.MAX_VALUE;
        double[] at = new double[6];
        for (PathIterator path = outline.getPathIterator(null, FLAT); !path.isDone(); path.next()) {
            if (path.currentSegment(at) != PathIterator.SEG_CLOSE && at[1] + LEFT * at[0] < least) {
                least = at[1] + LEFT * at[0];
                corner = new Point2D.Double(at[0], at[1]);
            }
        }
        return corner;
    }
}
