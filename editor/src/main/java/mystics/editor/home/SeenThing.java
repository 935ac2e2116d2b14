package mystics.editor.home;

import java.awt.AlphaComposite;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.art.Canvas;
import mystics.editor.art.Colours;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** A thing of the book, as a picture with an explanation, or as a shadow if it has not been met yet. */
final class SeenThing extends JButton {
    private static final float WIDE = 8.4f;
    /** The height of the name below a picture, in letter heights, and the size of its letters. */
    private static final float NAME = 1.5f;
    private static final float SMALL = 0.85f;
    /** The pixels of a shadow for each pixel of the window, and the share of light in it. */
    private static final double SHARP = 2;
    private static final double LIT = 0.28;
    private final transient Optional<Sketch> picture;
    private final Look look;
    private transient Optional<BufferedImage> shadow = Optional.empty();
    private final JLabel caption = new JLabel(" ", SwingConstants.CENTER);

    /** Whether the picture is shown, or only its shadow. */
    private enum Look { MET, SHADOW }

    private SeenThing(Optional<Sketch> picture, Look look) {
        this.picture = picture;
        this.look = look;
        setContentAreaFilled(false);
        setFocusPainted(true);
        setBorder(BorderFactory.createEmptyBorder(0, 5, 5, 5));
        setLayout(new BorderLayout());
        caption.setFont(Type.plain().deriveFont(Type.size() * SMALL));
        add(caption, BorderLayout.SOUTH);
    }

    /** @param tell shows the explanation */
    SeenThing(Sketch picture, Sentence name, Runnable tell) {
        this(Optional.of(picture), Look.MET);
        Says.name(this, name);
        Says.hint(this, name);
        Says.text(caption, name);
        addActionListener(click -> tell.run());
    }

    /** A thing that nobody has met. */
    static SeenThing shadow() {
        return shadow(Optional.empty());
    }

    /** A thing that nobody has met, as the shadow of its picture. */
    static SeenThing shadow(Sketch picture) {
        return shadow(Optional.of(picture));
    }

    private static SeenThing shadow(Optional<Sketch> picture) {
        SeenThing thing = new SeenThing(picture, Look.SHADOW);
        thing.setFocusable(false);
        thing.getAccessibleContext().setAccessibleName("Not seen yet");
        return thing;
    }

    @Override
    public Dimension getPreferredSize() {
        int side = Math.round(WIDE * Type.size());
        return new Dimension(side, side + Math.round(NAME * Type.size()));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        int inside = 7;
        double wide = getWidth() - 2.0 * inside;
        double tall = getHeight() - 2.0 * inside - NAME * Type.size();
        ink.setColor(look == Look.MET ? UIManager.getColor("TextField.background") : shade());
        ink.fillRoundRect(2, 2, getWidth() - 4, getHeight() - 4, 12, 12);
        ink.setColor(UIManager.getColor("Component.borderColor"));
        ink.drawRoundRect(2, 2, getWidth() - 5, getHeight() - 5, 12, 12);
        if (picture.isPresent()) {
            Sketch sketch = picture.get();
            double scale = Math.min(wide / sketch.ratio(), tall);
            double width = scale * sketch.ratio();
            double left = inside + (wide - width) / 2;
            double top = inside + (tall - scale) / 2;
            if (look == Look.MET) sketch.paint(ink, left, top, width, scale);
            else ink.drawImage(shadow(sketch, scale), (int) left, (int) top, (int) width, (int) scale, null);
        }
        if (look == Look.SHADOW) {
            ink.setColor(UIManager.getColor("Label.disabledForeground"));
            ink.setFont(Type.plain().deriveFont(Type.size() * 2f));
            ink.drawString("?", getWidth() / 2f - Type.size() * 0.55f, getHeight() / 2f + Type.size() * 0.7f);
        }
        ink.dispose();
    }

    /** The outline of a picture, filled with a colour only a little lighter than its ground. */
    private BufferedImage shadow(Sketch sketch, double high) {
        int tall = Math.max(1, (int) Math.ceil(high * SHARP));
        int wide = Math.max(1, (int) Math.ceil(tall * sketch.ratio()));
        BufferedImage image = shadow.filter(known -> known.getHeight() == tall)
                .orElseGet(() -> Canvas.painted(wide, tall, BufferedImage.TYPE_INT_ARGB, g -> {
                    sketch.paint(g, 0, 0, wide, tall);
                    g.setComposite(AlphaComposite.SrcIn);
                    g.setColor(Colours.mix(shade(), UIManager.getColor("Label.disabledForeground"), LIT));
                    g.fillRect(0, 0, wide, tall);
                }));
        shadow = Optional.of(image);
        return image;
    }

    private static Color shade() {
        Color ground = UIManager.getColor("Panel.background");
        return new Color(ground.getRed() / 2, ground.getGreen() / 2, ground.getBlue() / 2);
    }
}
