package mystics.editor.art;

import java.awt.Color;

/** Mixes, lightens and darkens colours. */
public final class Colours {
    private Colours() {
    }

    /** A colour between two others: 0 gives the first, 1 the second. */
    public static Color mix(Color from, Color to, double share) {
        return new Color(part(from.getRed(), to.getRed(), share), part(from.getGreen(), to.getGreen(), share),
                part(from.getBlue(), to.getBlue(), share),
                part(from.getAlpha(), to.getAlpha(), share));
    }

    private static int part(int from, int to, double share) {
        return (int) Math.max(0, Math.min(255, Math.round(from + (to - from) * share)));
    }

    /** The perceived brightness of a colour, 0 to 1. */
    public static double brightness(Color colour) {
        return (0.3 * colour.getRed() + 0.59 * colour.getGreen() + 0.11 * colour.getBlue()) / 255;
    }

    /** A colour with a given opacity, 0 to 1. */
    public static Color thin(Color colour, double cover) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), part(0, 255, cover));
    }

    /** A colour nearer to black. */
    public static Color dark(Color colour, double share) {
        return mix(colour, new Color(0x1c120a), share);
    }

    /** A colour nearer to a warm white. */
    public static Color bright(Color colour, double share) {
        return mix(colour, new Color(0xfff6e0), share);
    }

    /** Reads a colour such as {@code #rrggbb}; for any other text, returns the second argument. */
    public static Color of(String text, Color otherwise) {
        return text.matches("#[0-9a-f]{6}") ? new Color(Integer.parseInt(text.substring(1), 16)) : otherwise;
    }
}
