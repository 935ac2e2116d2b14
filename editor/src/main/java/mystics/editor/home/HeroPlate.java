package mystics.editor.home;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JToggleButton;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.HeroCard;
import mystics.editor.art.Colours;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;
import mystics.editor.type.BookFace;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/**
 * A hero on the page before a chapter. The plate shows the hero's portrait, name and values. The player presses the plate to let the hero
 * go or stay.
 */
final class HeroPlate extends JToggleButton {
    private static final Color FRAME = new Color(0x7a4b22);
    private static final Color BRASS = new Color(0xe0b25a);
    /** The height of the portrait before the plate is laid out, in letter heights. */
    private static final float TALL = 12;
    /** The height of the portrait as a share of the plate's width, and its greatest share of the visible part of the page. */
    private static final double SHARE = 0.62;
    private static final double MOST = 0.36;
    private static final float LEAST = 5;
    /** The size of the sign in letter heights, and its distance from the edges. */
    private static final float SIGN = 1.7f;
    private static final int BESIDE = 9;
    private static final float NAME = 1.3f;
    private static final float PALE = 0.9f;
    /** The share of brass in the ground of a hero who goes. */
    private static final double CHOSEN = 0.24;
    private static final int ROUND = 16;
    /** The distance of the frame from the edge of the component. */
    private static final double EDGE = 3;
    /** The least distance of portrait and words from the frame, in pixels, and its usual share of a letter height. */
    private static final int LEAST_PAD = 8;
    private static final float PAD = 0.7f;
    /** What a class is for. */
    static final Sentence CLASSES = Sentence.of("Some cards and places ask for a class.");
    private final transient Sketch portrait;
    private int tall = Math.round(Type.size() * TALL);
    private GoesSign staying = GoesSign.COMES;

    HeroPlate(HeroCard card, Gallery gallery, HeroChoice.Role role) {
        portrait = gallery.first(FigureArt.face(card.id()), card.name().substring(0, 1));
        setSelected(role == HeroChoice.Role.GOES);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setOpaque(false);
        setBorder(BorderFactory.createEmptyBorder());
        setLayout(new MigLayout(below(tall), "[grow, fill]"));
        JLabel name = new JLabel(card.name());
        name.setFont(BookFace.shipped().bold(Type.size() * BookFace.EVEN * NAME));
        add(name, "wmin 0");
        JLabel classes = new JLabel();
        Says.text(classes, Sentence.row(card.classes(), ", "));
        classes.setFont(classes.getFont().deriveFont(Font.ITALIC));
        add(classes, "wmin 0");
        add(new HeroValues(card, HeroValues.ROW), "wmin 0, gaptop 2");
        Says.name(this, Sentence.of(card.name()));
        Says.more(this, words(card));
        Says.hint(this, words(card));
    }

    private static String below(int portrait) {
        int side = pad();
        return "insets " + (portrait + 6) + "px " + side + "px 10px " + side + "px, fillx, wrap 1, gapy 2";
    }

    /** The distance of words from the edge of the plate, in pixels. */
    static int pad() {
        return Math.max(LEAST_PAD, Math.round(Type.size() * PAD));
    }

    /** Sets the sign that is shown while the hero stays. */
    void staying(GoesSign sign) {
        staying = sign;
        repaint();
    }

    /** The sign on the portrait. */
    GoesSign sign() {
        return isSelected() ? GoesSign.GOES : staying;
    }

    /** Makes the portrait as high as suits the width of the plate and the height of the page. */
    @Override
    public void doLayout() {
        Container port = SwingUtilities.getAncestorOfClass(JViewport.class, this);
        double most = port == null || port.getHeight() == 0 ? Type.size() * TALL : port.getHeight() * MOST;
        int wanted = (int) Math.max(Type.size() * LEAST, Math.min(getWidth() * SHARE, most));
        if (wanted != tall) {
            tall = wanted;
            ((MigLayout) getLayout()).setLayoutConstraints(below(tall));
            SwingUtilities.invokeLater(this::revalidate);
        }
        super.doLayout();
    }

    /** The classes and values of a hero in words. */
    static Sentence words(HeroCard card) {
        List<Sentence> values = List.of(value("battle", card.battle()), value("defence", card.defence()), value("lore", card.lore()),
                value("move", card.move()), value("life", card.life()));
        return Sentence.of("{classes} · {values}", "classes", Sentence.row(card.classes(), ", "), "values", Sentence.row(values, ", "));
    }

    /** A value, kept on one line. */
    private static Sentence value(String name, int number) {
        return Sentence.of("{value}\u00a0{n}", "value", name, "n", number);
    }

    @Override
    public Dimension getPreferredSize() {
        return getLayout().preferredLayoutSize(this);
    }

    @Override
    public Dimension getMinimumSize() {
        return getLayout().minimumLayoutSize(this);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        RoundRectangle2D plate = new RoundRectangle2D.Double(EDGE, EDGE, getWidth() - 2 * EDGE, getHeight() - 2 * EDGE, ROUND, ROUND);
        Color ground = UIManager.getColor("Panel.background");
        ink.setColor(isSelected() ? Colours.mix(ground, BRASS, CHOSEN) : ground);
        ink.fill(plate);
        face(ink, plate);
        ink.setColor(isSelected() ? BRASS : FRAME);
        ink.setStroke(new BasicStroke(isSelected() ? 4 : 1.5f));
        ink.draw(plate);
        double side = Type.size() * SIGN;
        sign().paint(ink, getWidth() - side - BESIDE, BESIDE, side);
        if (isFocusOwner()) {
            ink.setColor(UIManager.getColor("Component.focusedBorderColor"));
            float ring = Math.max(4, Type.size() / 4);
            ink.setStroke(new BasicStroke(ring));
            ink.draw(new RoundRectangle2D.Double(ring / 2, ring / 2, getWidth() - ring, getHeight() - ring, ROUND, ROUND));
        }
        ink.dispose();
    }

    /** The place of the square that holds the face. The square is as high as the picture's part of the plate, so no face is cut off. */
    Rectangle2D face() {
        double top = EDGE + pad() / 2.0;
        double side = tall - top;
        return new Rectangle2D.Double((getWidth() - side) / 2, top, side, side);
    }

    /** Paints the portrait, a little pale if the hero stays. */
    private void face(Graphics2D ink, RoundRectangle2D plate) {
        Shape clip = ink.getClip();
        Composite before = ink.getComposite();
        ink.clip(plate);
        ink.clipRect(0, 0, getWidth(), tall);
        if (!isSelected()) {
            ink.setComposite(AlphaComposite.SrcOver.derive(PALE));
        }
        double wide = face().getHeight() * Math.max(1, portrait.ratio());
        double left = (getWidth() - wide) / 2;
        new PortraitFrame(portrait).paint(ink, new Rectangle2D.Double(left, face().getY(), wide, wide / portrait.ratio()));
        ink.setComposite(before);
        ink.setClip(clip);
    }
}
