package mystics.editor.canvas;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Soundness;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.KeptSurvey;
import mystics.geometry.Plan;
import mystics.geometry.Points;

/** Finds the flaws of a drawing that can be shown on the drawing, each with its remedies. */
public final class RoomFlaws {
    /** The area, in square tile units, by which drawn spaces may overlap before the engine refuses the drawing. */
    private static final double OVERLAP = 400;
    /** The widest gap between two spaces that a figure can step across, in tile units. */
    private static final int BRIDGE = 60;

    private RoomFlaws() {
    }

    /** All flaws: spaces that overlap, spaces that nobody can walk to, exits without spaces, and more spaces than a side can hold. */
    public static List<RoomFlaw> of(KeptSurvey survey) {
        return Stream.of(overlaps(survey.drawing()).stream(), islands(survey), exits(survey.drawing()), number(survey.drawing()))
                .flatMap(flaws -> flaws).toList();
    }

    private static List<RoomFlaw> overlaps(Drawing d) {
        List<Rectangle2D> boxes = d.spaces().stream().map(space -> Strokes.area(space.shape()).getBounds2D()).toList();
        List<RoomFlaw> flaws = new ArrayList<>();
        for (int one = 0; one < d.spaces().size(); one++) {
            for (int other = one + 1; other < d.spaces().size(); other++) {
                Points first = d.spaces().get(one).shape();
                Points second = d.spaces().get(other).shape();
                boolean meet = boxes.get(one).intersects(boxes.get(other));
                if (meet && Soundness.overlap(first, second) > OVERLAP) flaws.add(overlap(d, one, other));
            }
        }
        return flaws;
    }

    private static RoomFlaw overlap(Drawing d, int one, int other) {
        Spot middle = Shaping.middle(List.of(d.spaces().get(one).shape()))
                .toward(Shaping.middle(List.of(d.spaces().get(other).shape())), 0.5);
        Sentence words = Sentence.of("{one} and {other} overlap", "one", id(d, one), "other", id(d, other));
        return new RoomFlaw(words, new Points(middle.x(), middle.y()), Stream.of(List.of(one, other), List.of(other, one))
                .flatMap(pair -> Soundness.cutBack(d.spaces().get(pair.get(0)).shape(), d.spaces().get(pair.get(1)).shape()).stream()
                        .map(rest -> new RoomFlaw.Mend(Sentence.of("Cut {space} back", "space", id(d, pair.get(0))),
                                ElementShapes.with(d, Element.space(pair.get(0)), rest))))
                .toList());
    }

    private static Stream<RoomFlaw> islands(KeptSurvey survey) {
        Plan plan = survey.plan();
        int[] groups = IntStream.range(0, plan.size()).map(space -> IntStream.range(0, plan.size())
                .filter(other -> plan.stepsOverLines(space, other) < Plan.FAR).findFirst().orElse(space)).toArray();
        int mainland = IntStream.of(groups).boxed().max(Comparator.comparingLong(group -> IntStream.of(groups)
                .filter(other -> other == group).count())).orElse(Plan.NONE);
        return IntStream.of(groups).distinct().filter(group -> group != mainland).mapToObj(group -> island(survey, groups, group));
    }

    /** The flaw that a group of spaces is cut off from the rest. The flaw is shown where the group comes nearest to the rest. */
    private static RoomFlaw island(KeptSurvey survey, int[] groups, int group) {
        Drawing d = survey.drawing();
        int[] best = IntStream.range(0, groups.length).filter(one -> groups[one] == group).boxed()
                .flatMap(one -> IntStream.range(0, groups.length).filter(other -> groups[other] != group)
                        .mapToObj(other -> new int[] {one, other}))
                .min(Comparator.comparingDouble(pair -> distance(d, pair))).orElseThrow();
        long away = Math.round(distance(d, best));
        Sentence words = away > BRIDGE
                ? Sentence.of("Nobody can walk to {one}: {other} is {away} away, and a base bridges {bridge}", "one", id(d, best[0]),
                        "other", id(d, best[1]), "away", away, "bridge", BRIDGE)
                : Sentence.of("Nobody can walk to {one}: something stands between it and {other}", "one", id(d, best[0]), "other",
                        id(d, best[1]));
        Optional<RoomFlaw.Mend> closing = away > BRIDGE ? GapClosing.of(survey, best[0], best[1])
                .map(after -> new RoomFlaw.Mend(Sentence.of("Close the gap"), after)) : Optional.empty();
        return new RoomFlaw(words, Soundness.gap(d.spaces().get(best[0]).shape(), d.spaces().get(best[1]).shape()),
                Stream.concat(closing.stream(), Stream.of(new RoomFlaw.Mend(Sentence.of("Join by hand"),
                        ByHand.join(d, id(d, best[0]), id(d, best[1]))))).toList());
    }

    private static double distance(Drawing d, int[] pair) {
        return Soundness.distance(d.spaces().get(pair[0]).shape(), d.spaces().get(pair[1]).shape());
    }

    private static Stream<RoomFlaw> exits(Drawing d) {
        return d.exits().stream().filter(exit -> exit.spaces().isEmpty()).map(exit -> new RoomFlaw(
                Sentence.of("An exit leads to no space"), at(MarkPlaces.exit(exit)),
                List.of(new RoomFlaw.Mend(Sentence.of("Choose its spaces"), ExitSpaces.with(d, exit.edge(), exit.colour())))));
    }

    private static Stream<RoomFlaw> number(Drawing d) {
        int number = d.spaces().size();
        Sentence words = number < RoomFile.MOST
                ? Sentence.of("A side holds at most {most} spaces, and this one has {number}", "most", Plan.MOST, "number", number)
                : Sentence.of("A side holds at most {most} spaces. Only the first {number} are drawn here; delete those that are too many",
                        "most", Plan.MOST, "number", number);
        return number <= Plan.MOST ? Stream.of() : Stream.of(new RoomFlaw(words, at(new Spot(500, 500)), List.of()));
    }

    private static Points at(Spot spot) {
        return new Points(spot.x(), spot.y());
    }

    private static String id(Drawing d, int space) {
        return d.spaces().get(space).id();
    }
}
