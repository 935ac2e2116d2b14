package mystics.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;
import mystics.table.Changes;
import mystics.table.Draft;

/**
 * Which rules speak at a happening. They are found by looking at the table, and once more only when pieces that carry them may have come,
 * gone or moved. That nobody speaks at a moment, as is usual, is one look at some bits.
 */
public final class InForce {
    private final Rulebook rulebook;
    private final int heroes;
    private final Deeds[] deeds;
    private final ArrayList<Speaker> gathering = new ArrayList<>();
    private Optional<Draft> table = Optional.empty();

    /** Room for the rules of a rulebook in a game of so many heroes. */
    public InForce(Rulebook rulebook, int heroes) {
        this.rulebook = rulebook;
        this.heroes = heroes;
        this.deeds = new Deeds[heroes + 2];
        Arrays.setAll(deeds, place -> new Deeds(place - 1));
    }

    /** Who speaks at the deeds of one hero, at those of other figures (one slot for all), or where nobody acts. Choirs are bits. */
    private final class Deeds {
        private final int actor;
        private final Speaker[][] found = new Speaker[rulebook.choirs()][];
        private final long[] stale = new long[rulebook.choirs() / Long.SIZE];
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

        /** Choirs that depend on what has changed since are to be found again. */
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

        private boolean isSilent(int word, long choirs) {
            return (loud[word] & choirs) == 0;
        }

        private Speaker[] of(Draft draft, Candidates choir, int acting) {
            int number = choir.number();
            int word = number / Long.SIZE;
            if (isSilent(word, 1L << number)) {
                return Candidates.SILENCE;
            }
            return (stale[word] >> number & 1) == 0 ? found[number] : gather(draft, choir, acting);
        }

        /** Rules of one figure's own deeds are not kept where all figures but the heroes share a slot. */
        private Speaker[] gather(Draft draft, Candidates choir, int acting) {
            Speaker[] speakers = choir.gather(draft, acting, gathering);
            if (actor < heroes || !choir.own()) {
                int number = choir.number();
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
     * Those of a choir that speak now: the acting figure's, the other heroes' down the track, minions, places, chapter,
     * general. What is given is
     * not to be changed, and stays as it is whatever happens to the table.
     *
     * @param actor the slot of the acting figure, or -1
     */
    public Speaker[] of(Draft draft, Candidates choir, int actor) {
        return at(draft, actor).of(draft, choir, actor);
    }

    /** Whether nobody speaks by any verb at a moment of an actor, as long as nothing changes. False where that is not known yet. */
    public boolean isSilent(Draft draft, Rulebook.Speakers speakers, int actor) {
        return at(draft, actor).isSilent(speakers.word(), speakers.choirs());
    }

    /** Another table of the same game is looked at from now on. */
    public void turnTo(Draft draft) {
        table.ifPresent(draft::goOnFrom);
        table = Optional.of(draft);
    }
}
