package mystics.phase.wheel.surge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.RoomInPlay;

/** A surge is about to bring minions to a room (SURGE-3). */
public final class Surging extends Moment implements Happening {
    /** Where. */
    public final RoomInPlay room;
    /** The minions that will come, by minion card; a rule may change them. */
    public final Map<String, Integer> minions;
    private final List<String> flags;

    public Surging(RoomInPlay room, Map<String, Integer> minions, List<String> flags) {
        this.room = room;
        this.minions = new LinkedHashMap<>(minions);
        this.flags = List.copyOf(flags);
    }

    /** Whether the surge line says this besides its minions. */
    public boolean has(@Names(What.FLAG) String flag) {
        return flags.contains(flag);
    }
}
