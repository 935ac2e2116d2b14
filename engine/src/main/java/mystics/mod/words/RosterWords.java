package mystics.mod.words;

import java.util.List;
import mystics.phase.roster.Roster;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Space;

/** Words for heroes who come and go. */
public abstract class RosterWords extends MemoryWords {
    /** The heroes in reserve, including those who wait on a space. */
    public List<Figure> getReserve() {
        return Roster.reserve(scene());
    }

    /** The hero with this id, wherever it is: in the party, in reserve or safe. */
    public Figure heroCalled(@Names(What.TRACK_CARD) String id) {
        return Roster.all(scene()).stream().filter(hero -> hero.key().equals(id)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no hero '" + id + "' in this chapter"));
    }

    /**
     * Puts a hero in reserve on a space, or as near to the space as there is room. The hero takes up room on the space and does nothing
     * until it joins the party.
     */
    public void waits(Figure hero, Space space) {
        Roster.wait(scene(), hero, space);
    }

    /**
     * A hero in reserve joins the party on a space, or as near to the space as there is room. The hero's card goes below all others on the
     * track.
     */
    public void joins(Figure hero, Space space) {
        Roster.join(scene(), hero, space);
    }

    /** A hero leaves the chapter and is safe; a captured hero may leave too. */
    public void withdraws(Figure hero) {
        Roster.withdraw(scene(), hero);
    }

    /** A hero in reserve enters on a space and replaces another hero, captured or not; the other hero goes into reserve. */
    public void relieves(Figure fresh, Figure tired, Space space) {
        Roster.relieve(scene(), fresh, tired, space);
    }
}
