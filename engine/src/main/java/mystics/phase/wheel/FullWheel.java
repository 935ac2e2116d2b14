package mystics.phase.wheel;

import mystics.rules.Step;

/** What a full minion wheel leads to (SURGE-1). Putting cheese on the wheel does not know how a surge goes. */
public interface FullWheel {
    /**
     * The surge, to be performed at once.
     *
     * @param room the number of the room it comes to
     */
    Step surge(int room);
}
