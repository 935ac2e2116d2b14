package mystics.editor.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The movement and the events on a board at a given moment.
 *
 * @param glided the finished part of the glide, 0 to 1
 * @param acted the finished part of the act, 0 to 1
 * @param wheel the place of the minion wheel in the coordinates of the board
 * @param clear the part of the board between the panels
 */
public record Moving(Optional<Glide> glide, double glided, Optional<BoardAct> act, double acted, Point2D wheel,
        Rectangle2D clear) {
    /** The slots of the figures that are not painted on their spaces. */
    Set<Integer> slots() {
        Set<Integer> slots = new HashSet<>();
        glide.ifPresent(known -> slots.addAll(known.slots()));
        act.ifPresent(known -> slots.addAll(known.slots()));
        return slots;
    }

    /** The time within the act, in the act's own milliseconds; 0 if there is no act. */
    double time() {
        return act.map(known -> known.time(acted)).orElse(0.0);
    }

    /** The moving figures, from back to front. A figure that takes part in an event does not glide. */
    List<BoardAct.Actor> actors() {
        Set<Integer> acting = act.map(BoardAct::slots).orElse(Set.of());
        Stream<BoardAct.Actor> gliding = glide.stream().flatMap(known -> known.at(glided).stream())
                .filter(placed -> !acting.contains(placed.figure().slot())).map(placed -> new BoardAct.Actor(placed, 1));
        return Stream.concat(gliding, act.stream().flatMap(known -> known.actors(time()).stream()))
                .sorted(Comparator.comparingDouble(actor -> actor.placed().y())).toList();
    }
}
