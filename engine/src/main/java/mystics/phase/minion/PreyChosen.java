package mystics.phase.minion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;

/** Which heroes may a minion move to or attack? {@code change} rules remove heroes, add a figure or prefer a hero. */
public final class PreyChosen extends Moment implements Inquiry {
    /** The minion. */
    public final Figure minion;
    /** The purpose: approach (to find the hero to move to) or attack (to find which of the heroes in reach to strike). */
    public final String what;
    private final List<Figure> prey;
    private List<Figure> first = List.of();

    PreyChosen(Figure minion, String what, List<Figure> prey) {
        this.minion = minion;
        this.what = what;
        this.prey = new ArrayList<>(prey);
    }

    /** The figures to which the minion may move, or which it may attack. */
    public List<Figure> getPrey() {
        return Collections.unmodifiableList(prey);
    }

    List<Figure> prey() {
        return prey;
    }

    public boolean isAttack() {
        return what.equals("attack");
    }

    /** Removes this hero from the prey. */
    public void spare(Figure hero) {
        Handed.over(hero);
        prey.remove(hero);
    }

    /** Adds this figure to the prey if it stands in the minion's room. The figure must be on the board. */
    public void add(Figure figure) {
        Handed.over(figure);
        if (figure.getRoom().equals(minion.getRoom()) && !prey.contains(figure)) {
            prey.add(figure);
        }
    }

    /** Prefers this hero among heroes that are equally near. */
    public void prefer(Figure hero) {
        Handed.over(hero);
        first = new ArrayList<>(first);
        first.add(hero);
    }

    /** Whether any hero of the prey meets a condition. */
    boolean isAmong(Predicate<Figure> such) {
        for (Figure hero : prey) {
            if (such.test(hero)) {
                return true;
            }
        }
        return false;
    }

    /** Removes all heroes but these from the prey. */
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
