package mystics.phase.capture;

import java.util.ArrayList;
import java.util.List;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Scene;

/**
 * May a captured hero come back, and beside whom? By the book, the hero may come back beside any hero, if no minion is on the board
 * (CAPTURE-4). {@code change} rules can ignore minions and choose the heroes who may rescue the captured hero.
 */
public final class RescueAllowed extends Moment implements Inquiry {
    /** The captured hero. */
    public final Figure hero;
    private final List<Figure> minions;
    private List<Figure> friends;

    RescueAllowed(Scene scene, Figure hero) {
        this.hero = hero;
        this.minions = new ArrayList<>(scene.minions());
        this.friends = scene.heroes();
    }

    /** The minions that prevent the rescue. If no minion prevents the rescue, it is allowed. */
    public List<Figure> getMinions() {
        return List.copyOf(minions);
    }

    /** The heroes beside whom the rescued hero may return. */
    public List<Figure> getFriends() {
        return friends;
    }

    /** Allows the rescue in spite of a minion. */
    public void spare(Figure minion) {
        Handed.over(minion);
        minions.remove(minion);
    }

    /** The rescued hero can return only beside one of these heroes. */
    public void beside(List<Figure> heroes) {
        friends = List.copyOf(Handed.over(heroes));
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
