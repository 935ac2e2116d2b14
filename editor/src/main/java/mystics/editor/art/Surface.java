package mystics.editor.art;

import java.awt.Color;
import mystics.content.Look;

/**
 * A look, with its colours adapted to the current theme.
 *
 * @param height the length of its shadow, in tile units
 * @param glow the reach of its light, in tile units
 * @param stark whether decoration is left out
 */
public record Surface(Color fill, Color ink, Texture texture, double height, double glow, boolean stark) {
    private static final Color GREY = new Color(0xb0a48f);
    private static final Color BROWN = new Color(0x3b2c1d);

    /** The surface for a look, under a theme. */
    public static Surface of(Look look, Theme theme) {
        return new Surface(theme.tone(Colours.of(look.fill(), GREY)), theme.line(Colours.of(look.ink(), BROWN)), Texture.of(look.texture()),
                look.height(), look.glow(), theme.stark());
    }

    /** The surface used if no mod states one. */
    public static Surface unknown(Theme theme) {
        return new Surface(theme.tone(GREY), theme.line(BROWN), Texture.PLAIN, 4, 0, theme.stark());
    }
}
