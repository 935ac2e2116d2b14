package mystics.editor.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;

/** The kinds of lines over a drawing. The lines show how the engine understands the drawing. */
public enum Overlay {
    NEXT("Next to", "Lines join the spaces that are adjacent."), SIGHT("Sight", "Lines show what a space sees."),
    REACH("Reach", "Numbers count the steps from a space."), FLOW("Flow", "Arrows show where currents carry.");

    private final String title;
    private final String words;

    Overlay(String title, String words) {
        this.title = title;
        this.words = words;
    }

    /** The name of the overlay on a button. */
    public Sentence title() {
        return Sentence.of(title);
    }

    /** An explanation of the overlay. */
    public Sentence words() {
        return Sentence.of(words);
    }

    /**
     * The lines of this overlay.
     *
     * @param drawing the drawing
     * @param plan the plan of the drawing
     * @param from the space whose sight is shown
     */
    public List<Tie> ties(Drawing drawing, Plan plan, OptionalInt from) {
        return switch (this) {
            case NEXT -> next(drawing, plan);
            case SIGHT -> from.isPresent() ? sight(drawing, plan, from.getAsInt()) : List.of();
            case REACH -> List.of();
            case FLOW -> IntStream.range(0, plan.size()).filter(space -> plan.flow(space) >= 0)
                    .mapToObj(space -> new Tie(space, plan.flow(space), Tie.Kind.FLOWS)).toList();
        };
    }

    /** In the overlay of reach, the number of steps from a space to each other space; empty in other overlays. */
    public List<Integer> steps(Plan plan, OptionalInt from) {
        return this == REACH && from.isPresent()
                ? IntStream.range(0, plan.size()).mapToObj(space -> plan.steps(from.getAsInt(), space)).toList() : List.of();
    }

    private static List<Tie> next(Drawing drawing, Plan plan) {
        List<Tie> ties = new ArrayList<>();
        for (int one = 0; one < plan.size(); one++) {
            for (int other = one + 1; other < plan.size(); other++) {
                next(drawing, plan, one, other).forEach(ties::add);
            }
        }
        return ties;
    }

    private static Stream<Tie> next(Drawing drawing, Plan plan, int one, int other) {
        if (ByHand.names(drawing.apart(), plan.name(one), plan.name(other))) return Stream.of(new Tie(one, other, Tie.Kind.PARTED));
        if (has(plan.acrossRed(one), other)) return Stream.of(new Tie(one, other, Tie.Kind.RED));
        if (!has(plan.neighbours(one), other)) return Stream.of();
        if (ByHand.names(drawing.together(), plan.name(one), plan.name(other))) return Stream.of(new Tie(one, other, Tie.Kind.JOINED));
        if (!has(plan.acrossYellow(one), other)) return Stream.of(new Tie(one, other, Tie.Kind.NEXT));
        return Stream.of(has(plan.uphill(one), other) ? new Tie(other, one, Tie.Kind.DOWN) : new Tie(one, other, Tie.Kind.DOWN));
    }

    private static List<Tie> sight(Drawing drawing, Plan plan, int from) {
        return IntStream.range(0, plan.size()).filter(other -> other != from).boxed().flatMap(other -> {
            String one = plan.name(from);
            String second = plan.name(other);
            return ByHand.names(drawing.blind(), one, second) ? Stream.of(new Tie(from, other, Tie.Kind.HIDDEN))
                    : !has(plan.sees(from), other) ? Stream.<Tie>of()
                    : Stream.of(new Tie(from, other, ByHand.names(drawing.seen(), one, second) ? Tie.Kind.SHOWN : Tie.Kind.SEES));
        }).toList();
    }

    private static boolean has(long mask, int space) {
        return (mask >>> space & 1) != 0;
    }
}
