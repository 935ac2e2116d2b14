package mystics.phase.wheel;

import java.util.Optional;
import mystics.phase.attack.strike.Strike;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.RoomInPlay;

/** The minion wheel is full and a surge is about to begin, in the middle of the deed that filled the wheel (SURGE-1). */
public final class SurgeBegins extends Moment implements Happening {
    /** The room of the surge. */
    public final RoomInPlay room;
    private final Optional<Strike> strike;

    SurgeBegins(RoomInPlay room, Optional<Strike> strike) {
        this.room = room;
        this.strike = strike;
    }

    /** Whether the surge interrupts an attack, which goes on afterwards. */
    public boolean isInAttack() {
        return strike.isPresent();
    }

    /** The interrupted attack; to be called only if there is one. */
    public Strike getStrike() {
        return strike.orElseThrow();
    }
}
