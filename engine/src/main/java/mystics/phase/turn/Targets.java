package mystics.phase.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import mystics.phase.attack.strike.Weapon;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Refusal;
import mystics.rules.Scene;

/** The figures that a hero can attack with a weapon (BATTLE-2, BATTLE-3). A {@code change} rule adds and removes targets. */
public final class Targets extends Moment implements Inquiry {
    /** The hero who attacks. */
    public final Figure hero;
    private final Weapon weapon;
    private final List<Figure> figures = new ArrayList<>();
    private final List<Figure> spared = new ArrayList<>();
    private boolean someInReach;

    private Targets(Figure hero, Weapon weapon) {
        this.hero = hero;
        this.weapon = weapon;
    }

    /** The targets of a weapon according to the rule book. */
    public static Targets of(Scene scene, Figure hero, Weapon weapon) {
        Targets targets = new Targets(hero, weapon);
        targets.find(hero::reaches);
        targets.someInReach = !targets.figures.isEmpty();
        targets.findFromAfar();
        return targets;
    }

    private void find(Predicate<Figure> such) {
        List<Figure> minions = hero.getRoom().getMinions();
        for (int i = 0; i < minions.size(); i++) {
            if (such.test(minions.get(i)) && !spared.contains(minions.get(i))) {
                figures.add(minions.get(i));
            }
        }
    }

    /** Figures in sight are targets if none is in reach (BATTLE-3). */
    private void findFromAfar() {
        if (isRanged() && !someInReach) {
            find(hero::sees);
        }
    }

    public Weapon weapon() {
        return weapon;
    }

    /** Whether the attack is made with this card. */
    public boolean isWith(mystics.rules.CardInPlay card) {
        return weapon.card() == card.getNumber();
    }

    /** Whether the attack is made with the same weapon as another attack. */
    public boolean isLike(mystics.phase.attack.strike.Strike strike) {
        return weapon.equals(strike.weapon());
    }

    public boolean isRanged() {
        return weapon.attack() == mystics.content.Attack.RANGED;
    }

    /** The targets. */
    public List<Figure> getFigures() {
        return Collections.unmodifiableList(figures);
    }

    int count() {
        return figures.size();
    }

    Figure at(int place) {
        return figures.get(place);
    }

    /** Whether there is no target yet. */
    public boolean isEmpty() {
        return figures.isEmpty();
    }

    /** Adds a target. */
    public void add(Figure minion) {
        Handed.over(minion);
        if (!figures.contains(minion)) {
            figures.add(minion);
        }
    }

    /**
     * Removes a target that the hero chooses to spare. A spared figure in reach does not keep the hero from shooting at others (BATTLE-3).
     */
    public void spare(Figure minion) {
        Handed.over(minion);
        spared.add(minion);
        figures.remove(minion);
        if (someInReach && figures.stream().noneMatch(hero::reaches)) {
            someInReach = false;
            findFromAfar();
        }
    }

    /** The reason why a minion is not a target. */
    Refusal why(Figure minion) {
        if (spared.contains(minion)) {
            return Refusal.because("a rule spares it", "BATTLE-2", "Attack somebody else");
        }
        if (!isRanged()) {
            return Refusal.because("not in the same or an adjacent space", "BATTLE-2", "Move next to it");
        }
        if (someInReach) {
            return Refusal.because("another minion is in reach and must be the target", "BATTLE-3", "Move away from it, or defeat it");
        }
        return Refusal.because("not in sight", "SIGHT-1", "Move to where it can be seen");
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
