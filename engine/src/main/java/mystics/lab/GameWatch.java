package mystics.lab;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.phase.chapter.story.Victory;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.FigureState;

/** Watches one game of bots, after every step and at every question: captures, and each hero's turns. */
final class GameWatch {
    private static final int NOBODY = -1;
    private static final String END = "end";
    private static final Set<String> SMALL = Set.of(END, "equip", "scurry");
    private final boolean[] captured;
    private final Map<String, Long> spaces = new TreeMap<>();
    private int captures;
    private int acting = NOBODY;
    private boolean choice;
    private long turns;
    private long bare;
    private String room = "";
    private int goals;

    GameWatch(int heroes) {
        captured = new boolean[heroes];
    }

    /** Looks at the table after a step. */
    void look(Scene scene) {
        Draft table = scene.draft();
        for (int hero = 0; hero < captured.length; hero++) {
            boolean now = table.state(hero) == FigureState.CAPTURED;
            captures += now && !captured[hero] ? 1 : 0;
            captured[hero] = now;
        }
        int card = table.get(Clock.TURN) - 1;
        int now = card < captured.length ? card : NOBODY;
        if (now != acting) {
            if (acting != NOBODY) {
                turnEnded(scene, scene.figure(acting));
            }
            acting = now;
            choice = false;
        }
    }

    /** Looks at a question before it is answered. */
    void asked(Question.Choice question) {
        choice = choice || acting != NOBODY && isChoice(question);
    }

    /** Whether at least two deeds are open that use the action. Moving, trading, scurrying and ending the turn do not count. */
    private static boolean isChoice(Question.Choice question) {
        int deeds = 0;
        boolean turn = false;
        for (Option option : question.options()) {
            String key = option.key();
            turn |= key.equals(END);
            deeds += SMALL.contains(key) || key.startsWith("move:") || key.startsWith("share:") ? 0 : 1;
        }
        return turn && deeds > 1;
    }

    private void turnEnded(Scene scene, Figure hero) {
        turns++;
        bare += choice ? 0 : 1;
        if (hero.isActive()) {
            room = hero.getRoom().key();
            spaces.merge(room + "/" + hero.getSpace().key(), 1L, Long::sum);
        }
        goals = Math.max(goals, (int) Victory.progress(scene).stream().filter(goal -> goal.reached()).count());
    }

    int captures() {
        return captures;
    }

    /** Adds what was seen to the sums of many games. */
    void addTo(Sums sums) {
        spaces.forEach((space, times) -> sums.count(Measure.TURN_AT, space, times));
        sums.count(Measure.TURNS, choice(true), turns - bare);
        sums.count(Measure.TURNS, choice(false), bare);
    }

    private static String choice(boolean real) {
        return real ? Measure.WITH_CHOICE : Measure.WITHOUT_CHOICE;
    }

    /** The room of the hero that ended its turn last; empty when none has. */
    String room() {
        return room;
    }

    /** How many goals of the objective were reached at once, at most. */
    int goals() {
        return goals;
    }
}
