package mystics.editor.type;

import java.util.List;
import javax.swing.JComponent;
import javax.swing.JToolTip;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;

/**
 * Shows texts from mods, saved games and players as plain text in labels, buttons and tooltips. Otherwise, Swing would read any text that
 * begins with {@code <html>} as HTML, and would fetch its pictures. Only components made for HTML show HTML.
 */
public final class PlainUI {
    private static final List<String> KINDS = List.of("Label", "Button", "ToggleButton", "CheckBox", "RadioButton", "MenuItem", "ToolTip");

    private PlainUI() {
    }

    /** From now on, makes all labels, buttons and tooltips show plain text in every look. */
    public static void wear() {
        KINDS.forEach(kind -> UIManager.put(kind + "UI", PlainUI.class.getName()));
    }

    /** Swing calls this method for each new component, before the component has any text. */
    public static ComponentUI createUI(JComponent component) {
        component.putClientProperty("html.disable", !(component instanceof WordButton || component instanceof HtmlLabel));
        if (component instanceof JToolTip tip) TipLines.in(tip);
        return UIManager.getLookAndFeelDefaults().getUI(component);
    }
}
