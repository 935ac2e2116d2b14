package mystics.content;

import mystics.geometry.Drawing;
import mystics.geometry.Plan;

/**
 * One side of a tile: a room (SETUP-4).
 *
 * @param tile id of the tile it is a side of
 * @param number its place on the tile: odd and even sides back each other
 * @param colour the colour of its exits unless they say otherwise
 * @param drawing the side as drawn; {@code plan} what the engine worked out from it
 */
public record Room(String id, String name, String tile, int number, String colour, Drawing drawing, Plan plan, String text) implements Entry {
}
