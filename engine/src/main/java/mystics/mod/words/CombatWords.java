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

/** How a rule fights and moves: wounds and healing, attacks, steps, and deeds out of turn. */
public abstract class CombatWords extends TellingWords {
    /** A figure takes wounds, without defence. */
    public void wound(Figure figure, @Amount int number) {
        Wounds.inflict(scene(), figure, number, nobody());
    }

    /** A figure takes wounds as part of an attack. */
    public void wound(Figure figure, @Amount int number, Strike strike) {
        Wounds.inflict(scene(), figure, number, Optional.of(strike));
    }

    /** A figure wounds another outside its own attacks, without defence; a boss takes the wounds on the card that acts. */
    public void payBack(Figure by, Figure figure, @Amount int number) {
        Weapon weapon = new Weapon(sourceName(), Attack.MELEE, "", 0, -1);
        Wounds.payBack(scene(), new Strike(scene(), Optional.of(by), weapon, List.of(figure), "wounds", number), figure, number);
    }

    /** Wounds are removed from a figure; how many went. */
    public int heal(Figure figure, @Amount int number) {
        return Wounds.heal(scene(), figure, number);
    }

    /** Wounds of a sort are removed from a figure, those that left this mark; how many went. */
    public int heal(Figure figure, @Names(What.MARK) String sort, @Amount int number) {
        return Wounds.heal(scene(), figure, sort, number);
    }

    /** A hero is captured at once. */
    public void capture(Figure hero) {
        Captures.capture(scene(), hero, nobody());
    }

    /** A captured hero comes back on a space; nothing happens if it is not captured. */
    public void rescue(Figure hero, Space space) {
        Captures.rescue(scene(), hero, space);
    }

    /**
     * A captured hero comes back in a friend's space or next to it, where its player likes; it stays captured if there is no room. Nothing
     * happens if it is not captured.
     */
    public void rescue(Figure hero) {
        Captures.comeBack(scene(), hero);
    }

    /** A minion goes back to the box, defeated by nobody. */
    public void takeOff(Figure minion) {
        Wounds.takeOff(scene(), minion);
    }

    /** A minion is defeated. */
    public void defeat(Figure minion) {
        Wounds.defeat(scene(), minion, nobody());
    }

    /** Whom a hero can attack now, for each of its weapons that has a target. */
    public List<Targets> attacksOf(Figure hero) {
        return BattleAction.attacks(scene(), hero);
    }

    /** A hero attacks with the weapon of {@link #attacksOf}. */
    public Strike attack(Targets with, Figure target) {
        return Attacks.attack(scene(), with.hero, with.weapon(), target);
    }

    /**
     * One battle roll with a number of dice in place of the battle value. Named: {@code with:} what it is made with, in
     * words; {@code dice:} how many; {@code at:} the target, or a list of targets; {@code damage:} the type of its blows, if
     * they have one; {@code ranged: true} if it is not a melee attack.
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

    /** A figure takes hits without a battle roll that somebody deals it from afar; it defends as usual. */
    public void hit(Figure figure, Figure by, String with, int hits) {
        Attacks.hit(scene(),
                new Strike(scene(), Optional.of(by), new Weapon(with, Attack.RANGED, "", 0, -1), List.of(figure), "hits", hits), figure,
                hits);
    }

    /** A figure takes hits of an attack. */
    public void hit(Figure figure, Strike strike, int hits) {
        Attacks.hit(scene(), strike, figure, hits);
    }

    /** Puts a figure on a space, or as near to it as there is room (MOVE-7, MOVE-8). */
    public void place(Figure figure, Space space) {
        Moves.placeNear(scene(), figure, space);
    }

    /** The spaces nearest to one that have room for a figure, itself first. */
    public List<Space> nearestWithRoom(Space space, Figure figure) {
        return Moves.nearestWithRoom(scene(), space, figure);
    }

    /** The acting hero's movement is used up. */
    public void useUpMovement() {
        Moves.useUp(scene());
    }

    /** A minion that is still on the board goes towards a space, at most some steps. */
    public void walk(Figure minion, Space goal, int points) {
        if (minion.isActive()) {
            Minions.along(scene(), minion, mystics.phase.minion.Hunt.of(scene(), minion).way(goal, points));
        }
    }

    /** The movement die of a minion; how many spaces it gives. */
    public int minionMovement(Figure minion) {
        return minionMovement(minion, 1);
    }

    /** Several movement dice of a minion; how many spaces they give. */
    public int minionMovement(Figure minion, int dice) {
        return Minions.rollMovement(scene(), minion, dice);
    }

    /** A minion attacks whom it would by the rules, if anybody. */
    public void attackPrey(Figure minion) {
        Minions.attack(scene(), minion);
    }

    /**
     * The party moves an ally by some steps at most, where the players like. In place of MinionMove, with minionMovement for the steps, the
     * party runs the ally.
     */
    public void partyMoves(Figure ally, int steps) {
        RunByParty.move(scene(), ally, steps);
    }

    /** The party says whom an ally attacks, if it can attack anybody: for a rule in place of MinionAttack. */
    public void partyAttacks(Figure ally) {
        RunByParty.attack(scene(), ally);
    }

    /** A figure acts as a minion does: it moves, then battles, by the rules of melee and what is printed on its card. */
    public void actAsMinion(Figure figure) {
        Minions.act(scene(), figure);
    }

    /** The acting hero's turn ends at once. */
    public void endTurn() {
        Actions.endTurn(scene());
    }

    /** One more action for the acting hero. */
    public void grantAction() {
        Actions.grant(scene());
    }

    /** Whether a hero could do one of these actions at once, though it be another's turn: battle, search, recover, scurry, explore. */
    public boolean canAct(Figure hero, @Names(What.ACTION) List<String> actions) {
        return OutOfTurn.canAct(scene(), hero, kinds(actions));
    }

    /** A hero does one of these actions at once, of its choice; what the acting hero has left of its turn is kept for it. */
    public void actNow(Figure hero, @Names(What.ACTION) List<String> actions) {
        OutOfTurn.act(scene(), hero, kinds(actions));
    }

    private static Set<ActionKind> kinds(List<String> actions) {
        return actions.stream().map(ActionKind::of).collect(Collectors.toSet());
    }

    /** A hero may move some spaces at once, though it be another's turn; minions do not hold it where it stands. */
    public void moveNow(Figure hero, int points) {
        OutOfTurn.move(scene(), hero, points);
    }

    static Optional<mystics.phase.attack.strike.Strike> nobody() {
        return Optional.empty();
    }
}
