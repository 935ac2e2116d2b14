package mystics.bot;

import java.util.List;
import java.util.Optional;
import mystics.content.Chapter;
import mystics.content.Goal.Hint;
import mystics.content.MinionCard;
import mystics.content.Objective;
import mystics.phase.Notes;
import mystics.phase.chapter.story.Victory;
import mystics.rules.Figure;
import mystics.rules.Scene;

/**
 * The party's next destination, according to the chapter's objective.
 *
 * @param room the destination room, or -1 when the objective names none
 * @param spaces the spaces to be reached in the destination room, one bit each; 0 for none
 * @param everybody whether every hero has to reach the destination, rather than just one
 * @param hint the author's advice on how to reach the goal
 */
record Destination(int room, long spaces, boolean everybody, Hint hint) {
    private static final Destination NOWHERE = new Destination(-1, 0, false, Hint.NONE);

    /** The goal nearest to a room, among the goals not yet reached of the first unfinished step. */
    static Destination of(Scene scene, int from, Route route) {
        Objective objective = scene.box().objective();
        Destination nearest = NOWHERE;
        int step = -1;
        int fewest = Integer.MAX_VALUE;
        for (int number = 0; number < objective.goals().size(); number++) {
            if (step >= 0 && objective.step(number) > step) {
                break;
            }
            if (!Victory.isReached(scene, number)) {
                Destination goal = of(scene, objective.goals().get(number));
                nearest = nearest == NOWHERE ? goal : nearest;
                if (goal.room() >= 0) {
                    step = objective.step(number);
                    int rooms = route.rooms(from, goal.room());
                    if (rooms < fewest) {
                        fewest = rooms;
                        nearest = goal;
                    }
                }
            }
        }
        return nearest;
    }

    /**
     * The place of a goal. If the deed of the goal is done in another room, that room is the destination until the party has entered it.
     */
    private static Destination of(Scene scene, mystics.content.Goal goal) {
        Hint hint = goal.help();
        int deed = hint.deed().isEmpty() ? -1 : scene.box().roomNumber(hint.room());
        boolean first = deed >= 0 && !scene.room(deed).has(Notes.EXPLORED);
        return first ? at(scene, hint.at(), false, hint) : ofConditions(scene, goal, hint);
    }

    private static Destination ofConditions(Scene scene, mystics.content.Goal goal, Hint hint) {
        if (!goal.entered().isEmpty()) {
            return new Destination(scene.box().roomNumber(goal.entered()), 0, false, hint);
        }
        if (!goal.cleared().isEmpty() && isToClear(scene, goal.cleared())) {
            return new Destination(scene.box().roomNumber(goal.cleared()), 0, false, hint);
        }
        if (!goal.on().isEmpty()) {
            return at(scene, goal.on(), true, hint);
        }
        if (!goal.gathered().isEmpty()) {
            return new Destination(scene.box().roomNumber(goal.gathered()), 0, false, hint);
        }
        return prey(scene, goal).map(minion -> new Destination(minion.getRoom().number(), 0, false, hint))
                .orElseGet(() -> hint.at().isEmpty() ? lair(scene, goal)
                        : at(scene, hint.deed().isEmpty() ? unseen(scene, hint.at()) : hint.at(), false, hint));
    }

    /** Whether no hero has been in a room yet, or whether minions are in it. */
    private static boolean isToClear(Scene scene, String room) {
        return !scene.room(scene.box().roomNumber(room)).has(Notes.EXPLORED)
                || scene.minions().stream().anyMatch(minion -> minion.getRoom().key().equals(room));
    }

    /** The places of the goal, beginning with the first one whose room has not been entered; all places if every room has been entered. */
    private static List<String> unseen(Scene scene, List<String> places) {
        List<String> left = places.stream().dropWhile(place -> {
            int room = scene.box().roomNumber(place.split("/")[0]);
            return room >= 0 && scene.room(room).has(Notes.EXPLORED);
        }).toList();
        return left.isEmpty() ? places : left;
    }

    /** A room that has not been entered, if the set-up puts a minion there that must be defeated. */
    private static Destination lair(Scene scene, mystics.content.Goal goal) {
        for (Chapter.Minions waiting : goal.defeated().isEmpty() ? List.<Chapter.Minions>of() : scene.box().chapter().setup()) {
            int room = scene.box().roomNumber(waiting.room());
            if (!scene.room(room).has(Notes.EXPLORED) && waiting.minions().keySet().stream().anyMatch(id -> isMeant(scene, goal, id))) {
                return new Destination(room, 0, false, goal.help());
            }
        }
        return new Destination(-1, 0, false, goal.help());
    }

    /** Whether the party had better leave a minion alone for now. */
    boolean spares(Scene scene, Figure minion) {
        MinionCard card = scene.box().minion(minion.getKindNumber());
        return hint.spare().contains(card.id()) || !card.of().isEmpty() && hint.spare().contains(card.of());
    }

    /** Whether a goal names this minion card, by the card's id or by the name of its boss. */
    private static boolean isMeant(Scene scene, mystics.content.Goal goal, String id) {
        return goal.defeated().equals(id) || scene.box().bossCards(id).isEmpty()
                && Objective.names(goal, scene.box().minion(scene.box().kindNumber(id)));
    }

    private static Optional<Figure> prey(Scene scene, mystics.content.Goal goal) {
        return goal.defeated().isEmpty() ? Optional.empty()
                : scene.minions().stream().filter(minion -> Objective.names(goal, scene.box().minion(minion.getKindNumber()))).findFirst();
    }

    /** The room of the first place, and all given spaces in that room. */
    private static Destination at(Scene scene, List<String> places, boolean everybody, Hint hint) {
        String first = places.get(0);
        String room = first.contains("/") ? first.substring(0, first.indexOf('/')) : first;
        int number = scene.box().roomNumber(room);
        if (number < 0) {
            return NOWHERE;
        }
        long spaces = 0;
        for (String place : places) {
            if (place.startsWith(room + "/")) {
                spaces |= 1L << scene.box().room(number).plan().index(place.substring(room.length() + 1));
            }
        }
        return new Destination(number, spaces, everybody, hint);
    }
}
