package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.geometry.Drawing;

/** Paints tiles from the images of their rooms. Not thread-safe. */
final class TilePainter {
    /** The largest cached width of a tile, in pixels. Larger tiles are scaled for each frame, to save memory. */
    private static final int LARGEST = 1200;
    private final RoomImages rooms;
    private final Theme theme;
    private final FittedImages fitted = new FittedImages();

    TilePainter(RoomImages rooms, Theme theme) {
        this.rooms = rooms;
        this.theme = theme;
    }

    /** Paints a tile, or the gap that it has left. */
    void paint(Graphics2D g, TilePicture tile) {
        if (tile.gone()) {
            g.setColor(Colours.thin(Color.BLACK, 0.55));
            g.fill(new RoundRectangle2D.Double(tile.x(), tile.y(), Drawing.SIDE, Drawing.SIDE, RoomPainter.CORNER, RoomPainter.CORNER));
            return;
        }
        TileEdge.paint(g, tile, theme);
        double pixels = Drawing.SIDE * g.getTransform().getScaleX();
        rooms.of(tile, pixels).ifPresent(image -> {
            AffineTransform before = g.getTransform();
            Point2D corner = before.transform(new Point2D.Double(tile.x(), tile.y()), null);
            int wide = (int) Math.round(pixels);
            g.setTransform(new AffineTransform());
            g.drawImage(wide > LARGEST ? image : fitted.of(image, wide), (int) Math.round(corner.getX()), (int) Math.round(corner.getY()),
                    wide, wide, null);
            g.setTransform(before);
        });
    }
}
