package mystics.editor.canvas;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;
import mystics.geometry.Points;

/**
 * Everything drawn over the finished picture of a room.
 *
 * @param beneath the other side of the tile, if it is shown through the drawing
 * @param ties the lines of the overlay
 * @param steps the numbers of the overlay
 * @param grips the grips of the selection
 * @param guides lines that show where the pointer snaps
 * @param sketched the corners of a shape that is not closed yet
 */
public record RoomPicture(Drawing drawing, Plan plan, Optional<Drawing> beneath, Set<Element> selected, List<Tie> ties,
        List<Integer> steps, List<Grip> grips, List<RoomFlaw> flaws, List<Points> guides, Points sketched) {
    public RoomPicture {
        selected = Set.copyOf(selected);
        ties = List.copyOf(ties);
        steps = List.copyOf(steps);
        grips = List.copyOf(grips);
        flaws = List.copyOf(flaws);
        guides = List.copyOf(guides);
    }
}
