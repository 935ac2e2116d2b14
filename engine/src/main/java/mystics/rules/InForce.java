package mystics.rules;

import mystics.table.Draft;

/**
 * Which rules speak at a happening. They are found by looking at the table, once for each {@link Draft#shape} of it: as long as the same pieces lie
 * where rules speak, the same rules are in force.
 */
public final class InForce {
    private final Draft draft;
    private final int actors;
    private final Speaking[] found;
    private final int[] shapes;
    private final Speaking gathering = new Speaking();

    /** The rules in force on a table. */
    public InForce(Rulebook rulebook, Draft draft) {
        this.draft = draft;
        this.actors = draft.layout().heroes() + 1;
        this.found = new Speaking[rulebook.choirs() * actors];
        this.shapes = new int[found.length];
    }

    /**
     * Those of a choir that speak now, in their order. What is given does not change, whatever happens to the table.
     *
     * @param actor the slot of the acting figure, or -1; only a hero's own rules come first
     */
    public Speaking of(Rulebook.Choir choir, int actor) {
        int hero = actor < actors - 1 ? actor : -1;
        int place = choir.number() * actors + hero + 1;
        int shape = draft.shape();
        if (found[place] == null || shapes[place] != shape) {
            shapes[place] = shape;
            found[place] = gather(choir, hero);
        }
        return found[place];
    }

    private Speaking gather(Rulebook.Choir choir, int hero) {
        gathering.clear();
        for (Candidate candidate : choir.candidates()) {
            candidate.gather(draft, hero, gathering);
        }
        return gathering.kept();
    }
}
