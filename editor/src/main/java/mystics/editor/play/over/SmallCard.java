package mystics.editor.play.over;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.Icon;
import mystics.content.Entry;
import mystics.editor.art.Canvas;
import mystics.editor.art.CardArt;
import mystics.editor.art.CardFaces;

/** A card as a small picture, painted once. */
final class SmallCard implements Icon {
    /** The resolution factor of images, which keeps them sharp on screens with several device pixels to each pixel of the window. */
    private static final int FINE = 2;
    private final CardArt art;
    private final Entry card;
    private final int wide;
    private Optional<BufferedImage> image = Optional.empty();

    /** @param wide the width, in pixels */
    SmallCard(CardArt art, Entry card, int wide) {
        this.art = art;
        this.card = card;
        this.wide = wide;
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        BufferedImage known = image.orElseGet(() -> Canvas.painted(wide * FINE, getIconHeight() * FINE, BufferedImage.TYPE_INT_ARGB,
                canvas -> art.paint(canvas, CardFaces.of(card), 0, 0, wide * FINE)));
        image = Optional.of(known);
        graphics.drawImage(known, x, y, wide, getIconHeight(), null);
    }

    @Override
    public int getIconWidth() {
        return wide;
    }

    @Override
    public int getIconHeight() {
        return (int) Math.round(wide / CardArt.RATIO);
    }
}
