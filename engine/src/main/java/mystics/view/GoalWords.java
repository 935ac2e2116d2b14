package mystics.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Name;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.content.Goal;
import mystics.content.GoalProgress;
import mystics.content.Objective;
import mystics.content.TextKey;
import mystics.rules.Called;
import mystics.rules.Refusal;

/** The goals of a chapter in words: the author's own words, or words made from the facts of the goal. Counted goals show their progress. */
public final class GoalWords {
    /** Stands, in an author's words for a goal, for the page that the hourglass has to reach. */
    private static final String PAGE = "{page}";
    private final Catalog catalog;

    /** @param catalog provides the names of the rooms, cards and minions in goals */
    public GoalWords(Catalog catalog) {
        this.catalog = catalog;
    }

    /** A goal in words; a counted goal also shows how much of it has been done, and some goals show the number of a mark. */
    public Sentence of(GoalProgress progress) {
        Sentence what = of(progress.goal());
        String shows = progress.goal().shows();
        if (!shows.isEmpty()) {
            return Sentence.of("{what} ({thing}: {n})", "what", what, "thing", called(shows), "n", progress.shown());
        }
        return progress.wanted() == 1 ? what
                : Sentence.of("{what} ({have} of {wanted})", "what", what, "have", progress.have(), "wanted", progress.wanted());
    }

    /** What is still missing when every goal is reached, but a rule holds the victory back. */
    public static Sentence held(Refusal back) {
        return Sentence.of(back.remedy().isEmpty() ? "Not won yet: {why}." : "Not won yet: {why}. {remedy}.", "why", back.why(), "remedy",
                back.remedy());
    }

    /** The task of a goal in words. */
    public Sentence of(Goal goal) {
        if (!goal.says().isEmpty()) {
            return Sentence.of("{goal}", "goal", goal.says().replace(PAGE, String.valueOf(goal.survive())));
        }
        List<Sentence> parts = new ArrayList<>();
        when(parts, goal.entered(), room -> Sentence.of("Come into {room}.", "room", room(room)));
        when(parts, goal.cleared(), room -> Sentence.of("Leave no minion in {room}.", "room", room(room)));
        if (!goal.on().isEmpty()) {
            parts.add(on(goal.on()));
        }
        when(parts, goal.gathered(), room -> Sentence.of("Everybody who is not captured is in {room}.", "room", room(room)));
        when(parts, goal.reached(), mark -> Sentence.of("Reach: {thing}.", "thing", called(mark)));
        when(parts, goal.defeated(), minion -> Sentence.of("Defeat {minion}.", "minion", minion(goal)));
        when(parts, goal.held(), thing -> goal.by().isEmpty() ? Sentence.of("Have {thing}.", "thing", called(thing))
                : Sentence.of("{hero} has {thing}.", "hero", called(goal.by()), "thing", called(thing)));
        when(parts, goal.left(), who -> Sentence.of("Everybody who is not captured has left and is safe."));
        if (goal.survive() > 0) {
            parts.add(Sentence.of("Hold out until the hourglass stands on page {page}.", "page", goal.survive()));
        }
        return parts.size() == 1 ? parts.get(0) : Sentence.of("{first} {then}", "first", parts.get(0), "then", parts.get(1));
    }

    private static void when(List<Sentence> parts, String named, java.util.function.Function<String, Sentence> words) {
        if (!named.isEmpty()) {
            parts.add(words.apply(named));
        }
    }

    private Sentence on(List<String> places) {
        List<Object> spaces = places.stream().<Object>map(place -> {
            String[] named = place.split("/");
            return new Name(TextKey.of(catalog.rooms().get(named[0]), "spaces/" + named[1] + "/name"),
                    catalog.rooms().get(named[0]).spaceName(named[1]), "");
        }).toList();
        Object where = spaces.size() == 1 ? spaces.get(0) : spaces;
        return Sentence.of("Everybody who is not captured stands on {space} in {room}.", "space", where, "room",
                room(places.get(0).split("/")[0]));
    }

    private Name room(String id) {
        return Optional.<Entry>ofNullable(catalog.rooms().get(id)).map(Called::by).orElseGet(() -> bare(id));
    }

    private Name minion(Goal goal) {
        return catalog.minions().values().stream().filter(minion -> Objective.names(goal, minion)).findFirst().map(Called::by)
                .orElseGet(() -> bare(goal.defeated()));
    }

    private Name called(String id) {
        Optional<? extends Entry> entry = Optional.ofNullable(catalog.marks().get(id));
        entry = entry.isPresent() ? entry : Optional.ofNullable(catalog.cards().get(id));
        entry = entry.isPresent() ? entry : Optional.ofNullable(catalog.heroes().get(id));
        return entry.map(Called::by).orElseGet(() -> bare(id));
    }

    private static Name bare(String id) {
        return new Name("", id.replace('-', ' '), "");
    }
}
