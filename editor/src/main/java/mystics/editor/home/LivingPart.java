package mystics.editor.home;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import mystics.editor.art.Canvas;
import mystics.editor.art.Sketch;

/**
 * A moving part of a scene: a separate picture as large as the scene, which is empty except for this part.
 *
 * @param image the part alone
 * @param box the place of the part in the picture of the scene, in pixels
 */
record LivingPart(Way way, BufferedImage image, Rectangle box) {
    /** The factor by which the picture is reduced for a faster search for the part. */
    private static final int COARSE = 8;

    /** The ways in which a part can move. */
    enum Way {
        /** The part stretches and leans like a flame, while its foot stays in place. */
        FLICKER("scenes/home-flame") {
            @Override
            void move(AffineTransform to, Rectangle box, double seconds) {
                double high = 1 + 0.05 * Math.sin(seconds * 7.3) + 0.03 * Math.sin(seconds * 17.9);
                to.translate(box.getCenterX(), box.getMaxY());
                to.shear(0.05 * Math.sin(seconds * 3.1) + 0.02 * Math.sin(seconds * 11), 0);
                to.scale(1 + 0.02 * Math.sin(seconds * 13), high);
                to.translate(-box.getCenterX(), -box.getMaxY());
            }
        },
        /** The part swings slowly from its upper end. */
        SWAY("scenes/home-tail") {
            @Override
            void move(AffineTransform to, Rectangle box, double seconds) {
                to.rotate(0.09 * Math.sin(seconds * 1.1) + 0.03 * Math.sin(seconds * 2.7), box.getX(), box.getY());
            }
        };

        private final String picture;

        Way(String picture) {
            this.picture = picture;
        }

        /** The name of the picture that shows the part with this movement. */
        String picture() {
            return picture;
        }

        /** Moves the part to the position that it has after a number of seconds. */
        abstract void move(AffineTransform to, Rectangle box, double seconds);
    }

    /**
     * The moving part of a scene, painted at a given size; empty if its sketch shows nothing.
     *
     * @param wide the width of the whole scene
     * @param left the left edge of the scene
     * @param top the upper edge of the scene
     */
    static Optional<LivingPart> of(Way way, Sketch sketch, double left, double top, double wide, double tall) {
        return found(sketch, wide, tall).map(box -> {
            BufferedImage image = Canvas.painted(box.width, box.height, BufferedImage.TYPE_INT_ARGB,
                    ink -> sketch.paint(ink, -box.x, -box.y, wide, tall));
            return new LivingPart(way, image, new Rectangle((int) Math.round(left) + box.x, (int) Math.round(top) + box.y, box.width,
                    box.height));
        });
    }

    /** The area of the scene in which anything is painted. */
    private static Optional<Rectangle> found(Sketch sketch, double wide, double tall) {
        BufferedImage coarse = Canvas.painted((int) Math.ceil(wide / COARSE), (int) Math.ceil(tall / COARSE), BufferedImage.TYPE_INT_ARGB,
                ink -> sketch.paint(ink, 0, 0, wide / COARSE, tall / COARSE));
        Rectangle box = new Rectangle(-1, -1);
        for (int y = 0; y < coarse.getHeight(); y++) {
            for (int x = 0; x < coarse.getWidth(); x++) {
                if (coarse.getRGB(x, y) >>> 24 > 0) {
                    box.add(new Rectangle(x, y, 1, 1));
                }
            }
        }
        return Optional.of(box).filter(some -> some.width > 0)
                .map(some -> new Rectangle((some.x - 1) * COARSE, (some.y - 1) * COARSE, (some.width + 2) * COARSE,
                        (some.height + 2) * COARSE));
    }

    /** The area that the part may cover during its movement. */
    Rectangle2D reach() {
        double more = Math.max(box.width, box.height) * 0.16;
        return new Rectangle2D.Double(box.x - more, box.y - more, box.width + 2 * more, box.height + 2 * more);
    }

    /** Paints the part in the position that it has after a number of seconds. */
    void paint(Graphics2D g, double seconds) {
        Graphics2D ink = (Graphics2D) g.create();
        ink.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        AffineTransform moved = new AffineTransform();
        way.move(moved, box, seconds);
        ink.transform(moved);
        ink.drawImage(image, box.x, box.y, null);
        ink.dispose();
    }
}
