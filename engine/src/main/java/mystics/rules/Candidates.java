package mystics.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import mystics.table.Draft;

/** All that can ever speak at one moment by one verb, in mod and file order. */
public final class Candidates {
    static final Candidates NOBODY = new Candidates(-1, List.of());
    private static final Speaker[] SILENCE = {};

    private final int number;
    private final Candidate[] candidates;
    private final boolean own;
    private final boolean ordered;
    private final int[] parts;
    private final int[] cards;
    private final int[] marks;

    private Candidates(int number, List<Candidate> candidates) {
        this.number = number;
        this.candidates = candidates.toArray(Candidate[]::new);
        this.own = candidates.stream().anyMatch(Candidate::isOwn);
        this.ordered = candidates.stream().anyMatch(Candidate::isBorneByHeroes);
        this.parts = all(candidates, Candidate::heededParts);
        this.cards = all(candidates, Candidate::onCards);
        this.marks = all(candidates, Candidate::heededMarks);
    }

    /** The choir of some candidates; choirs are numbered from 0. */
    static Candidates of(int number, List<Candidate> candidates) {
        return candidates.isEmpty() ? NOBODY : new Candidates(number, candidates);
    }

    private static int[] all(List<Candidate> candidates, Function<Candidate, IntStream> numbers) {
        return candidates.stream().flatMapToInt(numbers).distinct().sorted().toArray();
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

    /** Whether heroes may bear some of them, so that the acting hero and the track decide their order. */
    boolean ordered() {
        return ordered;
    }

    /** The parts of the board that some of them depend on. */
    int[] parts() {
        return parts;
    }

    /** The cards that some of them depend on. */
    int[] cards() {
        return cards;
    }

    /** The kinds of marks that some of them depend on. */
    int[] marks() {
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
