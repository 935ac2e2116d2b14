package mystics.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import mystics.table.Draft;
import mystics.table.Layout;

/** All rules that can ever speak at one moment with one verb, in the order of mods and files. */
public final class Candidates {
    static final Candidates NOBODY = new Candidates(-1, List.of());
    static final Speaker[] SILENCE = {};

    private final int number;
    private final Candidate[] candidates;
    private final boolean own;

    private Candidates(int number, List<Candidate> candidates) {
        this.number = number;
        this.candidates = candidates.toArray(Candidate[]::new);
        this.own = candidates.stream().anyMatch(Candidate::isOwn);
    }

    /** A numbered set of candidates; numbers begin with 0. */
    static Candidates of(int number, List<Candidate> candidates) {
        return candidates.isEmpty() ? NOBODY : new Candidates(number, candidates);
    }

    /** The kinds of change that decide which candidates speak, by their numbers in a layout. */
    int[] heeds(Layout layout) {
        return Stream.of(candidates).flatMapToInt(candidate -> candidate.heeds(layout)).distinct().toArray();
    }

    /** The number of the set among the sets that are not empty. */
    int number() {
        return number;
    }

    /** Whether the set is empty. */
    public boolean silent() {
        return number < 0;
    }

    /** Whether any of the rules speaks only at deeds of its bearer. */
    boolean own() {
        return own;
    }

    /** Whether a piece carries one of the rules now, whoever acts. */
    boolean areBorne(Draft draft) {
        for (Candidate candidate : candidates) {
            if (candidate.isBorne(draft)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The rules of this set that speak now, in order.
     *
     * @param actor the slot of the acting figure, or -1
     * @param speakers an empty list to gather the rules in; it is empty again at the end
     */
    Speaker[] gather(Draft draft, int actor, ArrayList<Speaker> speakers) {
        for (Candidate candidate : candidates) {
            candidate.gather(draft, actor, speakers);
        }
        if (speakers.isEmpty()) {
            return SILENCE;
        }
        Speaker[] found = speakers.toArray(SILENCE);
        speakers.clear();
        return found;
    }
}
