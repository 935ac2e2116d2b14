package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.geometry.Drawing;

/** Paints the cardboard edge of a tile and its shadow on the table, on which the room is laid. */
final class TileEdge {
    /** The thickness of a tile, visible at its lower edge, in tile units. */
    private static final double THICK = 9;
    private static final Color EDGE = new Color(0x2a1c12);

    private TileEdge() {
    }

    static void paint(Graphics2D g, TilePicture tile, Theme theme) {
        Area under = new Area(new Rectangle2D.Double(tile.x() + RoomPainter.CORNER, tile.y() + RoomPainter.CORNER,
                Drawing.SIDE - 2 * RoomPainter.CORNER, Drawing.SIDE - 2 * RoomPainter.CORNER));
        g.setColor(Colours.thin(Color.BLACK, 0.16));
        for (double soft : new double[] {-4, 5, 14, 26}) {
            double side = Drawing.SIDE + 2 * soft;
            Area shadow = new Area(new RoundRectangle2D.Double(tile.x() + 10 - soft, tile.y() + 22 - soft, side, side,
                    RoomPainter.CORNER + 2 * soft, RoomPainter.CORNER + 2 * soft));
            shadow.subtract(under);
            g.fill(shadow);
        }
        g.setColor(theme.stark() ? theme.ink() : EDGE);
        g.fill(new RoundRectangle2D.Double(tile.x(), tile.y() + THICK, Drawing.SIDE, Drawing.SIDE, RoomPainter.CORNER, RoomPainter.CORNER));
    }
}
