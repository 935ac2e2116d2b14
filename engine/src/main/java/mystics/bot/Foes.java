package mystics.bot;

import java.util.List;
import mystics.content.Objective;
import mystics.geometry.Plan;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;

/**
 * The minions in a hero's room: the worth of attacking each one with the hero's weapons, and the harm that each one may
 * do to a hero.
 */
final class Foes {
    private static final double BATTLE_DIE = 25;
    private static final double BOSS = 30;
    /** The share of a minion's worth that is gained only by defeating the minion. */
    private static final double DEFEAT = 0.4;
    private static final double HALF_SWORD = 0.5;
    private static final double THIRD_BOW = 1 / 3.0;
    /** The chance that a minion's movement die allows at least 0, 1, 2 or 3 steps. */
    private static final double[] COMES = {1, 1, 4 / 6.0, 2 / 6.0};

    private final Figure hero;
    private final List<Figure> minions;
    private final int[] spaces;
    private final boolean[] ranged;
    /** The wounds that each minion may deal if it reaches the hero. */
    private final double[] harm;
    private final double[] hand;
    private final double[] bow;
    private final Plan plan;
    private final long mask;

    private Foes(Figure hero, Party party) {
        this.hero = hero;
        this.plan = hero.getRoom().plan();
        this.minions = hero.getRoom().getMinions();
        this.spaces = new int[minions.size()];
        this.ranged = new boolean[spaces.length];
        this.harm = new double[spaces.length];
        this.hand = new double[minions.size()];
        this.bow = new double[minions.size()];
        double blocked = hero.getDefence() / 3.0;
        long there = 0;
        for (int i = 0; i < spaces.length; i++) {
            Figure minion = minions.get(i);
            spaces[i] = minion.getSpace().index();
            ranged[i] = minion.isRanged();
            harm[i] = Math.max(0.2, minion.getBattle() * (ranged[i] ? THIRD_BOW : HALF_SWORD) - blocked);
            there |= 1L << spaces[i];
        }
        this.mask = there;
        if (spaces.length > 0) {
            arm(party);
        }
    }

    /** The minions near a hero, judged with the hero's current weapons. */
    static Foes of(Figure hero, Party party) {
        return new Foes(hero, party);
    }

    private void arm(Party party) {
        for (CardInPlay card : hero.getEquipped()) {
            if (card.isWeapon()) {
                for (int i = 0; i < spaces.length; i++) {
                    if (party.spares(minions.get(i))) {
                        continue;
                    }
                    double worth = worth(minions.get(i), card.isRanged(), hero.getBattle() + card.getBonus());
                    hand[i] = Math.max(hand[i], worth);
                    bow[i] = Math.max(bow[i], card.isRanged() ? worth : 0);
                }
            }
        }
    }

    /** Whether the chapter says that the party must not defeat a minion. */
    static boolean isSpared(Scene scene, Figure minion) {
        List<mystics.content.Goal> avoid = scene.box().chapter().avoid();
        return !avoid.isEmpty() && avoid.stream().anyMatch(goal -> Objective.names(goal, scene.box().minion(minion.getKindNumber())));
    }

    /** The average worth of an attack with a number of dice on a minion. */
    static double worth(Figure minion, boolean ranged, int dice) {
        int needed = Math.max(1, minion.getLife() - minion.getWounds());
        double whole = BATTLE_DIE * minion.getBattle() + (minion.isBoss() ? BOSS : 0);
        double share = Odds.expected(needed, ranged, dice, minion.getDefence()) / needed;
        return whole * (DEFEAT * Odds.atLeast(needed, ranged, dice, minion.getDefence()) + (1 - DEFEAT) * share);
    }

    /** Whether a minion is worth an attack. */
    boolean prey() {
        for (double worth : hand) {
            if (worth > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a minion stands on a space or beside it. */
    boolean reach(int space) {
        return ((plan.neighbours(space) | 1L << space) & mask()) != 0;
    }

    boolean none() {
        return spaces.length == 0;
    }

    int count() {
        return spaces.length;
    }

    /** The spaces where minions stand. */
    long mask() {
        return mask;
    }

    /** The worth of the best attack from a space; 0 when there is none. */
    double attackFrom(int space) {
        long reach = plan.neighbours(space) | 1L << space;
        long seen = plan.sees(space);
        double near = 0;
        double far = 0;
        boolean held = false;
        for (int i = 0; i < spaces.length; i++) {
            if ((reach >> spaces[i] & 1) != 0) {
                held = true;
                near = Math.max(near, hand[i]);
            } else if ((seen >> spaces[i] & 1) != 0) {
                far = Math.max(far, bow[i]);
            }
        }
        return held ? near : far;
    }

    /** The expected wounds of a hero on a space until the hero's next turn, if no other hero draws the minions away. */
    double fear(int space) {
        double wounds = 0;
        for (int i = 0; i < spaces.length; i++) {
            wounds += comes(ranged[i], spaces[i], space) * harm[i];
        }
        return wounds;
    }

    private double comes(boolean shoots, int from, int to) {
        if (shoots && (plan.sees(from) >> to & 1) != 0) {
            return 1;
        }
        int walk = Math.max(0, plan.stepsOverLines(from, to) - 1);
        return walk < COMES.length ? COMES[walk] : 0;
    }

    /** The fewest steps from a space to a minion; a large number if no minion can be reached. */
    int nearest(int space) {
        int nearest = Field.FAR;
        for (int foe : spaces) {
            nearest = Math.min(nearest, plan.steps(space, foe));
        }
        return nearest;
    }
}
