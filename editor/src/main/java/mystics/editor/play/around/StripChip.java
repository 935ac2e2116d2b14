package mystics.editor.play.around;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.UIManager;
import mystics.editor.art.Colours;
import mystics.editor.art.Quality;
import mystics.editor.type.Type;

/**
 * A portrait of the strip, with the name beside it; in a narrow window, with the name in small letters below it, or without a name. A
 * frame and an arrow mark the hero or the minions whose turn it is.
 */
abstract class StripChip extends JButton {
    /** The side of a portrait, in letter heights. */
    static final double PORTRAIT = 2.6;
    private static final Color DISC = new Color(0xcdbb95);
    private static final int PAD = 4;
    private static final float LETTERS = 7.2f;
    /** The height of the name below a portrait, and the size of its letters, in letter heights. */
    private static final float BELOW = 1.05f;
    private static final float SMALL = 1;
    /** The width of a portrait with its name below it, in letter heights. */
    private static final double ACROSS = 3.6;
    /** The side of a portrait, in letter heights. Beside a portrait smaller than this, there is room for numbers. */
    private static final double BESIDE = 1.6;
    private static final int ROUND = 12;
    /** The share of the accent colour in the background of the acting portrait. */
    private static final double LIT = 0.18;
    private final transient Icon portrait;
    private final String named;
    private final Width width;
    private final float letter;

    /** The room for words: beside the portrait, only below the portrait, or nowhere. */
    enum Width {
        FULL(PORTRAIT, PORTRAIT), NARROW(1.5, PORTRAIT), BARE(1.1, 1.5);

        /** The smallest and the largest side of the portrait, in letter heights. */
        private final double least;
        private final double most;

        Width(double least, double most) {
            this.least = least;
            this.most = most;
        }

        double most() {
            return most;
        }

        double least() {
            return least;
        }
    }

    /**
     * @param letter the height of the letters
     * @param acting whether it is the turn of the hero or the minions on the portrait
     */
    StripChip(Icon portrait, String name, Width width, float letter, TurnMark acting) {
        super(width == Width.FULL ? name : "");
        this.portrait = portrait;
        this.named = name;
        this.width = width;
        this.letter = letter;
        setSelected(acting == TurnMark.ACTING);
        setContentAreaFilled(false);
        setFocusPainted(false);
        setBorder(BorderFactory.createEmptyBorder());
        setMargin(new Insets(0, 0, 0, 0));
        setRolloverEnabled(true);
    }

    /** Whether it is the turn of the hero or the minions on a portrait. */
    enum TurnMark { ACTING, WAITING }

    /** Paints the numbers and signs beside the portrait, in the window's font, with their upper left corner at a point. */
    abstract void numbers(Graphics2D ink, int x, int y, int width);

    /** Paints the numbers and signs below the portrait in a narrow window. */
    abstract void below(Graphics2D ink, int x, int y, int width);

    /**
     * The left edge of a portrait with numbers below it.
     *
     * @param left the edge of a portrait in the middle
     * @param side the side of the portrait
     * @param most the greatest edge
     */
    int aside(int left, int side, int most) {
        return left;
    }

    /** The number of lines below the portrait in a narrow window. */
    abstract float linesBelow();

    @Override
    public Dimension getPreferredSize() {
        int side = portrait.getIconWidth() + 2 * PAD;
        if (width == Width.FULL) return new Dimension(Math.round(side + Math.max(LETTERS * letter, words() + 3 * PAD)), side + PAD);
        double across = (width == Width.NARROW ? ACROSS : PORTRAIT) * letter;
        return new Dimension((int) Math.round(across) + 4 * PAD, Math.round(side + (linesBelow() + nameBelow()) * letter));
    }

    /** The height of the name below the portrait, in letter heights. */
    private float nameBelow() {
        return width == Width.BARE ? 0 : BELOW * lines().size();
    }

    /** Whether the portrait is so small that numbers have room beside it in a narrow window. */
    final boolean isSmall() {
        return width != Width.FULL && portrait.getIconWidth() < BESIDE * letter;
    }

    /** The font of the words, in a style of {@link Font}. */
    final Font font(int style) {
        return Type.plain().deriveFont(style, letter);
    }

    /** The width of the name in the bold letters that mark whose turn it is. */
    private int words() {
        return getFontMetrics(font(Font.BOLD)).stringWidth(getText());
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        ground(ink);
        int side = portrait.getIconWidth();
        boolean full = width == Width.FULL;
        int left = full || isSmall() ? PAD : aside((getWidth() - side) / 2, side, getWidth() - side - PAD);
        ink.setColor(DISC);
        ink.fillOval(left - 1, PAD - 1, side + 2, side + 2);
        portrait.paintIcon(this, ink, left, PAD);
        ink.setFont(font(Font.PLAIN));
        if (full) {
            int x = left + side + 2 * PAD;
            ink.setFont(ink.getFont().deriveFont(isSelected() ? Font.BOLD : Font.PLAIN));
            ink.setColor(UIManager.getColor("Label.foreground"));
            ink.drawString(getText(), x, PAD + ink.getFontMetrics().getAscent());
            numbers(ink, x, PAD + ink.getFontMetrics().getHeight() + 1, getWidth() - x - PAD);
        } else {
            if (width == Width.NARROW) name(ink);
            below(ink, PAD, PAD + side, getWidth() - 2 * PAD);
        }
        ink.dispose();
    }

    private Font below() {
        return Type.plain().deriveFont(isSelected() ? Font.BOLD : Font.PLAIN, letter * SMALL);
    }

    /** The name in as many lines as it has words, if it is too wide for one line. */
    private List<String> lines() {
        boolean fits = getFontMetrics(below()).stringWidth(named) <= ACROSS * letter + 2 * PAD;
        return fits ? List.of(named) : List.of(named.split(" "));
    }

    /** Paints the name at the lower edge, in letters so small that all of it can be read. */
    private void name(Graphics2D ink) {
        Graphics2D small = (Graphics2D) ink.create();
        small.setColor(UIManager.getColor("Label.foreground"));
        int room = getWidth() - 2 * PAD;
        List<String> lines = lines();
        for (int line = 0; line < lines.size(); line++) {
            String words = lines.get(line);
            Font letters = below();
            float share = Math.min(1, room / (float) Math.max(1, ink.getFontMetrics(letters).stringWidth(words)));
            small.setFont(letters.deriveFont(letters.getSize2D() * share));
            small.drawString(words, PAD + (room - small.getFontMetrics().stringWidth(words)) / 2f,
                    getHeight() - PAD - small.getFontMetrics().getDescent() - (lines.size() - 1 - line) * BELOW * letter);
        }
        small.dispose();
    }

    /** The ground of the acting portrait. */
    static Color lit() {
        return Colours.mix(UIManager.getColor("Button.background"), UIManager.getColor("Component.accentColor"), LIT);
    }

    private void ground(Graphics2D ink) {
        Color accent = UIManager.getColor("Component.accentColor");
        if (isSelected() || getModel().isRollover()) {
            ink.setColor(isSelected() ? lit() : UIManager.getColor("Button.background"));
            ink.fillRoundRect(1, 1, getWidth() - 3, getHeight() - 3, ROUND, ROUND);
        }
        if (isSelected() || isFocusOwner()) {
            ink.setColor(isFocusOwner() ? UIManager.getColor("Component.focusColor") : accent);
            ink.setStroke(new BasicStroke(3));
            ink.drawRoundRect(1, 1, getWidth() - 3, getHeight() - 3, ROUND, ROUND);
        }
        if (isSelected()) {
            int unit = Math.round(letter * 0.6f);
            ink.setColor(accent);
            ink.fillPolygon(new int[] {0, unit, 0}, new int[] {getHeight() / 2 - unit, getHeight() / 2, getHeight() / 2 + unit}, 3);
        }
    }
}
