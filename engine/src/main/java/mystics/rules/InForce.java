package mystics.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;
import mystics.table.Changes;
import mystics.table.Draft;

/**
 * The rules in force, found by reading the table. They are searched again only if pieces that carry rules may have
 * appeared, disappeared or moved. In the usual case, that no rule speaks at a moment, a test of some bits is enough.
 */
public final class InForce {
    private final Rulebook rulebook;
    private final int heroes;
    private final Deeds[] deeds;
    private final ArrayList<Speaker> gathering = new ArrayList<>();
    private Optional<Draft> table = Optional.empty();

    /** For the rules of a rulebook in a game with a number of heroes. */
    public InForce(Rulebook rulebook, int heroes) {
        this.rulebook = rulebook;
        this.heroes = heroes;
        this.deeds = new Deeds[heroes + 2];
        Arrays.setAll(deeds, place -> new Deeds(place - 1));
    }

    /** The rules that speak when one hero acts, when any other figure acts (one slot for all), or when no figure acts. */
    private final class Deeds {
        private final int actor;
        private final Speaker[][] found = new Speaker[rulebook.candidateSets()][];
        private final long[] stale = new long[rulebook.candidateSets() / Long.SIZE];
        private final long[] loud = new long[stale.length];
        private long seen;

        private Deeds(int actor) {
            this.actor = actor;
            forget();
        }

        private void forget() {
            Arrays.fill(stale, -1);
            Arrays.fill(loud, -1);
        }

        /** Marks the candidates that depend on changes since then, so that they are searched again. */
        private Deeds after(Changes changes) {
            if (seen != changes.count()) {
                catchUp(changes);
            }
            return this;
        }

        private void catchUp(Changes changes) {
            if (!changes.keeps(seen)) {
                forget();
                seen = changes.count();
            }
            for (; seen < changes.count(); seen++) {
                long[] heeding = rulebook.heeding(changes.at(seen));
                for (int word = 0; word < stale.length; word++) {
                    stale[word] |= heeding[word];
                    loud[word] |= heeding[word];
                }
            }
        }

        private boolean isSilent(int word, long candidateSets) {
            return (loud[word] & candidateSets) == 0;
        }

        private Speaker[] of(Draft draft, Candidates candidates, int acting) {
            int number = candidates.number();
            int word = number / Long.SIZE;
            if (isSilent(word, 1L << number)) {
                return Candidates.SILENCE;
            }
            return (stale[word] >> number & 1) == 0 ? found[number] : gather(draft, candidates, acting);
        }

        /** Searches the rules that speak. Rules about a figure's own deeds are not kept in the slot that all figures but heroes share. */
        private Speaker[] gather(Draft draft, Candidates candidates, int acting) {
            Speaker[] speakers = candidates.gather(draft, acting, gathering);
            if (actor < heroes || !candidates.own()) {
                int number = candidates.number();
                found[number] = speakers;
                stale[number / Long.SIZE] &= ~(1L << number);
                loud[number / Long.SIZE] &= speakers.length == 0 ? ~(1L << number) : -1;
            }
            return speakers;
        }
    }

    private Deeds at(Draft draft, int actor) {
        return deeds[Math.min(actor, heroes) + 1].after(draft.changes());
    }

    /**
     * The rules that speak now: those of the acting figure, of the other heroes down the track, of minions, of places,
     * of the chapter, and general ones. The array must not be changed. It stays the same whatever happens to the table.
     *
     * @param actor the slot of the acting figure, or -1
     */
    public Speaker[] of(Draft draft, Candidates candidates, int actor) {
        return at(draft, actor).of(draft, candidates, actor);
    }

    /** Whether no rule speaks at a moment of an actor until something changes. False if that is not known yet. */
    public boolean isSilent(Draft draft, Rulebook.ByVerb speakers, int actor) {
        return at(draft, actor).isSilent(speakers.word(), speakers.candidateSets());
    }

    /** Reads another table of the same game from now on. */
    public void turnTo(Draft draft) {
        table.ifPresent(draft::goOnFrom);
        table = Optional.of(draft);
    }
}
