package mystics.editor.art;

import java.awt.Color;
import java.util.List;

/**
 * The colours of everything the program draws. The method {@link #tone} adapts the colours that mods state.
 *
 * @param table the table under the board
 * @param ink outlines and letters on paper
 * @param paper cards and tile backs
 * @param legal legal choices
 * @param target possible targets
 * @param path a walk
 * @param night the darkness of rooms, 0 to 1; lights shine through it
 * @param stark whether textures and shades are replaced by black and white outlines
 */
public record Theme(String name, Color table, Color ink, Color paper, Color legal, Color target, Color path, double night, boolean stark) {
    /** The light theme: warm paper in daylight. */
    public static final Theme LIGHT = new Theme("light", new Color(0x6b5138), new Color(0x2f2218), new Color(0xf3e7cd), new Color(0x2f7d4f),
            new Color(0xb3261e), new Color(0x1f5fa8), 0.17, false);
    /** The dark theme, like candlelight. */
    public static final Theme DARK = new Theme("dark", new Color(0x35261a), new Color(0x1a120c), new Color(0xd9c8a4), new Color(0x5fd08d),
            new Color(0xff7a66), new Color(0x7db8ff), 0.42, false);
    /** The high-contrast theme: black lines on white. */
    public static final Theme HIGH_CONTRAST = new Theme("high-contrast", Color.BLACK, Color.BLACK, Color.WHITE, new Color(0x00602b),
            new Color(0xb00000), new Color(0x003c9e), 0, true);

    /** All themes. */
    public static final List<Theme> ALL = List.of(LIGHT, DARK, HIGH_CONTRAST);

    /** Adapts a fill colour to this theme. */
    public Color tone(Color colour) {
        return stark ? Colours.mix(colour, Color.WHITE, 0.72) : colour;
    }

    /** Adapts an outline colour to this theme. */
    public Color line(Color colour) {
        return stark ? Color.BLACK : colour;
    }
}
