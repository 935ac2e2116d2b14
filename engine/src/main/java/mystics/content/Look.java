package mystics.content;

import java.util.List;

/**
 * The look of drawn things: colour, outline and texture for each shape of a room that has no picture of its own.
 *
 * @param of the things with this look: kinds of decor or terrain, ids of spaces, ids of rooms (their floor), and side colours (the floor of
 *     all other rooms)
 * @param fill the colour, {@code #rrggbb}
 * @param ink the colour of the outline, {@code #rrggbb}
 * @param texture one of the textures in the schema; empty for plain
 * @param height height above the floor in tile units; sets the length of the shadow
 * @param glow the range of the light from these things in tile units; 0 for no light
 */
public record Look(String id, String name, List<String> of, String fill, String ink, String texture, int height,
        int glow) implements Entry {
}
