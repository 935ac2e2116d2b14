package mystics.phase.chapter.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.content.Goal;
import mystics.content.GoalProgress;
import mystics.content.MarkKind;
import mystics.content.Objective;
import mystics.phase.Marks;
import mystics.phase.Notes;
import mystics.rules.Called;
import mystics.rules.Refusal;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Holder;
import mystics.table.Outcome;

/** Tracks the objective step by step, and decides whether the chapter is won or lost (END-1). */
public final class Victory {
    /** The line in the log when a chapter is won. */
    public static final String REACHED = "The objective is reached";
    private static final int MOST_DEFEATS = 100;

    private Victory() {
    }

    /**
     * Records that the heroes have entered a room. A goal to enter a room is reached only when all rooms of earlier steps have been entered
     * too.
     */
    public static void entered(Scene scene, RoomInPlay room) {
        Objective objective = scene.box().objective();
        for (int goal = 0; goal < objective.goals().size(); goal++) {
            if (objective.goals().get(goal).entered().equals(room.key())) {
                stays(scene, goal);
            }
        }
    }

    /** Records that a minion has been defeated, if the objective counts it. */
    public static void defeated(Scene scene, int kind) {
        if (scene.box().countsDefeats(kind)) {
            int times = Notes.get(scene, Notes.BEATEN, Holder.kind(kind));
            Notes.set(scene, Notes.BEATEN, Holder.kind(kind), Math.min(MOST_DEFEATS, times + 1));
        }
    }

    /** Adds one to a count of the objective; the count is kept as a mark on the table. */
    public static void advance(Scene scene, String mark) {
        int count = Notes.get(scene, mark, Holder.TABLE) + 1;
        Marks.lay(scene, mark, Holder.TABLE, count);
        MarkKind kind = scene.box().mark(scene.box().markNumber(mark));
        Optional<Goal> counted = scene.box().objective().goals().stream().filter(goal -> goal.reached().equals(mark)).findFirst();
        scene.tell("END-1", counted.isPresent() ? "{mark}: {n} of {wanted}" : "{mark}: {n}", "mark", Called.by(kind), "n", count,
                "wanted", counted.map(Goal::wanted).orElse(0));
    }

    /**
     * Ends the chapter if every goal of its objective holds, or if a goal that the party must avoid holds. While a
     * passage has a question to ask, the check waits for the answer.
     */
    public static void check(Scene scene) {
        if (scene.draft().outcome().over()) {
            return;
        }
        if (scene.hasFollowUp()) {
            scene.followUp(new VictoryLater());
            return;
        }
        List<Goal> avoided = scene.box().chapter().avoid();
        for (int goal = 0; goal < avoided.size(); goal++) {
            if (Goals.hold(scene, avoided.get(goal))) {
                scene.tell("END-1", "What had to be avoided has happened");
                Defeat.by(scene, Outcome.LOST_OTHER);
                return;
            }
        }
        if (holds(scene) && !scene.allowed(new VictoryCheck()).refused()) {
            scene.tell("END-1", REACHED);
            scene.end(Outcome.WON);
        }
    }

    /** The reason why a rule holds the victory back although every goal is reached, or {@link Refusal#NONE}. */
    public static Refusal heldBack(Scene scene) {
        int goals = scene.box().objective().goals().size();
        boolean waits = !scene.draft().outcome().over() && goals > 0 && reached(scene) == goals;
        return waits ? scene.allowed(new VictoryCheck()) : Refusal.NONE;
    }

    private static boolean holds(Scene scene) {
        Objective objective = scene.box().objective();
        List<Goal> goals = objective.goals();
        for (int goal = 0; goal < goals.size(); goal++) {
            if (objective.bit(goal) != 0 && goals.get(goal).entered().isEmpty() && !isKept(scene, goal)
                    && Goals.hold(scene, goals.get(goal))) {
                stays(scene, goal);
            }
        }
        boolean kept = (scene.draft().get(Clock.OBJECTIVE) & objective.all()) == objective.all();
        for (int goal = 0; kept && goal < goals.size(); goal++) {
            kept = objective.bit(goal) != 0 || Goals.hold(scene, goals.get(goal));
        }
        return kept;
    }

    /** Records a lasting goal as reached, if all lasting goals of earlier steps have been reached. */
    private static void stays(Scene scene, int goal) {
        Objective objective = scene.box().objective();
        if (isOpen(scene, goal)) {
            scene.draft().set(Clock.OBJECTIVE, scene.draft().get(Clock.OBJECTIVE) | objective.bit(goal));
        }
    }

    /** Whether a goal of the objective is reached, by its number. */
    public static boolean isReached(Scene scene, int goal) {
        Objective objective = scene.box().objective();
        return objective.bit(goal) == 0 ? Goals.hold(scene, objective.goals().get(goal)) : isKept(scene, goal);
    }

    private static boolean isKept(Scene scene, int goal) {
        return (scene.draft().get(Clock.OBJECTIVE) & scene.box().objective().bit(goal)) != 0;
    }

    private static boolean isOpen(Scene scene, int goal) {
        Objective objective = scene.box().objective();
        int before = objective.before(objective.step(goal));
        return (scene.draft().get(Clock.OBJECTIVE) & before) == before;
    }

    /** The number of goals of the objective that are reached now. */
    public static int reached(Scene scene) {
        int reached = 0;
        for (int goal = 0; goal < scene.box().objective().goals().size(); goal++) {
            reached += isOpen(scene, goal) && isReached(scene, goal) ? 1 : 0;
        }
        return reached;
    }

    /** The progress of each goal, in the order of steps. Goals that come after a room that has not been entered are not open yet. */
    public static List<GoalProgress> progress(Scene scene) {
        Objective objective = scene.box().objective();
        List<GoalProgress> progress = new ArrayList<>();
        for (int number = 0; number < objective.goals().size(); number++) {
            Goal goal = objective.goals().get(number);
            boolean reached = isReached(scene, number);
            int wanted = Math.max(1, Goals.wanted(goal));
            int have = reached ? wanted : Math.min(Goals.count(scene, goal), wanted - 1);
            progress.add(new GoalProgress(goal, have, wanted, Goals.shown(scene, goal), isOpen(scene, number)));
        }
        return progress;
    }
}
