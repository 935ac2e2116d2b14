package mystics.editor.home;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.Map;
import mystics.editor.art.Quality;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;

/** The name of the game in large, candle-lit letters. */
final class Title extends Spoken {
    /** The smallest size. The title grows more slowly than the text. */
    private static final float LEAST = 38;
    private static final float MORE = 2;
    private static final Color BRIGHT = new Color(0xfff4d8);
    private static final Color GOLD = new Color(0xe9a748);
    private static final Color SHADOW = new Color(0x07050d);
    private final String name;

    Title(String name) {
        this.name = name;
        getAccessibleContext().setAccessibleName(name);
    }

    private TextLayout letters() {
        Font plain = Type.plain();
        Font font = plain.deriveFont(Font.BOLD, LEAST + plain.getSize2D() * MORE).deriveFont(Map.of(TextAttribute.TRACKING, 0.035));
        return new TextLayout(name, font, new FontRenderContext(null, true, true));
    }

    @Override
    public Dimension getPreferredSize() {
        TextLayout letters = letters();
        return new Dimension((int) Math.ceil(letters.getAdvance()) + 12, (int) Math.ceil(letters.getAscent() + letters.getDescent()));
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        TextLayout letters = letters();
        Shape shape = letters.getOutline(AffineTransform.getTranslateInstance(4, letters.getAscent()));
        Rectangle2D box = shape.getBounds2D();
        ink.setColor(SHADOW);
        ink.setStroke(new BasicStroke(letters.getAscent() / 14, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        ink.draw(shape);
        ink.translate(0, letters.getAscent() / 22);
        ink.fill(shape);
        ink.translate(0, -letters.getAscent() / 22);
        ink.setPaint(new GradientPaint(0, (float) box.getY(), BRIGHT, 0, (float) box.getMaxY(), GOLD));
        ink.fill(shape);
        ink.dispose();
    }
}
