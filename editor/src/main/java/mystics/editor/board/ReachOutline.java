package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.geometry.Points;

/** The spaces in reach as one shape, so that they have one outline. The shape computed last is kept. Not thread-safe. */
final class ReachOutline {
    /** The greatest width of a gap between two spaces that the outline still closes, in tile units. */
    private static final float BRIDGED = 30;
    private static final float MITRE = 3;
    private Optional<Drawn> last = Optional.empty();

    private record Drawn(List<TilePicture> tiles, Set<BoardSpace> spaces, Shape shape) {
    }

    /** The shape of some spaces of a board. */
    Shape of(BoardPicture board, Set<BoardSpace> spaces) {
        Drawn drawn = last.filter(known -> known.tiles().equals(board.tiles()) && known.spaces().equals(spaces))
                .orElseGet(() -> new Drawn(board.tiles(), spaces, together(board, spaces)));
        last = Optional.of(drawn);
        return drawn.shape();
    }

    private static Shape together(BoardPicture board, Set<BoardSpace> spaces) {
        Area all = new Area();
        BasicStroke bridge = new BasicStroke(BRIDGED, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, MITRE);
        for (BoardSpace spot : spaces) {
            Path2D space = corners(board.tiles().get(spot.tile()), spot.space());
            all.add(new Area(space));
            all.add(new Area(bridge.createStrokedShape(space)));
        }
        return all;
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
