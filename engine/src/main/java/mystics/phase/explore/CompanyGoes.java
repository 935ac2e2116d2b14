package mystics.phase.explore;

import java.util.ArrayList;
import java.util.List;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.RoomInPlay;

/**
 * The figures that go along with an exploring hero: by the book, all other heroes and all allies on the same tile (EXPLORE-4). The moment
 * also occurs before the hero goes, to show which figures would come along. {@code change} rules must not ask any question, because the
 * moment also serves this preview.
 */
public final class CompanyGoes extends Moment implements Inquiry {
    /** The hero who explores. */
    public final Figure hero;
    /** The room that the hero leaves. */
    public final RoomInPlay from;
    /** The room that the hero enters. */
    public final RoomInPlay to;
    /** Whether the way leads through an exit rather than over a flip space. */
    public final boolean exit;
    private final List<Figure> figures;

    CompanyGoes(Figure hero, WayOut way) {
        this.hero = hero;
        this.from = hero.getRoom();
        this.to = way.to();
        this.exit = way.exit();
        this.figures = new ArrayList<>(from.getHeroes());
        this.figures.remove(hero);
        this.figures.addAll(from.getAllies());
    }

    /** The figures that go along, not counting the hero. */
    public List<Figure> getFigures() {
        return List.copyOf(figures);
    }

    /** Makes this figure stay. */
    public void stays(Figure figure) {
        Handed.over(figure);
        figures.remove(figure);
    }

    /**
     * Makes this figure go along too.
     *
     * @throws IllegalArgumentException if the figure is not in the room that the hero leaves
     */
    public void goes(Figure figure) {
        Handed.over(figure);
        if (!from.getFigures().contains(figure)) {
            throw new IllegalArgumentException(figure + " is not in " + from + " and cannot go along");
        }
        if (!figures.contains(figure) && !figure.equals(hero)) {
            figures.add(figure);
        }
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
