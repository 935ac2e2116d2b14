package mystics.editor.trace;

import java.util.List;
import mystics.geometry.Points;

/**
 * The result of snapping.
 *
 * @param at the place, in whole units
 * @param guides the lines that attracted the point, to be shown; none for the grid
 */
public record Snapped(Spot at, List<Points> guides) {
    public Snapped {
        guides = List.copyOf(guides);
    }
}
