package mystics.phase.explore;

import java.util.ArrayList;
import java.util.List;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.RoomInPlay;

/**
 * Which minions keep a hero from exploring a way? By the book, all minions on the hero's tile keep the hero from exploring (EXPLORE-1);
 * {@code change} rules can ignore some of them.
 */
public final class ExploreHindered extends Moment implements Inquiry {
    /** The hero who would explore. */
    public final Figure hero;
    /** The room that the hero would leave. */
    public final RoomInPlay from;
    /** The room that the hero would enter. */
    public final RoomInPlay to;
    /** Whether the way leads through an exit rather than over a flip space. */
    public final boolean exit;
    private final List<Figure> minions;

    ExploreHindered(Figure hero, WayOut way) {
        this.hero = hero;
        this.from = hero.getRoom();
        this.to = way.to();
        this.exit = way.exit();
        this.minions = new ArrayList<>(from.getMinions());
    }

    /** The minions that hinder the hero. */
    public List<Figure> getMinions() {
        return List.copyOf(minions);
    }

    /** Ignores this minion. */
    public void spare(Figure minion) {
        Handed.over(minion);
        minions.remove(minion);
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
