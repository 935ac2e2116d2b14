package mystics.editor.board;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import mystics.editor.art.Canvas;

/** Paints things dimmed, as one picture, so that no thing shines through another. */
final class Dim {
    private static final float LEFT = 0.6f;

    private Dim() {
    }

    /**
     * Paints things into a part of a board.
     *
     * @param part the part of the board that the things cover
     */
    static void paint(Graphics2D g, Rectangle2D part, Consumer<Graphics2D> things) {
        AffineTransform board = g.getTransform();
        Rectangle pixels = board.createTransformedShape(part).getBounds();
        if (pixels.isEmpty()) return;
        BufferedImage image = Canvas.painted(pixels.width, pixels.height, BufferedImage.TYPE_INT_ARGB_PRE, ink -> {
            ink.translate(-pixels.x, -pixels.y);
            ink.transform(board);
            things.accept(ink);
        });
        Graphics2D pane = (Graphics2D) g.create();
        pane.setTransform(new AffineTransform());
        pane.setComposite(AlphaComposite.SrcOver.derive(LEFT));
        pane.drawImage(image, pixels.x, pixels.y, null);
        pane.dispose();
    }
}
