package mystics.editor.trace;

import java.util.List;
import mystics.geometry.Points;

/**
 * Where a point came to lie.
 *
 * @param at     the place, in whole units
 * @param guides the lines that drew it there, for people to see; none for the grid
 */
public record Snapped(Spot at, List<Points> guides) {
    public Snapped {
        guides = List.copyOf(guides);
    }
}
