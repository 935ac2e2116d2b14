package mystics.phase.chapter.story;

import java.util.ArrayList;
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

    /** The heroes have entered a room: its step of the objective is reached when all rooms named before it have been entered too. */
    public static void entered(Scene scene, RoomInPlay room) {
        List<Chapter.Goal> goals = scene.box().chapter().objective();
        int step = scene.draft().get(Clock.OBJECTIVE);
        while (step < goals.size() && goals.get(step).entered().isEmpty()) {
            step++;
        }
        if (step < goals.size() && goals.get(step).entered().equals(room.key())) {
            scene.draft().set(Clock.OBJECTIVE, step + 1);
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
        for (int step = scene.draft().get(Clock.OBJECTIVE); step < goals.size(); step++) {
            if (!goals.get(step).entered().isEmpty()) {
                return false;
            }
        }
        for (Chapter.Goal goal : goals) {
            if (!goal.cleared().isEmpty() && !cleared(scene, goal.cleared()) || !goal.on().isEmpty() && !standing(scene, goal)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Which steps of the objective are reached, one after another as the chapter names them; what lies behind a room
     * nobody has come into yet is not.
     */
    public static List<Boolean> reached(Scene scene) {
        List<Chapter.Goal> goals = scene.box().chapter().objective();
        List<Boolean> reached = new ArrayList<>();
        boolean there = true;
        for (int step = 0; step < goals.size(); step++) {
            Chapter.Goal goal = goals.get(step);
            there &= goal.entered().isEmpty() || step < scene.draft().get(Clock.OBJECTIVE);
            reached.add(there && (goal.cleared().isEmpty() || cleared(scene, goal.cleared()))
                    && (goal.on().isEmpty() || standing(scene, goal)));
        }
        return reached;
    }

    private static boolean cleared(Scene scene, String room) {
        return scene.minions().stream().noneMatch(minion -> minion.getRoom().key().equals(room));
    }

    private static boolean standing(Scene scene, Chapter.Goal goal) {
        List<Figure> heroes = scene.heroes();
        return !heroes.isEmpty() && heroes.stream().allMatch(hero -> goal.on().equals(hero.getRoom().key() + "/" + hero.getSpace().key()));
    }
}
