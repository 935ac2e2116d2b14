package mystics.editor.chapter;

import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Goal;

/** The kinds of goals in an objective (END-1), each with its key in the file and the kind of thing it names. */
public enum GoalKind {
    ENTERED("entered", Place.ROOM), CLEARED("cleared", Place.ROOM), GATHERED("gathered", Place.ROOM), ON("on", Place.SPACE),
    REACHED("reached", Place.MARK), DEFEATED("defeated", Place.MINION), HELD("held", Place.THING),
    LEFT("left", Place.WHO), SURVIVE("survive", Place.PAGE);

    private final String key;
    private final Place place;

    GoalKind(String key, Place place) {
        this.key = key;
        this.place = place;
    }

    /** The kinds of things that a goal's sentence names. */
    public enum Place {
        ROOM, SPACE, MARK, MINION, THING, WHO, PAGE
    }

    /** The key in the file. */
    public String key() {
        return key;
    }

    /** The kind of thing that the goal names. */
    public Place place() {
        return place;
    }

    /** The sentence of the goal, with a dash in place of the named thing. */
    public Sentence words() {
        return switch (this) {
            case ENTERED -> Sentence.of("Enter ...");
            case CLEARED -> Sentence.of("Clear ...");
            case GATHERED -> Sentence.of("All free in ...");
            case ON -> Sentence.of("All free on ...");
            case REACHED -> Sentence.of("Lay the mark ...");
            case DEFEATED -> Sentence.of("Defeat ...");
            case HELD -> Sentence.of("Have ...");
            case LEFT -> Sentence.of("Leave the chapter: ...");
            case SURVIVE -> Sentence.of("Hold out until page ...");
        };
    }

    /** The meaning of the goal in a few words, for the lists in which a kind is chosen. */
    public Sentence about() {
        return switch (this) {
            case ENTERED -> Sentence.of("the party comes into a room");
            case CLEARED -> Sentence.of("the party has seen a room, and no minion is left there");
            case GATHERED -> Sentence.of("every free hero is in a room");
            case ON -> Sentence.of("every free hero stands on a space");
            case REACHED -> Sentence.of("a mark lies on the table, as often as you say; rules lay it");
            case DEFEATED -> Sentence.of("a minion is beaten, as often as you say");
            case HELD -> Sentence.of("somebody has a card or a mark");
            case LEFT -> Sentence.of("every free hero has left and is safe; rules let heroes leave");
            case SURVIVE -> Sentence.of("the party is not beaten until the hourglass stands on a page");
        };
    }

    /** The sentence of the goal with its meaning. */
    public Sentence explained() {
        return Sentence.of("{goal} ({meaning})", "goal", words(), "meaning", about());
    }

    /** The things that a goal names; empty if the goal is not of this kind. */
    public List<String> of(Goal goal) {
        return switch (this) {
            case ENTERED -> some(goal.entered());
            case CLEARED -> some(goal.cleared());
            case GATHERED -> some(goal.gathered());
            case ON -> goal.on();
            case REACHED -> some(goal.reached());
            case DEFEATED -> some(goal.defeated());
            case HELD -> some(goal.held());
            case LEFT -> some(goal.left());
            case SURVIVE -> goal.survive() == 0 ? List.of() : List.of(String.valueOf(goal.survive()));
        };
    }

    /** The kinds to which a goal belongs; most goals have one kind. */
    public static List<GoalKind> kinds(Goal goal) {
        return Stream.of(values()).filter(kind -> !kind.of(goal).isEmpty()).toList();
    }

    /** The value that stands in the file for a goal of this kind. */
    public Object value(List<String> named) {
        return this == SURVIVE ? (Object) Long.valueOf(named.get(0)) : named.size() == 1 ? named.get(0) : List.copyOf(named);
    }

    private static List<String> some(String named) {
        return named.isEmpty() ? List.of() : List.of(named);
    }
}
