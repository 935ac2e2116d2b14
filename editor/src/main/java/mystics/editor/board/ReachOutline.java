package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.geometry.Points;

/**
 * The spaces in reach as two shapes, each with one outline: the sure spaces, and the spaces that only luck reaches. A third shape is the
 * rest of the board. The shapes computed last are kept. Not thread-safe.
 */
final class ReachOutline {
    /** The greatest width of a gap between two spaces that the outline still closes, in tile units. */
    private static final float BRIDGED = 30;
    /** The distance from a space to the outer side of its outline: half a closed gap, and half the line. */
    static final double RIM = BRIDGED / 2 + 5;
    private static final float MITRE = 3;
    /** Half the width of notches that are closed. */
    private static final float NOTCH = 24;
    /** The distance that another line keeps from the outline of the sure spaces. */
    private static final float CLEAR = 16;
    /** The distance between an outline and the edge of its tile, in tile units. It leaves room for the line. */
    private static final double INSIDE = 8;
    /** The least width and height of a part that is no mere crack between spaces. */
    private static final double CRACK = 25;
    private Optional<Drawn> last = Optional.empty();

    private record Drawn(List<TilePicture> tiles, Set<BoardSpace> spaces, Set<BoardSpace> unsure, Reach reach) {
    }

    /**
     * The shapes of the spaces in reach.
     *
     * @param sure the spaces that are reached in any case
     * @param lucky the spaces that are reached only by luck, without the sure ones; empty if there are none
     * @param beyond the rest of all tiles
     * @param beside all places that are clear of the outline of the sure spaces
     */
    record Reach(Shape sure, Shape lucky, Shape beyond, Shape beside) {
    }

    /**
     * The shapes of some spaces of a board.
     *
     * @param unsure those of the spaces that are reached only by luck
     */
    Reach of(BoardPicture board, Set<BoardSpace> spaces, Set<BoardSpace> unsure) {
        Drawn drawn = last
                .filter(known -> known.tiles().equals(board.tiles()) && known.spaces().equals(spaces) && known.unsure().equals(unsure))
                .orElseGet(() -> new Drawn(board.tiles(), spaces, unsure, reach(board, spaces, unsure)));
        last = Optional.of(drawn);
        return drawn.reach();
    }

    private static Reach reach(BoardPicture board, Set<BoardSpace> spaces, Set<BoardSpace> unsure) {
        Area sure = new Area();
        Area lucky = new Area();
        spaces.forEach(spot -> add(board, spot, unsure.contains(spot) ? lucky : sure));
        smooth(sure);
        smooth(lucky);
        Area within = new Area();
        board.tiles().forEach(tile -> within.add(new Area(RoomPainter.outline(tile, INSIDE))));
        Stream.of(sure, lucky).forEach(part -> part.intersect(within));
        lucky.subtract(sure);
        Area beyond = new Area();
        board.tiles().stream().filter(tile -> !tile.gone()).map(RoomPainter::outline).map(Area::new).forEach(beyond::add);
        beyond.subtract(sure);
        beyond.subtract(lucky);
        Shape outline = whole(sure);
        return new Reach(outline, whole(lucky), beyond, beside(board, outline));
    }

    /** Closes the notches between spaces, so that the outline has no kinks. Other corners stay as they are. */
    private static void smooth(Area shape) {
        shape.add(rim(shape, NOTCH, BasicStroke.JOIN_MITER));
        shape.subtract(rim(shape, NOTCH, BasicStroke.JOIN_ROUND));
    }

    private static Area rim(Shape shape, float wide, int join) {
        return new Area(new BasicStroke(2 * wide, BasicStroke.CAP_ROUND, join, MITRE).createStrokedShape(shape));
    }

    /** The board and its surroundings without an outline. */
    private static Area beside(BoardPicture board, Shape outline) {
        Rectangle2D all = board.bounds();
        Area beside = new Area(
                new Rectangle2D.Double(all.getX() - RIM, all.getY() - RIM, all.getWidth() + 2 * RIM, all.getHeight() + 2 * RIM));
        beside.subtract(rim(outline, CLEAR, BasicStroke.JOIN_ROUND));
        return beside;
    }

    /** The outlines of a shape without the tiny ones around cracks and splinters, which would look like dots. */
    private static Shape whole(Area shape) {
        Path2D all = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        Path2D part = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        double[] point = new double[6];
        for (PathIterator way = shape.getPathIterator(null); !way.isDone(); way.next()) {
            switch (way.currentSegment(point)) {
                case PathIterator.SEG_MOVETO -> part.moveTo(point[0], point[1]);
                case PathIterator.SEG_LINETO -> part.lineTo(point[0], point[1]);
                case PathIterator.SEG_QUADTO -> part.quadTo(point[0], point[1], point[2], point[3]);
                case PathIterator.SEG_CUBICTO -> part.curveTo(point[0], point[1], point[2], point[3], point[4], point[5]);
                default -> {
                    part.closePath();
                    if (Math.min(part.getBounds2D().getWidth(), part.getBounds2D().getHeight()) >= CRACK) all.append(part, false);
                    part.reset();
                }
            }
        }
        return all;
    }

    private static void add(BoardPicture board, BoardSpace spot, Area to) {
        Path2D space = corners(board.tiles().get(spot.tile()), spot.space());
        to.add(new Area(space));
        to.add(new Area(new BasicStroke(BRIDGED, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, MITRE).createStrokedShape(space)));
    }

    /** The corners of a space on the board, with straight edges between them. */
    private static Path2D corners(TilePicture tile, int space) {
        Points points = tile.room().drawing().spaces().get(space).shape();
        Path2D path = new Path2D.Double();
        path.moveTo(points.x(0), points.y(0));
        for (int corner = 1; corner < points.count(); corner++) {
            path.lineTo(points.x(corner), points.y(corner));
        }
        path.closePath();
        path.transform(AffineTransform.getTranslateInstance(tile.x(), tile.y()));
        return path;
    }
}
