package mystics.editor.type;

import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.JButton;
import javax.swing.UIManager;

/** The main button among several. It has the accent colour, is easy to hit, and its focus frame has the colour of the letters. */
public class MainButton extends JButton {
    private static final String LOOK = "FlatLaf.style";
    /** The space above and beside the words, in pixels. */
    private static final int HIGH = 7;
    private static final int WIDE = 20;
    private static final String ACCENT = "$Component.accentColor";
    private static final String STYLE = "background: " + ACCENT + "; focusedBackground: " + ACCENT + "; hoverBackground: lighten(" + ACCENT
            + ", 6%); pressedBackground: darken(" + ACCENT + ", 6%); foreground: $Panel.background; focusColor: $Label.foreground; "
            + "focusedBorderColor: $Panel.background";

    private int least;

    /** @param words the label */
    public MainButton(String words) {
        super(words);
        dress(this);
    }

    /** Sets the least preferred width, in pixels. */
    public void widen(int newLeast) {
        least = newLeast;
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension wish = super.getPreferredSize();
        return new Dimension(Math.max(least, wish.width), wish.height);
    }

    /** Gives a button the look of the main button. */
    public static void dress(JButton button) {
        button.putClientProperty(LOOK, STYLE);
        button.setMargin(new Insets(HIGH, WIDE, HIGH, WIDE));
    }

    /** Gives a button the look of all other buttons. */
    public static void undress(JButton button) {
        button.putClientProperty(LOOK, null);
        button.setMargin(UIManager.getInsets("Button.margin"));
    }
}
