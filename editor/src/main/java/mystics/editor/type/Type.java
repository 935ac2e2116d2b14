package mystics.editor.type;

import java.awt.Font;
import javax.swing.JComponent;
import javax.swing.UIManager;

/** The typeface of the window, in the size set by the player. Layout and drawings scale with the size of the type. */
public final class Type {
    private Type() {
    }

    /** The plain font. */
    public static Font plain() {
        return UIManager.getFont("defaultFont");
    }

    /** The height of the font, in pixels of the window. */
    public static float size() {
        return plain().getSize2D();
    }

    /** Sets a component's text in bold, enlarged by a factor. */
    public static void bold(JComponent part, float times) {
        part.setFont(part.getFont().deriveFont(Font.BOLD, part.getFont().getSize2D() * times));
    }
}
