package mystics.editor.type;

import java.awt.Font;
import javax.swing.JComponent;
import javax.swing.UIManager;

/** The type of the window, in the size set by the player. Layout and drawings scale with it. */
public final class Type {
    private Type() {
    }

    /** Plain letters. */
    public static Font plain() {
        return UIManager.getFont("defaultFont");
    }

    /** How high they are, in pixels of the window. */
    public static float size() {
        return plain().getSize2D();
    }

    /** Writes the words of a part in bold letters, so many times as large as they would be. */
    public static void bold(JComponent part, float times) {
        part.setFont(part.getFont().deriveFont(Font.BOLD, part.getFont().getSize2D() * times));
    }
}
