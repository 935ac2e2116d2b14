package mystics.phase.wheel;

import java.util.Optional;
import mystics.phase.attack.strike.Strike;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.RoomInPlay;

/** The minion wheel is full and a surge is about to begin, in the midst of whatever filled the wheel (SURGE-1). */
public final class SurgeBegins extends Moment implements Happening {
    /** Where. */
    public final RoomInPlay room;
    private final Optional<Strike> strike;

    SurgeBegins(RoomInPlay room, Optional<Strike> strike) {
        this.room = room;
        this.strike = strike;
    }

    /** Whether it interrupts an attack, which goes on after the surge. */
    public boolean isInAttack() {
        return strike.isPresent();
    }

    /** The interrupted attack; only if there is one. */
    public Strike getStrike() {
        return strike.orElseThrow();
    }
}
