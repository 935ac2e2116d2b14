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
    /** The attack that the surge interrupts, when there is one: it goes on after the surge, and has not ended. */
    public final Optional<Strike> strike;

    SurgeBegins(RoomInPlay room, Optional<Strike> strike) {
        this.room = room;
        this.strike = strike;
    }
}
