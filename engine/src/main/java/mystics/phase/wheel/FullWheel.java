package mystics.phase.wheel;

import mystics.rules.Step;

/**
 * The consequence of a full minion wheel (SURGE-1). With this interface, the code that puts cheese on the wheel does not depend on the code
 * of surges.
 */
public interface FullWheel {
    /**
     * The surge, to be performed at once.
     *
     * @param room the number of the room to which the surge comes
     */
    Step surge(int room);
}
