package mystics.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import mystics.table.Draft;

/** All that can ever speak at one moment by one verb, in mod and file order. */
public final class Candidates {
    static final Candidates NOBODY = new Candidates(-1, List.of());
    private static final Speaker[] SILENCE = {};

    private final int number;
    private final Candidate[] candidates;
    private final boolean own;
    private final long parts;
    private final long cards;
    private final long marks;

    private Candidates(int number, List<Candidate> candidates) {
        this.number = number;
        this.candidates = candidates.toArray(Candidate[]::new);
        this.own = candidates.stream().anyMatch(Candidate::isOwn);
        this.parts = any(candidates, Candidate::heededParts);
        this.cards = any(candidates, Candidate::onCards);
        this.marks = any(candidates, Candidate::heededMarks);
    }

    /** The choir of some candidates; choirs are numbered from 0. */
    static Candidates of(int number, List<Candidate> candidates) {
        return candidates.isEmpty() ? NOBODY : new Candidates(number, candidates);
    }

    private static long any(List<Candidate> candidates, ToLongFunction<Candidate> bits) {
        return candidates.stream().mapToLong(bits).reduce(0, (some, more) -> some | more);
    }

    /** Its number among those with somebody in them. */
    int number() {
        return number;
    }

    /** Whether nobody ever speaks. */
    public boolean silent() {
        return number < 0;
    }

    /** Whether some of them speak only at deeds of their bearer. */
    boolean own() {
        return own;
    }

    /** The parts of the board that some of them depend on: a bit for each. */
    long parts() {
        return parts;
    }

    /** The cards that some of them depend on: a bit for each, every 64 share one. */
    long cards() {
        return cards;
    }

    /** The kinds of marks that some of them depend on: a bit for each, every 64 share one. */
    long marks() {
        return marks;
    }

    /**
     * Those that speak now, in the order in which they do.
     *
     * @param actor the slot of the acting figure, or -1
     * @param speakers an empty list to gather them in, empty again afterwards
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
