package mystics.view;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.Goal;
import mystics.content.GoalProgress;
import mystics.content.Objective;
import mystics.phase.chapter.story.Victory;
import mystics.phase.explore.WaysOut;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;

/** The spaces where the party works on the goals of its next step, and those that lead into the room of such a goal (END-1). */
public final class GoalSpaces {
    private final Scene scene;

    private GoalSpaces(Scene scene) {
        this.scene = scene;
    }

    /** The spaces of all goals that are open now; the goals of one step may be reached in any order. */
    public static List<Space> open(Scene scene) {
        GoalSpaces spaces = new GoalSpaces(scene);
        return spaces.next().flatMap(spaces::of).distinct().toList();
    }

    /** The room in which the first open goal is reached, if only the table tells it: where its mark lies, or where its enemy stands. */
    public static Optional<RoomInPlay> room(Scene scene) {
        GoalSpaces spaces = new GoalSpaces(scene);
        Optional<Goal> first = spaces.next().findFirst();
        Stream<RoomInPlay> lair = scene.carded().stream().filter(figure -> first.filter(goal -> Objective.names(goal, figure.minionCard()))
                .isPresent()).map(figure -> figure.getRoom());
        Stream<RoomInPlay> marked = first.stream().flatMap(spaces::marked).map(Space::getRoom);
        return Stream.concat(lair, marked).filter(RoomInPlay::isUp).findFirst();
    }

    /** The goals of the first step that is not finished. */
    private Stream<Goal> next() {
        List<GoalProgress> all = Victory.progress(scene);
        Objective objective = scene.box().objective();
        int first = IntStream.range(0, all.size()).filter(goal -> !all.get(goal).reached()).findFirst().orElse(all.size());
        return IntStream.range(first, all.size()).filter(goal -> objective.step(goal) == objective.step(first)).mapToObj(all::get)
                .filter(goal -> goal.open() && !goal.reached()).map(GoalProgress::goal);
    }

    private Stream<Space> of(Goal goal) {
        Stream<String> named = goal.survive() > 0 ? Stream.of() : Stream.concat(goal.on().stream(), goal.help().at().stream());
        return Stream.of(named.flatMap(this::place), marked(goal), waysInto(goal.entered())).flatMap(Function.identity());
    }

    /** The spaces from which a way leads out of a room with heroes into the room that has to be entered. */
    private Stream<Space> waysInto(String entered) {
        return entered.isEmpty() ? Stream.of()
                : scene.heroes().stream().map(Figure::getRoom).distinct().flatMap(room -> WaysOut.toward(scene, room, entered).stream());
    }

    /** The space that a place names; none for a room, and none for a space on the lower side of a tile. */
    private Stream<Space> place(String place) {
        int slash = place.indexOf('/');
        return slash < 0 ? Stream.of()
                : rooms().filter(room -> room.key().equals(place.substring(0, slash)))
                        .map(room -> room.space(place.substring(slash + 1)));
    }

    /** The spaces on which the marks of the goal's hint lie. */
    private Stream<Space> marked(Goal goal) {
        return goal.help().marks().stream().flatMap(mark -> rooms().flatMap(room -> room.lying(mark).stream()));
    }

    private Stream<RoomInPlay> rooms() {
        return IntStream.range(0, scene.box().roomCount()).mapToObj(scene::room).filter(room -> room.isUp() && !room.isGone());
    }
}
