package mystics.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import mystics.content.Box;
import mystics.table.BoardPart;

/**
 * The rules of one game, indexed by moment and verb. The table decides which of these rules are in force ({@link InForce}); no rule has to
 * register itself during a game.
 */
public final class Rulebook {
    private final ByVerb[] slots;
    private final int mask;
    private final int candidateSets;
    /** For each kind of change, the candidates that depend on it, as bits. */
    private final long[][] heeding;
    private final Box box;
    private final List<Rule> rules;

    private Rulebook(Box box, List<Rule> rules, Map<Class<?>, ByVerb> speakers, int candidateSets) {
        this.box = box;
        this.rules = List.copyOf(rules);
        this.candidateSets = candidateSets;
        this.heeding = new long[box.layout().changes()][candidateSets / Long.SIZE];
        speakers.values().forEach(this::heed);
        slots = new ByVerb[Integer.highestOneBit(Math.max(8, speakers.size() * 4)) * 2];
        mask = slots.length - 1;
        speakers.forEach((moment, spoken) -> {
            int slot = moment.hashCode() & mask;
            while (slots[slot] != null) {
                slot = slot + 1 & mask;
            }
            slots[slot] = spoken;
        });
    }

    private void heed(ByVerb speakers) {
        for (Candidates candidates : speakers.byVerb) {
            for (int change : candidates.heeds(box.layout())) {
                heeding[change][candidates.number() / Long.SIZE] |= 1L << candidates.number();
            }
        }
    }

    /** A rulebook of the rules that can be in force with the pieces of a box. */
    public static Rulebook of(Box box, List<Rule> rules) {
        Map<Class<?>, Map<Verb, List<Candidate>>> sorted = new HashMap<>();
        for (Rule rule : rules) {
            Candidate.of(box, rule).ifPresent(candidate -> sorted.computeIfAbsent(rule.moment(), m -> new EnumMap<>(Verb.class))
                    .computeIfAbsent(rule.verb(), v -> new ArrayList<>()).add(candidate));
        }
        Map<Class<?>, ByVerb> speakers = new HashMap<>();
        int number = 0;
        for (Map.Entry<Class<?>, Map<Verb, List<Candidate>>> spoken : sorted.entrySet()) {
            int first = inOneWord(number, spoken.getValue().size());
            number = first;
            Candidates[] byVerb = new Candidates[Verb.values().length];
            for (Verb verb : Verb.values()) {
                List<Candidate> some = spoken.getValue().getOrDefault(verb, List.of());
                byVerb[verb.ordinal()] = Candidates.of(number, some);
                number += some.isEmpty() ? 0 : 1;
            }
            speakers.put(spoken.getKey(), new ByVerb(spoken.getKey(), byVerb, first, number));
        }
        return new Rulebook(box, rules, speakers, (number + Long.SIZE - 1) / Long.SIZE * Long.SIZE);
    }

    /**
     * The given number if some successive numbers, beginning with it, are bits of the same word; otherwise the first number of the next
     * word.
     */
    private static int inOneWord(int number, int some) {
        return number % Long.SIZE + some <= Long.SIZE ? number : (number / Long.SIZE + 1) * Long.SIZE;
    }

    /** The same rulebook without the rules of some mods. */
    public Rulebook without(Set<String> mods) {
        return of(box, rules.stream().filter(rule -> !mods.contains(rule.source().mod())).toList());
    }

    /** All rules of the loaded mods, in their order. */
    public List<Rule> rules() {
        return rules;
    }

    /** The rules that may speak at a moment, by verb; {@link ByVerb#NONE} if there are none. */
    public ByVerb at(Class<?> moment) {
        int slot = moment.hashCode() & mask;
        for (ByVerb found = slots[slot]; found != null; found = slots[slot = slot + 1 & mask]) {
            if (found.moment == moment) {
                return found;
            }
        }
        return ByVerb.NONE;
    }

    /**
     * The upper bound of the numbers of candidate sets, a multiple of 64. Numbers begin with 0; the sets of one moment are bits of the same
     * word.
     */
    int candidateSets() {
        return candidateSets;
    }

    /** Whether a kind of change may decide which pieces carry rules, and not just when the rules speak. */
    boolean movesBearers(int change) {
        return change != box.layout().changeOf(BoardPart.SPACES) && change != box.layout().changeOf(BoardPart.ORDER);
    }

    /** The candidates that depend on a kind of change, as bits. */
    long[] heeding(int change) {
        return heeding[change];
    }

    /** The rules that can speak at one moment, by verb. */
    public static final class ByVerb {
        static final ByVerb NONE = new ByVerb(Void.class,
                new Candidates[] {Candidates.NOBODY, Candidates.NOBODY, Candidates.NOBODY, Candidates.NOBODY, Candidates.NOBODY,
                        Candidates.NOBODY}, 0, 0);
        private final Class<?> moment;
        private final Candidates[] byVerb;
        private final Candidates[] byNumber;
        private final int first;
        private final int word;
        private final long candidateSets;

        /** The candidates have the numbers from {@code first} up to, but not including, {@code next}, all in one word. */
        private ByVerb(Class<?> moment, Candidates[] byVerb, int first, int next) {
            this.moment = moment;
            this.byVerb = byVerb;
            this.byNumber = Stream.of(byVerb).filter(some -> !some.silent()).toArray(Candidates[]::new);
            this.first = first;
            this.word = first / Long.SIZE;
            this.candidateSets = first == next ? 0 : -1L >>> Long.SIZE - (next - first) << first;
        }

        /** The index of the word that has the bits of the moment's candidates. */
        int word() {
            return word;
        }

        /** The sets of the moment's candidates, as bits of one word. */
        long candidateSets() {
            return candidateSets;
        }

        /** The set of candidates with a number. */
        Candidates numbered(int number) {
            return byNumber[number - first];
        }

        /** Whether no rule of the game ever speaks at the moment. */
        public boolean silent() {
            return this == NONE;
        }

        /** The rules that can speak with a verb. */
        public Candidates of(Verb verb) {
            return byVerb[verb.ordinal()];
        }
    }
}
