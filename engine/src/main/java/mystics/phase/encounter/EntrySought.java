package mystics.phase.encounter;

import java.util.List;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Space;

/**
 * A space is sought for an arriving minion: an entry (PLACE-2 to PLACE-4), or, if every entry is full or the minion is brought to a full
 * space, one of the nearest spaces with room (PLACE-7). A {@code change} rule may choose which spaces count as equally good.
 */
public final class EntrySought extends Moment implements Inquiry {
    /** The minion that arrives. */
    public final Figure minion;
    /** The entry spaces with room for the minion, or else the nearest spaces with room. */
    public final List<Space> open;
    /** The entries on which the fewest minions have been placed so far in this arrival. */
    public final List<Space> leastCrowded;
    private List<Space> first;

    EntrySought(Figure minion, List<Space> open, List<Space> leastCrowded, List<Space> first) {
        this.minion = minion;
        this.open = List.copyOf(open);
        this.leastCrowded = List.copyOf(leastCrowded);
        this.first = List.copyOf(first);
    }

    /** Makes these spaces equally good, so that the party chooses among them. At least one space must be given. */
    public void among(List<Space> spaces) {
        if (Handed.over(spaces).isEmpty()) {
            throw new IllegalArgumentException("there is no space among which the party could choose");
        }
        first = List.copyOf(spaces);
    }

    /** The spaces that are equally good. */
    public List<Space> getFirst() {
        return first;
    }

    @Override
    public int actor() {
        return minion.slot();
    }
}
