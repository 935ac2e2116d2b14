package mystics.editor.trace;

import java.util.List;
import mystics.geometry.Points;

/**
 * The result of snapping.
 *
 * @param at the place, in whole units
 * @param guides the lines that attracted the point and must be shown; none if the grid attracted it
 */
public record Snapped(Spot at, List<Points> guides) {
    public Snapped {
        guides = List.copyOf(guides);
    }
}
