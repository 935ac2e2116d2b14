package mystics.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mystics.table.Draft;

/**
 * Which rules speak at a happening. They are found by looking at the table, once for each shape of it: as long as the same pieces lie where rules
 * speak, the same rules are in force.
 */
public final class InForce {
    private static final Speaker[] NOBODY = {};
    /** No table has this shape. */
    private static final int NEVER = -1;

    private final int heroes;
    private final Speaker[][] found;
    private final int[] shapes;
    private final List<Speaker> gathering = new ArrayList<>();

    /** Room for the rules of a rulebook in a game of so many heroes. */
    public InForce(Rulebook rulebook, int heroes) {
        this.heroes = heroes;
        this.found = new Speaker[rulebook.choirs() * (heroes + 1)][];
        this.shapes = new int[found.length];
    }

    /**
     * Those of a choir that speak now: the acting figure's, the other heroes' down the track, minions, places, chapter, general. What is given is
     * not to be changed, and stays as it is whatever happens to the table.
     *
     * @param actor the slot of the acting figure, or -1
     */
    public Speaker[] of(Draft draft, Rulebook.Choir choir, int actor) {
        if (actor >= heroes && choir.own()) {
            return gather(draft, choir, actor);
        }
        int hero = actor < heroes ? actor : -1;
        int place = choir.number() * (heroes + 1) + hero + 1;
        int shape = choir.shape(draft);
        if (shapes[place] != shape) {
            shapes[place] = shape;
            found[place] = gather(draft, choir, hero);
        }
        return found[place];
    }

    /** Another table is looked at from now on. */
    public void forget() {
        Arrays.fill(shapes, NEVER);
    }

    private Speaker[] gather(Draft draft, Rulebook.Choir choir, int actor) {
        gathering.clear();
        List<Candidate> candidates = choir.candidates();
        for (int i = 0; i < candidates.size(); i++) {
            candidates.get(i).gather(draft, actor, gathering);
        }
        return gathering.isEmpty() ? NOBODY : gathering.toArray(NOBODY);
    }
}
