package mystics.phase.turn;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Spelling;

/** The kinds of action (TURN-2) and of free action (TURN-3). Each kind has a bit in the set of kinds that a hero has used in this turn. */
public enum ActionKind {
    SHARE, EQUIP, LEVEL_UP, SCURRY, BATTLE, SEARCH, RECOVER, EXPLORE, SPECIAL;

    private static final Sentence ONCE_A_TURN = Sentence.of("free, once a turn");
    private static final Sentence AN_ACTION = Sentence.of("an action");

    private final String word = Spelling.of(this);

    /** Whether this is one of the three free actions. */
    public boolean free() {
        return ordinal() < SCURRY.ordinal();
    }

    /** The price, as people read it. */
    public Sentence price() {
        return free() ? ONCE_A_TURN : AN_ACTION;
    }

    /** The bit of the kind in the set of kinds used in this turn. A special action has no bit; a note on the hero records it. */
    int bit() {
        return this == SPECIAL ? 0 : 1 << ordinal();
    }

    /** The word by which rules and people name the kind. */
    public String word() {
        return word;
    }

    /**
     * The kind with the given name.
     *
     * @throws IllegalArgumentException if there is no such kind
     */
    public static ActionKind of(String word) {
        return Stream.of(values()).filter(kind -> kind.word.equals(word)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + word + "' is no kind of action. There are "
                        + Stream.of(values()).map(ActionKind::word).collect(Collectors.joining(", "))));
    }
}
