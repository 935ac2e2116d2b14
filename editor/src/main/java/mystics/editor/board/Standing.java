package mystics.editor.board;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** Arranges the figures on a space so that all of them are visible: side by side, or in rows from back to front if there are many. */
final class Standing {
    private static final double[][][] GROUPS = {
            {{0, 0.20}},
            {{-0.24, 0.20}, {0.24, 0.20}},
            {{-0.34, -0.08}, {0.34, -0.08}, {0, 0.38}},
            {{-0.27, -0.12}, {0.27, -0.12}, {-0.27, 0.42}, {0.27, 0.42}}};
    private static final double WIDEST = 180;

    private Standing() {
    }

    /** The positions on the board for a given number of figures on a space. */
    static List<Point2D> feet(TilePicture tile, int space, int count) {
        Points outline = tile.room().drawing().spaces().get(space).shape();
        Rectangle2D box = new UnevenPen(0).outline(outline, 0).getBounds2D();
        Point2D middle = tile.middle(space);
        if (count <= GROUPS.length) {
            double width = Math.min(box.getWidth(), WIDEST);
            double height = Math.min(box.getHeight(), WIDEST);
            List<Point2D> feet = new ArrayList<>();
            for (double[] offset : GROUPS[Math.max(0, count - 1)]) {
                feet.add(new Point2D.Double(middle.getX() + offset[0] * width, middle.getY() + offset[1] * height));
            }
            return feet;
        }
        return rows(box, tile, count);
    }

    private static List<Point2D> rows(Rectangle2D box, TilePicture tile, int count) {
        int columns = (int) Math.ceil(Math.sqrt(count * box.getWidth() / box.getHeight()));
        int rows = (count + columns - 1) / columns;
        List<Point2D> feet = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            feet.add(new Point2D.Double(tile.x() + box.getX() + (i % columns + 0.5) * box.getWidth() / columns,
                    tile.y() + box.getY() + (i / columns + 0.72) * box.getHeight() / rows));
        }
        return feet;
    }

    /** The outline of a space on the board. */
    static Path2D outline(TilePicture tile, int space) {
        Drawing.SpaceShape shape = tile.room().drawing().spaces().get(space);
        Path2D path = new UnevenPen(tile.room().id(), shape.id()).outline(shape.shape(), 2.2);
        path.transform(AffineTransform.getTranslateInstance(tile.x(), tile.y()));
        return path;
    }
}
