package mystics.editor.type;

import javax.swing.JButton;

/** The main button among several. It has the accent colour of the window, and its focus frame has the colour of the letters. */
public final class MainButton extends JButton {
    private static final String ACCENT = "$Component.accentColor";
    private static final String STYLE = "background: " + ACCENT + "; focusedBackground: " + ACCENT + "; hoverBackground: lighten(" + ACCENT
            + ", 6%); pressedBackground: darken(" + ACCENT + ", 6%); foreground: $Panel.background; focusColor: $Label.foreground; "
            + "focusedBorderColor: $Panel.background";

    /** @param words the label */
    public MainButton(String words) {
        super(words);
        putClientProperty("FlatLaf.style", STYLE);
    }
}
