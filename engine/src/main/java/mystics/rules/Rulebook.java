package mystics.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mystics.content.Box;

/** The rules of one game, indexed by moment and verb. Which of them are in force is asked of the table each time, so nothing is ever subscribed. */
public final class Rulebook {
    private static final Candidate[] NOBODY = {};

    private final Map<Class<?>, Speakers> byMoment = new HashMap<>();
    private final Speakers[] slots;
    private final int mask;

    private Rulebook(Map<Class<?>, Speakers> speakers) {
        byMoment.putAll(speakers);
        int size = Integer.highestOneBit(Math.max(8, byMoment.size() * 4)) * 2;
        slots = new Speakers[size];
        mask = size - 1;
        byMoment.forEach((moment, spoken) -> {
            int slot = moment.hashCode() & mask;
            while (slots[slot] != null) {
                slot = slot + 1 & mask;
            }
            slots[slot] = spoken;
        });
    }

    /** The rules that can ever be in force with the pieces of a box. */
    public static Rulebook of(Box box, List<Rule> rules) {
        Map<Class<?>, Map<Verb, List<Candidate>>> sorted = new HashMap<>();
        for (Rule rule : rules) {
            Candidate.of(box, rule).ifPresent(candidate -> sorted.computeIfAbsent(rule.moment(), m -> new EnumMap<>(Verb.class))
                    .computeIfAbsent(rule.verb(), v -> new ArrayList<>()).add(candidate));
        }
        Map<Class<?>, Speakers> speakers = new HashMap<>();
        sorted.forEach((moment, byVerb) -> {
            Candidate[][] all = new Candidate[Verb.values().length][];
            for (Verb verb : Verb.values()) {
                all[verb.ordinal()] = byVerb.getOrDefault(verb, List.of()).toArray(NOBODY);
            }
            speakers.put(moment, new Speakers(moment, all));
        });
        return new Rulebook(speakers);
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

    /** The candidates of one moment, by verb. */
    public static final class Speakers {
        static final Speakers NONE = new Speakers(Void.class, new Candidate[][] {NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY});
        private final Class<?> moment;
        private final Candidate[][] byVerb;
        private final boolean silent;

        private Speakers(Class<?> moment, Candidate[][] byVerb) {
            this.moment = moment;
            this.byVerb = byVerb;
            boolean nobody = true;
            for (Candidate[] some : byVerb) {
                nobody &= some.length == 0;
            }
            this.silent = nobody;
        }

        /** Whether no rule of the game ever speaks here. */
        public boolean silent() {
            return silent;
        }

        /** The candidates of a verb, in mod and file order. */
        public Candidate[] of(Verb verb) {
            return byVerb[verb.ordinal()];
        }
    }
}
