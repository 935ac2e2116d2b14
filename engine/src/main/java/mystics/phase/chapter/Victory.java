package mystics.phase.chapter;

import java.util.List;
import mystics.content.Chapter;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Outcome;

/** How far the objective has come, step by step in its order, and whether that wins the chapter (END-1). */
public final class Victory {
    private Victory() {
    }

    /** The step of the objective that is open now; the last one when all are reached. */
    public static Chapter.Goal open(Scene scene) {
        List<Chapter.Goal> goals = scene.box().chapter().objective();
        return goals.get(Math.min(scene.draft().get(Clock.OBJECTIVE), goals.size() - 1));
    }

    /** The heroes have entered a room. */
    public static void entered(Scene scene, RoomInPlay room) {
        if (open(scene).entered().equals(room.key())) {
            scene.draft().set(Clock.OBJECTIVE, scene.draft().get(Clock.OBJECTIVE) + 1);
        }
    }

    /** Ends the chapter if every step of its objective holds: what was once entered stays so, the rest must hold now. */
    public static void check(Scene scene) {
        if (scene.draft().outcome().over() || !holds(scene) || scene.allowed(new VictoryCheck()).refused()) {
            return;
        }
        scene.tell("END-1", "The objective is reached");
        scene.end(Outcome.WON);
    }

    private static boolean holds(Scene scene) {
        List<Chapter.Goal> goals = scene.box().chapter().objective();
        int entered = 0;
        for (Chapter.Goal goal : goals) {
            entered += goal.entered().isEmpty() ? 0 : 1;
        }
        if (scene.draft().get(Clock.OBJECTIVE) < entered) {
            return false;
        }
        for (Chapter.Goal goal : goals) {
            if (!goal.cleared().isEmpty() && !cleared(scene, goal.cleared()) || !goal.on().isEmpty() && !standing(scene, goal)) {
                return false;
            }
        }
        return true;
    }

    private static boolean cleared(Scene scene, String room) {
        return scene.minions().stream().noneMatch(minion -> minion.getRoom().key().equals(room));
    }

    private static boolean standing(Scene scene, Chapter.Goal goal) {
        List<Figure> heroes = scene.heroes();
        return !heroes.isEmpty() && heroes.stream().allMatch(hero -> goal.on().equals(hero.getRoom().key() + "/" + hero.getSpace().key()));
    }
}
