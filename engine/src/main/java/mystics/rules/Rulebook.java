package mystics.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mystics.content.Box;

/**
 * The rules of one game, indexed by moment and verb. Which of them are in force is asked of the table ({@link InForce}),
 * so nothing is ever subscribed.
 */
public final class Rulebook {
    private final Speakers[] slots;
    private final int mask;
    private final int choirs;
    /** For each thing that can change, which choirs depend on it, as bits. */
    private final long[][] heeding;
    private final Box box;
    private final List<Rule> rules;

    private Rulebook(Box box, List<Rule> rules, Map<Class<?>, Speakers> speakers, int choirs) {
        this.box = box;
        this.rules = List.copyOf(rules);
        this.choirs = choirs;
        this.heeding = new long[box.layout().changes()][choirs / Long.SIZE];
        speakers.values().forEach(this::heed);
        slots = new Speakers[Integer.highestOneBit(Math.max(8, speakers.size() * 4)) * 2];
        mask = slots.length - 1;
        speakers.forEach((moment, spoken) -> {
            int slot = moment.hashCode() & mask;
            while (slots[slot] != null) {
                slot = slot + 1 & mask;
            }
            slots[slot] = spoken;
        });
    }

    private void heed(Speakers speakers) {
        for (Candidates choir : speakers.byVerb) {
            for (int change : choir.heeds(box.layout())) {
                heeding[change][choir.number() / Long.SIZE] |= 1L << choir.number();
            }
        }
    }

    /** The rules that can ever be in force with the pieces of a box. */
    public static Rulebook of(Box box, List<Rule> rules) {
        Map<Class<?>, Map<Verb, List<Candidate>>> sorted = new HashMap<>();
        for (Rule rule : rules) {
            Candidate.of(box, rule).ifPresent(candidate -> sorted.computeIfAbsent(rule.moment(), m -> new EnumMap<>(Verb.class))
                    .computeIfAbsent(rule.verb(), v -> new ArrayList<>()).add(candidate));
        }
        Map<Class<?>, Speakers> speakers = new HashMap<>();
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
            speakers.put(spoken.getKey(), new Speakers(spoken.getKey(), byVerb, first, number));
        }
        return new Rulebook(box, rules, speakers, (number + Long.SIZE - 1) / Long.SIZE * Long.SIZE);
    }

    /** The first of some successive numbers that are bits of the same word. */
    private static int inOneWord(int number, int some) {
        return number % Long.SIZE + some <= Long.SIZE ? number : (number / Long.SIZE + 1) * Long.SIZE;
    }

    /** The same without the rules of some mods. */
    public Rulebook without(Set<String> mods) {
        return of(box, rules.stream().filter(rule -> !mods.contains(rule.source().mod())).toList());
    }

    /** All rules of the loaded mods, in their order. */
    public List<Rule> rules() {
        return rules;
    }

    /** Who may speak at a moment; {@link Speakers#NONE} when nobody ever does. */
    public Speakers at(Class<?> moment) {
        int slot = moment.hashCode() & mask;
        for (Speakers found = slots[slot]; found != null; found = slots[slot = slot + 1 & mask]) {
            if (found.moment == moment) {
                return found;
            }
        }
        return Speakers.NONE;
    }

    /** How many numbers choirs may have, a multiple of 64; they begin with 0, and those of one moment are bits of the same word. */
    int choirs() {
        return choirs;
    }

    /** The choirs that depend on something, as bits of their numbers. */
    long[] heeding(int change) {
        return heeding[change];
    }

    /** Who can speak at one moment, by verb. */
    public static final class Speakers {
        static final Speakers NONE = new Speakers(Void.class,
                new Candidates[] {Candidates.NOBODY, Candidates.NOBODY, Candidates.NOBODY, Candidates.NOBODY, Candidates.NOBODY,
                        Candidates.NOBODY}, 0, 0);
        private final Class<?> moment;
        private final Candidates[] byVerb;
        private final int word;
        private final long choirs;

        /** The choirs have the numbers from {@code first} up to, not including, {@code next}, all in one word. */
        private Speakers(Class<?> moment, Candidates[] byVerb, int first, int next) {
            this.moment = moment;
            this.byVerb = byVerb;
            this.word = first / Long.SIZE;
            this.choirs = first == next ? 0 : -1L >>> Long.SIZE - (next - first) << first;
        }

        /** The word that has the bits of its choirs. */
        int word() {
            return word;
        }

        /** The bits of its choirs in their word. */
        long choirs() {
            return choirs;
        }

        /** Whether no rule of the game ever speaks here. */
        public boolean silent() {
            return this == NONE;
        }

        /** Those who can speak by a verb. */
        public Candidates of(Verb verb) {
            return byVerb[verb.ordinal()];
        }
    }
}
