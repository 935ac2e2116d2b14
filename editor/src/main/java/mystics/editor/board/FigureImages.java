package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import mystics.editor.art.Canvas;

/** A cache of figures painted as images, by look and size. The images that have gone unused for longest are dropped. Not thread-safe. */
final class FigureImages {
    private static final int KEPT = 96;
    private static final BoardSpace ANYWHERE = new BoardSpace(0, 0);
    private static final double BESIDE = 60;
    private static final double ABOVE = 60;
    private static final double BELOW = 60;
    private final FigurePainter painter;
    private final Map<Key, BufferedImage> images = new Recent<>(KEPT);

    private record Key(FigurePicture figure, double scale) {
    }

    FigureImages(FigurePainter painter) {
        this.painter = painter;
    }

    /** Paints a figure at its place on the board. */
    void paint(Graphics2D g, PlacedFigure placed) {
        FigurePicture figure = placed.figure();
        double scale = g.getTransform().getScaleX() * placed.share();
        BufferedImage image = images.computeIfAbsent(new Key(figure.at(ANYWHERE).wounded(0), scale), key -> draw(figure, scale));
        AffineTransform board = g.getTransform();
        Point2D feet = board.transform(new Point2D.Double(placed.x(), placed.y()), null);
        g.setTransform(new AffineTransform());
        g.drawImage(image, (int) Math.round(feet.getX() - left(figure) * scale), (int) Math.round(feet.getY() - top(figure) * scale), null);
        g.setTransform(board);
    }

    private BufferedImage draw(FigurePicture figure, double scale) {
        int width = (int) Math.ceil(left(figure) * 2 * scale) + 2;
        int height = (int) Math.ceil((top(figure) + BELOW) * scale) + 2;
        return Canvas.painted(width, height, BufferedImage.TYPE_INT_ARGB_PRE, g -> {
            g.scale(scale, scale);
            painter.paint(g, figure, left(figure), top(figure));
        });
    }

    private static double left(FigurePicture figure) {
        return FigurePainter.base(figure) * 0.75 + BESIDE;
    }

    private static double top(FigurePicture figure) {
        return FigurePainter.height(figure) + ABOVE;
    }
}
