package mystics.phase.minion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;

/** Whom does a minion go for? {@code change} rules take heroes out, add somebody or put one first. */
public final class PreyChosen extends Moment implements Inquiry {
    /** The minion. */
    public final Figure minion;
    /** What for: approach (whom to move to) or attack (whom to strike, all in reach). */
    public final String what;
    private final List<Figure> prey;
    private List<Figure> first = List.of();

    PreyChosen(Figure minion, String what, List<Figure> prey) {
        this.minion = minion;
        this.what = what;
        this.prey = new ArrayList<>(prey);
    }

    /** Those it may go for. */
    public List<Figure> getPrey() {
        return Collections.unmodifiableList(prey);
    }

    List<Figure> prey() {
        return prey;
    }

    public boolean isAttack() {
        return what.equals("attack");
    }

    /** It does not go for this hero. */
    public void spare(Figure hero) {
        Handed.over(hero);
        prey.remove(hero);
    }

    /** It may go for this figure too, if that stands in its room; only a figure on the board. */
    public void add(Figure figure) {
        Handed.over(figure);
        if (figure.getRoom().equals(minion.getRoom()) && !prey.contains(figure)) {
            prey.add(figure);
        }
    }

    /** Among heroes equally near it takes this one. */
    public void prefer(Figure hero) {
        Handed.over(hero);
        first = new ArrayList<>(first);
        first.add(hero);
    }

    /** Whether a hero it may go for is such a one. */
    boolean isAmong(Predicate<Figure> such) {
        for (Figure hero : prey) {
            if (such.test(hero)) {
                return true;
            }
        }
        return false;
    }

    /** It goes for nobody but these. */
    void keep(List<Figure> heroes) {
        prey.retainAll(heroes);
    }

    boolean isPreferred(Figure hero) {
        return first.contains(hero);
    }

    @Override
    public int actor() {
        return minion.slot();
    }
}
