package mystics.phase.encounter;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import mystics.choice.Sentence;
import mystics.rules.CardInPlay;
import mystics.rules.Handed;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Names.What;
import mystics.rules.Names;
import mystics.rules.RoomInPlay;

/** An encounter card has been revealed for a room (ENC-1). Rules can still change the minions that the card brings. */
public final class EncounterDrawn extends Moment implements Happening {
    /** The card. */
    public final CardInPlay card;
    /** The room. */
    public final RoomInPlay room;
    private final Map<String, Integer> minions;
    private final Set<String> flags;

    EncounterDrawn(CardInPlay card, RoomInPlay room, Map<String, Integer> minions, List<String> flags) {
        this.card = card;
        this.room = room;
        this.minions = new LinkedHashMap<>(minions);
        this.flags = new LinkedHashSet<>(flags);
    }

    /** The number of figures of a minion card that the encounter brings. */
    public int minions(@Names(What.MINION) String kind) {
        return minions.getOrDefault(kind, 0);
    }

    /** The minions that the encounter brings, by minion card. */
    public Map<String, Integer> getMinions() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(minions));
    }

    /** Brings this many figures of a minion card; 0 for none. */
    public void bring(@Names(What.MINION) String kind, int number) {
        Handed.over(kind);
        if (Handed.number(number) < 0) {
            throw new IllegalArgumentException("an encounter cannot bring " + number + " figures");
        }
        if (number == 0) {
            minions.remove(kind);
        } else {
            minions.put(kind, number);
        }
    }

    /** Whether the card has a flag, such as ambush. */
    public boolean has(@Names(What.FLAG) String flag) {
        return flags.contains(flag);
    }

    /** Ignores a flag. */
    public void ignore(@Names(What.FLAG) String flag) {
        Handed.over(flag);
        flags.remove(flag);
    }

    Map<String, Integer> ordered() {
        return minions;
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("The encounter card for {room} is {card}", "room", room, "card", card));
    }
}
