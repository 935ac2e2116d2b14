package mystics.lab;

import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.content.Box;
import mystics.phase.chapter.story.Victory;
import mystics.phase.turn.MoveAction.MoveTo;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.FigureState;

/** Watches one game of bots after every step and at every question, and records captures and each hero's turns. */
final class GameWatch {
    private static final int NOBODY = -1;
    private static final int NOWHERE = -1;
    private static final String END = "end";
    private static final String MOVE = "move";
    private static final Set<String> SMALL = Set.of(END, MOVE, "equip", "scurry");
    private final boolean[] captured;
    private final int[] wounds;
    /** The last room and space of each hero. */
    private final int[] rooms;
    private final int[] spaces;
    private final Map<String, Long> turnsAt = new TreeMap<>();
    private final Map<Measure, Map<String, Long>> harm = new EnumMap<>(Measure.class);
    private final BitSet entered = new BitSet();
    private final Box box;
    private int captures;
    private int acting = NOBODY;
    private boolean choice;
    private long turns;
    private long bare;
    private String room = "";
    private int goals;

    GameWatch(Box box) {
        this.box = box;
        captured = new boolean[box.heroCount()];
        wounds = new int[captured.length];
        rooms = new int[captured.length];
        spaces = new int[captured.length];
        Arrays.fill(rooms, NOWHERE);
    }

    /** Examines the table after a step. */
    void look(Scene scene) {
        Draft table = scene.draft();
        for (int hero = 0; hero < captured.length; hero++) {
            boolean now = table.state(hero) == FigureState.CAPTURED;
            if (now && !captured[hero]) {
                captures++;
                harmed(Measure.CAPTURED_AT, at(hero), 1);
            }
            captured[hero] = now;
            lookAt(scene, hero);
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

    /** Records the position of a hero, and the wounds that the hero has taken since the last step. */
    private void lookAt(Scene scene, int slot) {
        Draft table = scene.draft();
        if (!table.onBoard(slot)) {
            wounds[slot] = 0;
            return;
        }
        rooms[slot] = table.room(slot);
        spaces[slot] = table.space(slot);
        entered.set(rooms[slot]);
        int more = table.wounds(slot) - wounds[slot];
        wounds[slot] = table.wounds(slot);
        if (more > 0) {
            harmed(Measure.WOUNDED_AT, at(slot), more);
            harmed(Measure.WOUNDS_OF, scene.figure(slot).key(), more);
        }
    }

    /** The room and the space where a hero stood last; empty if it has never stood anywhere. */
    private String at(int slot) {
        return rooms[slot] == NOWHERE ? "" : key(rooms[slot]) + "/" + box.room(rooms[slot]).plan().name(spaces[slot]);
    }

    private String key(int number) {
        return box.room(number).id();
    }

    /** Counts the harm done to a hero. The wound that captures a hero leaves no mark on the table, so it counts only as a capture. */
    private void harmed(Measure measure, String what, long times) {
        harm.computeIfAbsent(measure, each -> new TreeMap<>()).merge(what, times, Long::sum);
    }

    /** Examines a question before it is answered. */
    void asked(Question.Choice question) {
        choice = choice || acting != NOBODY && isChoice(question);
    }

    /** Whether at least two deeds that use the action are available. Moving, trading, scurrying and ending the turn do not count. */
    private static boolean isChoice(Question.Choice question) {
        int deeds = 0;
        boolean turn = false;
        for (Option option : question.options()) {
            String key = option instanceof MoveTo ? MOVE : option.key();
            turn |= key.equals(END);
            deeds += SMALL.contains(key) || key.startsWith("share:") ? 0 : 1;
        }
        return turn && deeds > 1;
    }

    private void turnEnded(Scene scene, Figure hero) {
        turns++;
        bare += choice ? 0 : 1;
        if (hero.isActive()) {
            room = hero.getRoom().key();
            turnsAt.merge(room + "/" + hero.getSpace().key(), 1L, Long::sum);
        }
        goals = Math.max(goals, Victory.reached(scene));
    }

    int captures() {
        return captures;
    }

    /** Adds the counts of this game to the sums of many games. */
    void addTo(Sums sums) {
        turnsAt.forEach((space, times) -> sums.count(Measure.TURN_AT, space, times));
        harm.forEach((measure, times) -> times.forEach((what, often) -> sums.count(measure, what, often)));
        entered.stream().forEach(number -> sums.count(Measure.CAME_TO, key(number), 1));
        sums.count(Measure.TURNS, choice(true), turns - bare);
        sums.count(Measure.TURNS, choice(false), bare);
    }

    private static String choice(boolean real) {
        return real ? Measure.WITH_CHOICE : Measure.WITHOUT_CHOICE;
    }

    /** The room of the hero that ended its turn last; empty when no hero has ended a turn. */
    String room() {
        return room;
    }

    /** The greatest number of goals of the objective that were reached at the same time. */
    int goals() {
        return goals;
    }
}
