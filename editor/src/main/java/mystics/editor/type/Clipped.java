package mystics.editor.type;

import java.awt.FontMetrics;

/** Fits the words of a drawing into a width. */
public final class Clipped {
    private Clipped() {
    }

    /**
     * The words if they fit into a width in pixels; otherwise as many of their letters as fit, with an ellipsis. At least one letter stays.
     */
    public static String to(String words, FontMetrics letters, double width) {
        String shown = words;
        while (shown.length() > 2 && letters.stringWidth(shown) > width) {
            shown = shown.substring(0, shown.length() - 2).stripTrailing() + "…";
        }
        return shown;
    }
}
