package mystics.editor.canvas;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.editor.trace.Knife;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Soundness;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.KeptSurvey;
import mystics.geometry.Points;

/**
 * Closes the gap between two spaces. Some corners of one space face the other space. These corners are moved until only the usual gap is
 * left.
 */
final class GapClosing {
    /** How much farther than the nearest corner, in tile units, another corner may be from the other space. All these corners are moved. */
    private static final double FACING = 40;

    private GapClosing() {
    }

    /**
     * The drawing in which the two spaces are adjacent; empty if closing the gap would damage a space, or would not make the spaces
     * adjacent.
     */
    static Optional<Drawing> of(KeptSurvey survey, int one, int other) {
        return Stream.of(closed(survey.drawing(), one, other), closed(survey.drawing(), other, one))
                .filter(after -> isSound(after, one) && isSound(after, other))
                .filter(after -> (survey.next(after).plan().neighbours(one) >>> other & 1) != 0).findFirst();
    }

    private static Drawing closed(Drawing drawing, int moving, int fixed) {
        Points shape = drawing.spaces().get(moving).shape();
        Points target = drawing.spaces().get(fixed).shape();
        Points gap = Soundness.gap(shape, target);
        double width = Spot.of(gap, 0).distance(Spot.of(gap, 1));
        double share = (width - Knife.GAP) / width;
        double dx = (gap.x(1) - gap.x(0)) * share;
        double dy = (gap.y(1) - gap.y(0)) * share;
        double front = front(shape, dx, dy);
        Points after = Shaping.of(IntStream.range(0, shape.count()).mapToObj(point -> {
            boolean faces = front - along(shape, point, dx, dy) <= FACING;
            return Spot.of(shape, point).plus(faces ? dx : 0, faces ? dy : 0);
        }).toList());
        return ElementShapes.with(drawing, Element.space(moving), after);
    }

    private static double front(Points shape, double dx, double dy) {
        return IntStream.range(0, shape.count()).mapToDouble(point -> along(shape, point, dx, dy)).max().orElse(0);
    }

    private static double along(Points shape, int point, double dx, double dy) {
        return (shape.x(point) * dx + shape.y(point) * dy) / Math.hypot(dx, dy);
    }

    private static boolean isSound(Drawing drawing, int space) {
        Points shape = drawing.spaces().get(space).shape();
        return IntStream.range(0, drawing.spaces().size()).filter(other -> other != space)
                .allMatch(other -> Soundness.overlap(shape, drawing.spaces().get(other).shape()) == 0);
    }
}
