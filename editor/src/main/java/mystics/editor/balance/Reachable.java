package mystics.editor.balance;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Goal;
import mystics.lint.Journey;

/** Whether mice can enter every room that the objective of a chapter names. */
public record Reachable(Optional<String> missing) {
    /** Compares the rooms that the objective of a chapter names with the rooms that mice can reach on the chapter's tiles. */
    public static Reachable of(Chapter chapter, Catalog catalog) {
        Set<String> reached = Journey.of(chapter, catalog).reached();
        return new Reachable(chapter.objective().stream().flatMap(step -> step.anyOrder().isEmpty() ? Stream.of(step)
                : step.anyOrder().stream()).flatMap(Reachable::rooms).filter(room -> !reached.contains(room)).findFirst());
    }

    private static Stream<String> rooms(Goal goal) {
        return Stream.concat(Stream.of(goal.entered(), goal.cleared(), goal.gathered()).filter(room -> !room.isEmpty()),
                goal.on().stream().map(place -> place.substring(0, Math.max(0, place.indexOf('/')))));
    }

    /** The words of the badge, which stand before the win rate. */
    public Sentence words(Catalog catalog) {
        return missing.map(room -> Sentence.of("{room} cannot be reached", "room",
                catalog.rooms().containsKey(room) ? catalog.rooms().get(room).name() : room)).orElse(Sentence.of("Reachable"));
    }
}
