package mystics.phase.encounter;

import java.util.List;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Space;

/** An entry space is sought for an arriving minion (PLACE-2 to PLACE-4): a {@code change} rule may say which come equally first. */
public final class EntrySought extends Moment implements Inquiry {
    /** Who arrives. */
    public final Figure minion;
    /** The entry spaces with room for it. */
    public final List<Space> open;
    /** The entries on which the fewest minions have arrived this time. */
    public final List<Space> leastCrowded;
    private List<Space> first;

    EntrySought(Figure minion, List<Space> open, List<Space> leastCrowded, List<Space> first) {
        this.minion = minion;
        this.open = List.copyOf(open);
        this.leastCrowded = List.copyOf(leastCrowded);
        this.first = List.copyOf(first);
    }

    /** The party chooses among these; there is at least one. */
    public void among(List<Space> spaces) {
        if (Handed.over(spaces).isEmpty()) {
            throw new IllegalArgumentException("there is no space among which the party could choose");
        }
        first = List.copyOf(spaces);
    }

    /** The spaces that come equally first. */
    public List<Space> getFirst() {
        return first;
    }

    @Override
    public int actor() {
        return minion.slot();
    }
}
