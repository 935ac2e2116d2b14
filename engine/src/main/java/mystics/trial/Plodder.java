package mystics.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.geometry.Plan;
import mystics.geometry.PlanExit;
import mystics.phase.Notes;
import mystics.phase.explore.WaysOut;
import mystics.phase.turn.HeroTurn;
import mystics.rules.Figure;
import mystics.rules.Player;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Clock;

/**
 * A predictable player for {@link Playthrough}. The player fights minions in reach, approaches others, explores, heads for the objective
 * and keeps away from outfalls. To every other question, the player gives the first answer.
 */
public final class Plodder implements Player {
    private static final String EXPLORE = "explore:";
    private static final String MOVE = "move:";

    @Override
    public int choose(Question.Choice question, Scene scene) {
        List<String> keys = question.options().stream().map(Option::key).toList();
        return question.options().get(0) instanceof HeroTurn.Deed
                ? keys.indexOf(deed(keys, scene.figure(scene.draft().get(Clock.TURN) - 1), scene)) : 0;
    }

    private static String deed(List<String> keys, Figure hero, Scene scene) {
        List<Space> targets = targets(scene, hero.getRoom());
        return first(keys, "battle:").or(() -> first(keys, "recover:"))
                .or(() -> targets.contains(hero.getSpace()) ? first(keys, EXPLORE) : Optional.empty())
                .or(() -> nearer(keys, hero, targets))
                .or(() -> targets.contains(hero.getSpace()) ? Optional.empty() : first(keys, "scurry"))
                .or(() -> first(keys, "search")).orElse(keys.get(keys.size() - 1));
    }

    private static Optional<String> first(List<String> keys, String kind) {
        return keys.stream().filter(key -> key.startsWith(kind)).findFirst();
    }

    /** The move that ends nearest to a target, if any move gets nearer. */
    private static Optional<String> nearer(List<String> keys, Figure hero, List<Space> targets) {
        return keys.stream().filter(key -> key.startsWith(MOVE)).min(Comparator.comparingInt(key -> steps(landing(hero, key), targets)))
                .filter(key -> steps(landing(hero, key), targets) < steps(hero.getSpace(), targets));
    }

    private static Space landing(Figure hero, String key) {
        return hero.getRoom().space(key.substring(MOVE.length()));
    }

    private static int steps(Space from, List<Space> targets) {
        return targets.stream().mapToInt(from::steps).min().orElse(0) + peril(from);
    }

    /** The distance added for a space from which a current would soon carry a figure off the tile. */
    private static int peril(Space space) {
        return space.isOutfall() ? 20 : space.getDownstream().isOutfall() ? 2 : 0;
    }

    /**
     * The destinations in a room: its minions; if there are none, the spaces of the objective; otherwise exits to new rooms; otherwise any
     * exit.
     */
    private static List<Space> targets(Scene scene, RoomInPlay room) {
        if (!room.getMinions().isEmpty()) {
            return room.getMinions().stream().map(Figure::getSpace).toList();
        }
        List<Space> wanted = scene.box().objective().goals().stream().flatMap(goal -> goal.on().stream())
                .filter(place -> place.startsWith(room.key() + "/"))
                .map(place -> room.space(place.substring(room.key().length() + 1))).toList();
        if (!wanted.isEmpty()) {
            return wanted;
        }
        List<Space> out = new ArrayList<>();
        List<Space> onward = new ArrayList<>();
        for (PlanExit exit : room.plan().exits()) {
            for (RoomInPlay to : beyond(scene, room, exit)) {
                (to.has(Notes.EXPLORED) ? out : onward).addAll(room.spaces(exit.spaces()));
            }
        }
        RoomInPlay back = scene.room(room.number() ^ 1);
        (back.has(Notes.EXPLORED) ? out : onward).addAll(plainFlips(room));
        return onward.isEmpty() ? out : onward;
    }

    private static List<Space> plainFlips(RoomInPlay room) {
        Plan plan = room.plan();
        return room.drawn(WaysOut.FLIP).stream().filter(space -> plan.needs(space.index()).isEmpty()).toList();
    }

    /** The sides of the neighbouring tile with an exit opposite this one. */
    private static List<RoomInPlay> beyond(Scene scene, RoomInPlay room, PlanExit exit) {
        List<RoomInPlay> found = new ArrayList<>();
        for (int side = 0; side < scene.box().roomCount(); side++) {
            if (scene.box().isBeyond(room.number(), exit.edge(), side)
                    && scene.box().room(side).plan().exits().stream().anyMatch(exit::meets)) {
                found.add(scene.room(side));
            }
        }
        return found;
    }
}
