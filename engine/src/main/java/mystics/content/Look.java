package mystics.content;

import java.util.List;

/**
 * How drawn things look: a colour, a line and a texture for every outline of a room that has no picture of its own.
 *
 * @param of what looks so: kinds of decor and of terrain, ids of spaces, of rooms (their floor) and colours of sides (the floor of all others)
 * @param fill its colour, {@code #rrggbb}
 * @param ink the colour of its outline, the same
 * @param texture one of the words of the schema; empty for plain
 * @param height how far it stands above the floor, in tile units: the length of its shadow
 * @param glow how far its light reaches, in tile units; 0 when it gives none
 */
public record Look(String id, String name, List<String> of, String fill, String ink, String texture, int height, int glow) implements Entry {
}
