package mystics.editor.settings;

import java.util.EnumSet;
import java.util.Set;

/** The hints for a first game, each given when its subject first comes up. */
public enum Hint {
    /** How a turn goes, and what the clock is. */
    TURN,
    /** There is somebody to attack. */
    BATTLE,
    /** There is a room to search. */
    SEARCH,
    /** There is a way out to go through. */
    EXIT,
    /** There is somebody to share with. */
    SHARE,
    /** Cheese has come onto the minion wheel. */
    WHEEL,
    /** The minion wheel was full. */
    SURGE,
    /** A mouse was captured. */
    CAPTURE;

    /** All of them, for somebody who has read none. */
    public static Set<Hint> all() {
        return EnumSet.allOf(Hint.class);
    }
}
