package mystics.rules;

import java.util.ArrayList;
import java.util.List;
import mystics.table.Draft;

/**
 * Which rules speak at a happening. They are found by looking at the table, once for each shape of it: as long as the same pieces lie where rules
 * speak, the same rules are in force.
 */
public final class InForce {
    private static final Voice[] NOBODY = {};

    private final Draft draft;
    private final int heroes;
    private final Voice[][] found;
    private final int[] shapes;
    private final List<Voice> gathering = new ArrayList<>();

    /** The rules in force on a table. */
    public InForce(Rulebook rulebook, Draft draft) {
        this.draft = draft;
        this.heroes = draft.layout().heroes();
        this.found = new Voice[rulebook.choirs() * (heroes + 1)][];
        this.shapes = new int[found.length];
    }

    /**
     * Those of a choir that speak now: the acting figure's, the other heroes' down the track, minions, places, chapter, general. What is given is
     * not to be changed, and stays as it is whatever happens to the table.
     *
     * @param actor the slot of the acting figure, or -1
     */
    public Voice[] of(Rulebook.Choir choir, int actor) {
        if (actor >= heroes && choir.own()) {
            return gather(choir, actor);
        }
        int hero = actor < heroes ? actor : -1;
        int place = choir.number() * (heroes + 1) + hero + 1;
        int shape = choir.shape(draft);
        if (found[place] == null || shapes[place] != shape) {
            shapes[place] = shape;
            found[place] = gather(choir, hero);
        }
        return found[place];
    }

    private Voice[] gather(Rulebook.Choir choir, int actor) {
        gathering.clear();
        for (Candidate candidate : choir.candidates()) {
            candidate.gather(draft, actor, gathering);
        }
        return gathering.isEmpty() ? NOBODY : gathering.toArray(NOBODY);
    }
}
