package mystics.editor.settings;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import java.awt.Font;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.swing.InputMap;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import mystics.editor.art.Theme;
import mystics.editor.type.BookInk;
import mystics.editor.type.PlainUI;

/** The looks of the window. */
public enum Scheme {
    /** Parchment and ink. */
    LIGHT("Light", Theme.LIGHT, "#a01912", "#8d7a5a", new Edges("#94815f", "#cbb898"),
            Map.of("@background", "#f3ead8", "@foreground", "#33261a", "@componentBackground", "#fbf5e8", "@accentColor", "#8a4b1f",
                    "@buttonBackground", "#f8efdc", "Label.disabledForeground", "#76664f",
                    "CheckBox.icon.borderColor", "#85724f")),
    /** A cellar by candlelight. */
    DARK("Dark", Theme.DARK, "#ffa090", "#8a7966", new Edges("#7d6d5b", "#5a4d40"),
            Map.of("@background", "#241f1b", "@foreground", "#eadfcb", "@componentBackground", "#2e2823", "@accentColor", "#e0a050",
                    "@buttonBackground", "#38302a", "Label.disabledForeground", "#a99b87",
                    "CheckBox.icon.borderColor", "#9a8974")),
    /** Black, white and yellow: the strongest contrast. */
    CONTRAST("High contrast", Theme.HIGH_CONTRAST, "#ff9485", "#ffffff", new Edges("#ffffff", "#ffffff"),
            Map.of("@background", "#000000", "@foreground", "#ffffff", "@componentBackground", "#000000", "@accentColor", "#ffd800",
                    "@buttonBackground", "#101010", "Label.disabledForeground", "#c8c8c8",
                    "ToggleButton.selectedBackground", "#ffd800", "ToggleButton.selectedForeground", "#000000"));

    private static final String WORN = "Mystics.scheme";
    private final String title;
    private final Theme theme;
    private final Map<String, String> colours;

    /**
     * The colours of edges.
     *
     * @param pressed the edge of what can be pressed, chosen or written into: everybody must see where it ends
     * @param faint the edge of panels, and of what can not be used now
     */
    private record Edges(String pressed, String faint) {
        private void put(Map<String, String> colours) {
            List.of("Component.borderColor", "Button.borderColor", "Slider.trackColor").forEach(key -> colours.put(key, pressed));
            List.of("Mystics.edge", "Component.disabledBorderColor", "Button.disabledBorderColor").forEach(key -> colours.put(key, faint));
        }
    }

    /**
     * @param red the red of hearts, which is also read on the ground of a highlighted row
     * @param thumb the colour of the part of a scroll bar that moves
     */
    Scheme(String title, Theme theme, String red, String thumb, Edges edges, Map<String, String> colours) {
        this.title = title;
        this.theme = theme;
        this.colours = new HashMap<>(colours);
        this.colours.put("Actions.Red", red);
        this.colours.put("ScrollBar.thumb", thumb);
        edges.put(this.colours);
    }

    /** The look that was applied last; parchment if no look has been applied. */
    public static Scheme worn() {
        return UIManager.get(WORN) instanceof Scheme scheme ? scheme : LIGHT;
    }

    /** The matching theme of the board. */
    public Theme theme() {
        return theme;
    }

    /** The matching colours of the book. */
    private BookInk book() {
        return switch (this) {
            case LIGHT -> BookInk.DAY;
            case DARK -> BookInk.CANDLE;
            case CONTRAST -> BookInk.STARK;
        };
    }

    /** Whether text is light on a dark background. */
    public boolean isDark() {
        return this != LIGHT;
    }

    /**
     * Puts this look on all windows.
     *
     * @param percent the text size, 100 to 250
     */
    public void wear(int percent) {
        UIManager.put(WORN, this);
        book().wear();
        FlatLaf laf = isDark() ? new FlatDarkLaf() : new FlatLightLaf();
        laf.setExtraDefaults(colours);
        FlatLaf.setUseNativeWindowDecorations(false);
        UIManager.put("Button.arc", 10);
        UIManager.put("Component.arc", 10);
        UIManager.put("ScrollBar.thumbArc", 999);
        UIManager.put("ScrollBar.width", 10);
        // In an open list, the arrow keys only move the selection; Enter or a click chooses.
        UIManager.put("ComboBox.noActionOnKeyNavigation", true);
        UIManager.put("Component.focusWidth", this == CONTRAST ? 3 : 2);
        UIManager.put("defaultFont", null);
        FlatInterFont.installLazy();
        FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
        PlainUI.wear();
        FlatLaf.setup(laf);
        freePageKeys();
        pressWithEnter();
        Font plain = UIManager.getFont("defaultFont");
        UIManager.put("defaultFont", plain.deriveFont(plain.getSize2D() * percent / 100f));
        FlatLaf.updateUI();
    }

    /** Takes the page keys from lists and sliders, where they would change a choice unseen: they scroll the page. */
    private static void freePageKeys() {
        for (String keys : List.of("ComboBox.ancestorInputMap", "Slider.focusInputMap")) {
            InputMap map = (InputMap) UIManager.get(keys);
            map.remove(KeyStroke.getKeyStroke("PAGE_DOWN"));
            map.remove(KeyStroke.getKeyStroke("PAGE_UP"));
        }
    }

    /** Lets Enter press the button that has the focus, as Space does. */
    private static void pressWithEnter() {
        InputMap map = (InputMap) UIManager.get("Button.focusInputMap");
        map.put(KeyStroke.getKeyStroke("ENTER"), "pressed");
        map.put(KeyStroke.getKeyStroke("released ENTER"), "released");
    }

    @Override
    public String toString() {
        return title;
    }
}
