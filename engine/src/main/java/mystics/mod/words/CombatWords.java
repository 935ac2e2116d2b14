package mystics.mod.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.content.Attack;
import mystics.phase.attack.Attacks;
import mystics.phase.attack.Wounds;
import mystics.phase.attack.strike.Strike;
import mystics.phase.attack.strike.Weapon;
import mystics.phase.capture.Captures;
import mystics.phase.minion.Minions;
import mystics.phase.minion.RunByParty;
import mystics.phase.move.Moves;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.phase.turn.BattleAction;
import mystics.phase.turn.OutOfTurn;
import mystics.phase.turn.Targets;
import mystics.rules.Amount;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Space;

/** Words for fighting and moving: wounds and healing, attacks, steps, and deeds out of turn. */
public abstract class CombatWords extends TellingWords {
    /** A figure takes wounds, without defence. */
    public void wound(Figure figure, @Amount int number) {
        Wounds.inflict(scene(), figure, number, nobody());
    }

    /** A figure takes wounds as part of an attack. */
    public void wound(Figure figure, @Amount int number, Strike strike) {
        Wounds.inflict(scene(), figure, number, Optional.of(strike));
    }

    /**
     * A figure wounds another figure without making an attack of its own; the other figure does not defend. The wounds of a boss are laid
     * on the card whose turn it is.
     */
    public void payBack(Figure by, Figure figure, @Amount int number) {
        Weapon weapon = new Weapon(sourceName(), Attack.MELEE, "", 0, -1);
        Wounds.payBack(scene(), new Strike(scene(), Optional.of(by), weapon, List.of(figure), "wounds", number), figure, number);
    }

    /** Removes wounds from a figure, and returns how many were removed. */
    public int heal(Figure figure, @Amount int number) {
        return Wounds.heal(scene(), figure, number);
    }

    /** Removes from a figure the wounds of one sort, named by its mark, and returns how many were removed. */
    public int heal(Figure figure, @Names(What.MARK) String sort, @Amount int number) {
        return Wounds.heal(scene(), figure, sort, number);
    }

    /** A hero is captured at once. */
    public void capture(Figure hero) {
        Captures.capture(scene(), hero, nobody());
    }

    /** A captured hero comes back on a space; nothing happens if the hero is not captured. */
    public void rescue(Figure hero, Space space) {
        Captures.rescue(scene(), hero, space);
    }

    /**
     * A captured hero comes back in a friend's space or beside it; the hero's player chooses where. If there is no room, the hero stays
     * captured. Nothing happens if the hero is not captured.
     */
    public void rescue(Figure hero) {
        Captures.comeBack(scene(), hero);
    }

    /** A minion goes back to the box without being defeated. */
    public void takeOff(Figure minion) {
        Wounds.takeOff(scene(), minion);
    }

    /** A minion is defeated. */
    public void defeat(Figure minion) {
        Wounds.defeat(scene(), minion, nobody());
    }

    /** The targets that a hero can attack now, for each of its weapons that has a target. */
    public List<Targets> attacksOf(Figure hero) {
        return BattleAction.attacks(scene(), hero);
    }

    /** A hero attacks a target with one of the weapons that {@link #attacksOf} found. */
    public Strike attack(Targets with, Figure target) {
        return Attacks.attack(scene(), with.hero, with.weapon(), target);
    }

    /**
     * One battle roll with a number of dice instead of the battle value. Named arguments: {@code with:} gives the weapon in words;
     * {@code dice:} the number of dice; {@code at:} the target, or a list of targets; {@code damage:} the type of damage, if any. With
     * {@code ranged: true}, the roll is not a melee attack.
     */
    public Strike strike(@Names(value = What.DAMAGE, under = "damage") Map<String, Object> named, Figure attacker) {
        StrikeArguments made = StrikeArguments.of(named, this::text);
        return Attacks.strike(scene(),
                new Strike(scene(), Optional.of(attacker), made.weapon(), made.targets(), "dice", made.dice()));
    }

    /** A figure takes hits without a battle roll; it defends as usual. */
    public void hit(Figure figure, String by, int hits) {
        Attacks.hit(scene(), new Strike(scene(), Optional.empty(), new Weapon(by, Attack.MELEE, "", 0, -1), List.of(figure), "hits", hits),
                figure, hits);
    }

    /** A figure takes hits from another figure at a distance, without a battle roll; it defends as usual. */
    public void hit(Figure figure, Figure by, String with, int hits) {
        Attacks.hit(scene(),
                new Strike(scene(), Optional.of(by), new Weapon(with, Attack.RANGED, "", 0, -1), List.of(figure), "hits", hits), figure,
                hits);
    }

    /** A figure takes the hits of an attack. */
    public void hit(Figure figure, Strike strike, int hits) {
        Attacks.hit(scene(), strike, figure, hits);
    }

    /** Puts a figure on a space, or as near to the space as there is room (MOVE-7, MOVE-8). */
    public void place(Figure figure, Space space) {
        Moves.placeNear(scene(), figure, space);
    }

    /** The spaces nearest to a space that have room for a figure; the space itself comes first. */
    public List<Space> nearestWithRoom(Space space, Figure figure) {
        return Moves.nearestWithRoom(scene(), space, figure);
    }

    /** Uses up the acting hero's movement. */
    public void useUpMovement() {
        Moves.useUp(scene());
    }

    /** A minion that is still on the board moves towards a space, by at most a number of steps. */
    public void walk(Figure minion, Space goal, int points) {
        if (minion.isActive()) {
            Minions.along(scene(), minion, mystics.phase.minion.Hunt.of(scene(), minion).way(goal, points));
        }
    }

    /** Rolls the movement die of a minion, and returns the number of spaces. */
    public int minionMovement(Figure minion) {
        return minionMovement(minion, 1);
    }

    /** Rolls several movement dice of a minion, and returns the number of spaces. */
    public int minionMovement(Figure minion, int dice) {
        return Minions.rollMovement(scene(), minion, dice);
    }

    /** A minion attacks the figure that the rules tell it to attack, if there is one. */
    public void attackPrey(Figure minion) {
        Minions.attack(scene(), minion);
    }

    /**
     * The party moves an ally, at most a number of steps, to a space that the players choose. In a rule that replaces MinionMove, use
     * minionMovement as the number of steps; the party then controls the ally.
     */
    public void partyMoves(Figure ally, int steps) {
        RunByParty.move(scene(), ally, steps);
    }

    /**
     * The party chooses the figure that an ally attacks, if the ally can attack any. Use this word in a rule that replaces MinionAttack.
     */
    public void partyAttacks(Figure ally) {
        RunByParty.attack(scene(), ally);
    }

    /** A figure acts as a minion does: it moves and then attacks, following the rules of melee and the text of its card. */
    public void actAsMinion(Figure figure) {
        Minions.act(scene(), figure);
    }

    /** The acting hero's turn ends at once. */
    public void endTurn() {
        Actions.endTurn(scene());
    }

    /** Gives the acting hero one more action. */
    public void grantAction() {
        Actions.grant(scene());
    }

    /**
     * Whether a hero could do one of the given actions immediately, even in the turn of another figure: battle, search, recover, scurry,
     * explore.
     */
    public boolean canAct(Figure hero, @Names(What.ACTION) List<String> actions) {
        return OutOfTurn.canAct(scene(), hero, kinds(actions));
    }

    /** A hero chooses one of the given actions and does it at once. The acting hero keeps the rest of its turn. */
    public void actNow(Figure hero, @Names(What.ACTION) List<String> actions) {
        OutOfTurn.act(scene(), hero, kinds(actions));
    }

    private static Set<ActionKind> kinds(List<String> actions) {
        return actions.stream().map(ActionKind::of).collect(Collectors.toSet());
    }

    /** A hero may move some spaces at once, even in the turn of another figure. Minions do not hold the hero on its space. */
    public void moveNow(Figure hero, int points) {
        OutOfTurn.move(scene(), hero, points);
    }

    static Optional<mystics.phase.attack.strike.Strike> nobody() {
        return Optional.empty();
    }
}
