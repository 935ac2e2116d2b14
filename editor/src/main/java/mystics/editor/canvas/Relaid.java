package mystics.editor.canvas;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Soundness;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;

/** Keeps exits and marks when the spaces below them are replaced. The spaces of exits are chosen again; marks stay at their places. */
public final class Relaid {
    private Relaid() {
    }

    /**
     * The new drawing, with the exits and marks of the old drawing.
     *
     * @param before the drawing with its old spaces
     * @param rest the drawing without the spaces to be removed
     * @param after the drawing with the new spaces
     */
    public static Drawing of(Drawing before, Drawing rest, Drawing after) {
        Drawing kept = after;
        for (Drawing.Exit exit : before.exits()) {
            if (!rest.exits().contains(exit)) kept = ExitSpaces.with(kept, exit.edge(), exit.colour());
        }
        List<Drawing.Mark> marks = new ArrayList<>(kept.marks());
        for (Drawing.Mark mark : before.marks()) {
            if (!rest.marks().contains(mark)) moved(before, after, mark).filter(one -> isNew(marks, one)).ifPresent(marks::add);
        }
        return Redraw.marks(kept, marks);
    }

    private static boolean isNew(List<Drawing.Mark> marks, Drawing.Mark mark) {
        return marks.stream().noneMatch(other -> other.kind().equals(mark.kind()) && other.space().equals(mark.space()));
    }

    /** Moves a mark whose space was replaced: to the new space at the same place, or else to the nearest space. */
    private static Optional<Drawing.Mark> moved(Drawing before, Drawing after, Drawing.Mark mark) {
        Optional<Spot> place = before.spaces().stream().filter(space -> space.id().equals(mark.space()))
                .map(space -> Shaping.middle(List.of(space.shape()))).findFirst();
        return place.flatMap(at -> after.spaces().stream().min(Comparator.comparingDouble(space -> distance(space, at))))
                .map(space -> new Drawing.Mark(mark.kind(), space.id(), mark.needs(), mark.flow()));
    }

    private static double distance(Drawing.SpaceShape space, Spot at) {
        return Soundness.covers(space.shape(), at) ? 0 : Shaping.middle(List.of(space.shape())).distance(at);
    }
}
