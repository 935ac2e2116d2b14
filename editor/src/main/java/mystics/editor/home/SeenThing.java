package mystics.editor.home;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import mystics.choice.Sentence;
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
    private final transient Optional<Sketch> picture;
    private final JLabel caption = new JLabel(" ", SwingConstants.CENTER);

    private SeenThing(Optional<Sketch> picture) {
        this.picture = picture;
        setContentAreaFilled(false);
        setFocusPainted(true);
        setBorder(BorderFactory.createEmptyBorder(0, 5, 5, 5));
        setLayout(new BorderLayout());
        caption.setFont(Type.plain().deriveFont(Type.size() * SMALL));
        add(caption, BorderLayout.SOUTH);
    }

    /** @param tell shows the explanation */
    SeenThing(Sketch picture, Sentence name, Runnable tell) {
        this(Optional.of(picture));
        Says.name(this, name);
        Says.hint(this, name);
        Says.text(caption, name);
        addActionListener(click -> tell.run());
    }

    /** A thing that nobody has met. */
    static SeenThing shadow() {
        SeenThing thing = new SeenThing(Optional.empty());
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
        ink.setColor(picture.isPresent() ? UIManager.getColor("TextField.background") : shade());
        ink.fillRoundRect(2, 2, getWidth() - 4, getHeight() - 4, 12, 12);
        ink.setColor(UIManager.getColor("Component.borderColor"));
        ink.drawRoundRect(2, 2, getWidth() - 5, getHeight() - 5, 12, 12);
        if (picture.isPresent()) {
            Sketch sketch = picture.get();
            double scale = Math.min(wide / sketch.ratio(), tall);
            sketch.paint(ink, inside + (wide - scale * sketch.ratio()) / 2, inside + (tall - scale) / 2, scale * sketch.ratio(), scale);
        } else {
            ink.setColor(UIManager.getColor("Label.disabledForeground"));
            ink.setFont(Type.plain().deriveFont(Type.size() * 2f));
            ink.drawString("?", getWidth() / 2f - Type.size() * 0.55f, getHeight() / 2f + Type.size() * 0.7f);
        }
        ink.dispose();
    }

    private static Color shade() {
        Color ground = UIManager.getColor("Panel.background");
        return new Color(ground.getRed() / 2, ground.getGreen() / 2, ground.getBlue() / 2);
    }
}
