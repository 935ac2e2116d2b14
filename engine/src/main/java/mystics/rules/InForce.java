package mystics.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;
import mystics.table.Changes;
import mystics.table.Draft;

/**
 * The rules in force, found by reading the table. The rules are searched again only if pieces that carry rules may have appeared,
 * disappeared or moved. Usually no rule speaks at a moment, and then a test of a few bits is enough. Whether any piece carries a rule is
 * found out once, for all figures together.
 */
public final class InForce {
    private final Rulebook rulebook;
    private final int heroes;
    private final Deeds[] deeds;
    private final Bits borne;
    private final ArrayList<Speaker> gathering = new ArrayList<>();
    private Optional<Draft> table = Optional.empty();

    /** Finds the rules in force among those of a rulebook, in a game with the given number of heroes. */
    public InForce(Rulebook rulebook, int heroes) {
        this.rulebook = rulebook;
        this.heroes = heroes;
        this.deeds = new Deeds[heroes + 2];
        Arrays.setAll(deeds, place -> new Deeds(place - 1));
        this.borne = new Bearers();
    }

    /**
     * One bit for each set of candidates. The bit is off while it is certain that no rule of the set speaks; a change of the table that may
     * matter turns it on again.
     */
    private class Bits {
        private final long[] stale = new long[rulebook.candidateSets() / Long.SIZE];
        private final long[] loud = new long[stale.length];
        private long seen;

        private Bits() {
            forget();
        }

        private void forget() {
            Arrays.fill(stale, -1);
            Arrays.fill(loud, -1);
        }

        /** Marks the candidates that depend on the changes made since the last call, so that they are searched again. */
        final void after(Changes changes) {
            if (seen != changes.count()) {
                catchUp(changes);
            }
        }

        private void catchUp(Changes changes) {
            if (!changes.keeps(seen)) {
                forget();
                seen = changes.count();
            }
            for (; seen < changes.count(); seen++) {
                mark(changes.at(seen));
            }
        }

        void mark(int change) {
            long[] heeding = rulebook.heeding(change);
            for (int word = 0; word < stale.length; word++) {
                mark(word, heeding[word]);
            }
        }

        final void mark(int word, long candidateSets) {
            stale[word] |= candidateSets;
            loud[word] |= candidateSets;
        }

        /** Those of the given candidate sets in which a rule may speak. The bits of the given sets lie in one word. */
        final long loud(int word, long candidateSets) {
            return loud[word] & candidateSets;
        }

        final boolean isLoud(int number) {
            return loud(number / Long.SIZE, 1L << number) != 0;
        }

        final boolean isStale(int number) {
            return (stale[number / Long.SIZE] >> number & 1) != 0;
        }

        final void known(int number, boolean silent) {
            stale[number / Long.SIZE] &= ~(1L << number);
            loud[number / Long.SIZE] &= silent ? ~(1L << number) : -1;
        }
    }

    /** The rules that some piece carries, whoever acts. */
    private final class Bearers extends Bits {
        @Override
        void mark(int change) {
            if (rulebook.movesBearers(change)) {
                super.mark(change);
            }
        }
    }

    /** The rules that speak when one hero acts, when any other figure acts (one slot for all), or when no figure acts. */
    private final class Deeds extends Bits {
        private final int actor;
        private final Speaker[][] found = new Speaker[rulebook.candidateSets()][];

        private Deeds(int actor) {
            this.actor = actor;
        }

        /** After a change that cannot move the bearer of a rule, only the rules that are carried by pieces are looked up again. */
        @Override
        void mark(int change) {
            if (rulebook.movesBearers(change)) {
                super.mark(change);
                return;
            }
            long[] heeding = rulebook.heeding(change);
            for (int word = 0; word < heeding.length; word++) {
                mark(word, borne.loud(word, heeding[word]));
            }
        }

        private Speaker[] of(Draft draft, Candidates candidates, int acting) {
            int number = candidates.number();
            if (!isLoud(number)) {
                return Candidates.SILENCE;
            }
            return isStale(number) ? gather(draft, candidates, acting) : found[number];
        }

        /**
         * Searches for the rules that speak. All minions share one slot, which therefore cannot keep rules that speak only at deeds of
         * their bearer.
         */
        private Speaker[] gather(Draft draft, Candidates candidates, int acting) {
            int number = candidates.number();
            if (!isBorne(draft, candidates)) {
                known(number, true);
                return Candidates.SILENCE;
            }
            Speaker[] speakers = candidates.gather(draft, acting, gathering);
            if (actor < heroes || !candidates.own()) {
                found[number] = speakers;
                known(number, speakers.length == 0);
            }
            return speakers;
        }

        private boolean isSilent(Draft draft, Rulebook.ByVerb speakers, int acting) {
            for (long left = loud(speakers.word(), speakers.candidateSets()); left != 0; left &= left - 1) {
                if (of(draft, speakers.numbered(speakers.word() * Long.SIZE + Long.numberOfTrailingZeros(left)), acting).length > 0) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Whether any piece carries one of the rules now, whoever acts. */
    private boolean isBorne(Draft draft, Candidates candidates) {
        borne.after(draft.changes());
        int number = candidates.number();
        if (borne.isStale(number)) {
            borne.known(number, !candidates.areBorne(draft));
        }
        return borne.isLoud(number);
    }

    private Deeds at(Draft draft, int actor) {
        Deeds found = deeds[Math.min(actor, heroes) + 1];
        found.after(draft.changes());
        return found;
    }

    /**
     * The rules that speak now: first those of the acting figure, then those of the other heroes down the track, of minions, of places and
     * of the chapter, and then general ones. The array must not be changed. The array stays the same whatever happens to the table.
     *
     * @param actor the slot of the acting figure, or -1
     */
    public Speaker[] of(Draft draft, Candidates candidates, int actor) {
        return at(draft, actor).of(draft, candidates, actor);
    }

    /** Whether no rule speaks now at a moment at which a given figure acts. */
    public boolean isSilent(Draft draft, Rulebook.ByVerb speakers, int actor) {
        return at(draft, actor).isSilent(draft, speakers, actor);
    }

    /** Reads another table of the same game from now on. */
    public void turnTo(Draft draft) {
        table.ifPresent(draft::goOnFrom);
        table = Optional.of(draft);
    }
}
