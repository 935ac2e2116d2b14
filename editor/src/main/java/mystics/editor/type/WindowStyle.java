package mystics.editor.type;

import java.awt.Color;
import javax.swing.UIManager;
import javax.swing.text.ViewFactory;
import javax.swing.text.html.StyleSheet;

/** The style of a page in the window's letters and colours. */
final class WindowStyle implements PaperStyle {
    @Override
    public void rules(StyleSheet sheet, float size) {
        int points = Math.round(size);
        String ink = Html.colour(colour("Label.foreground"));
        String faint = Html.colour(colour("Label.disabledForeground"));
        String accent = Html.colour(colour("Component.linkColor"));
        sheet.addRule("body { font-family: '" + Type.plain().getFamily() + "'; font-size: " + points + "px; color: " + ink
                + "; margin: 0; }");
        sheet.addRule("p { margin-top: 0; margin-bottom: " + points / 2 + "px; }");
        sheet.addRule("p.round { color: " + faint + "; font-weight: bold; margin-top: " + points / 2 + "px; }");
        sheet.addRule("p.box { border: 1px solid " + accent + "; padding: " + points / 2 + "px; margin: " + points / 2 + "px; }");
        sheet.addRule("h1 { font-size: " + Math.round(points * 1.5f) + "px; margin-top: 0; margin-bottom: " + points / 2 + "px; }");
        sheet.addRule("h2 { font-size: " + Math.round(points * 1.15f) + "px; margin-top: " + points / 2 + "px; margin-bottom: " + points / 4
                + "px; }");
        sheet.addRule(".facts { color: " + faint + "; }");
        sheet.addRule("a { color: " + accent + "; text-decoration: none; }");
        sheet.addRule("a.quiet { color: " + faint + "; font-size: " + Math.round(points * 0.78f) + "px; }");
    }

    @Override
    public ViewFactory views(ViewFactory usual) {
        return usual;
    }

    @Override
    public Color ground() {
        return colour("Panel.background");
    }

    private static Color colour(String key) {
        Color known = UIManager.getColor(key);
        return known == null ? Color.GRAY : known;
    }
}
