package mystics.editor.art;

import java.awt.Color;

/** Mixes, lightens and darkens colours. */
public final class Colours {
    private Colours() {
    }

    /** A colour on the way from one to another; 0 is the first, 1 the second. */
    public static Color mix(Color from, Color to, double share) {
        return new Color(part(from.getRed(), to.getRed(), share), part(from.getGreen(), to.getGreen(), share), part(from.getBlue(), to.getBlue(), share),
                part(from.getAlpha(), to.getAlpha(), share));
    }

    private static int part(int from, int to, double share) {
        return (int) Math.max(0, Math.min(255, Math.round(from + (to - from) * share)));
    }

    /** A colour that covers only so much, 0 to 1. */
    public static Color thin(Color colour, double cover) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), part(0, 255, cover));
    }

    /** Nearer to black. */
    public static Color dark(Color colour, double share) {
        return mix(colour, new Color(0x1c120a), share);
    }

    /** Nearer to warm white. */
    public static Color bright(Color colour, double share) {
        return mix(colour, new Color(0xfff6e0), share);
    }

    /** Of {@code #rrggbb}; what is written otherwise gives the other colour. */
    public static Color of(String text, Color otherwise) {
        return text.matches("#[0-9a-f]{6}") ? new Color(Integer.parseInt(text.substring(1), 16)) : otherwise;
    }
}
