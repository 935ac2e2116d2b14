package mystics.phase.wheel.surge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.RoomInPlay;

/** A surge is about to bring minions to a room (SURGE-3), or none if neither the chapter nor a card names any. */
public final class Surging extends Moment implements Happening {
    /** The room of the surge. */
    public final RoomInPlay room;
    /** The minions that will come, by minion card; a rule may change them. */
    public final Map<String, Integer> minions;
    private final List<String> flags;
    private final boolean special;
    private final boolean plain;

    public Surging(RoomInPlay room, Map<String, Integer> minions, List<String> flags, boolean special) {
        this.room = room;
        this.minions = new LinkedHashMap<>(minions);
        this.flags = List.copyOf(flags);
        this.special = special;
        this.plain = minions.isEmpty() && !special;
    }

    /** Whether this is a surge of the chapter, rather than of the face-up encounter card. */
    public boolean isSpecial() {
        return special;
    }

    /** Whether the surge brings no minions and only turns the page. */
    boolean isPlain() {
        return plain;
    }

    /** Whether the surge line has a flag. */
    public boolean has(@Names(What.FLAG) String flag) {
        return flags.contains(flag);
    }
}
