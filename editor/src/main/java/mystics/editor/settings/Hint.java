package mystics.editor.settings;

import java.util.EnumSet;
import java.util.Set;

/** The hints for a first game, each given when its subject first comes up. */
public enum Hint {
    /** How a turn works, and what the clock means. */
    TURN,
    /** An enemy can be attacked. */
    BATTLE,
    /** A room can be searched. */
    SEARCH,
    /** An exit can be taken. */
    EXIT,
    /** A hero can share. */
    SHARE,
    /** Cheese has come onto the minion wheel. */
    WHEEL,
    /** The minion wheel was full. */
    SURGE,
    /** A hero was captured. */
    CAPTURE;

    /** All hints. */
    public static Set<Hint> all() {
        return EnumSet.allOf(Hint.class);
    }
}
