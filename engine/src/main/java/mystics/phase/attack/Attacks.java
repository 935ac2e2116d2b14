package mystics.phase.attack;

import java.util.List;
import java.util.Optional;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.phase.attack.strike.AttackDeclared;
import mystics.phase.attack.strike.Strike;
import mystics.phase.attack.strike.Weapon;
import mystics.phase.wheel.Cheese;
import mystics.phase.wheel.CheeseFrom;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Scene;

/**
 * Performs an attack (BATTLE-1 to BATTLE-8): it is declared and rolled; then cheese is taken and hits are counted; then each target
 * defends.
 */
public final class Attacks {
    private static final Sentence BATTLE = Sentence.of("Battle roll");
    private static final Sentence DEFENCE = Sentence.of("Defence roll");

    private Attacks() {
    }

    /** One figure attacks another with a weapon or with the attack printed on its card. */
    public static Strike attack(Scene scene, Figure attacker, Weapon weapon, Figure target) {
        return strike(scene, new Strike(scene, Optional.of(attacker), weapon, List.of(target), Strike.BATTLE, attacker.getBattle()));
    }

    /** Makes one battle roll. Each target that the roll hits defends for itself. */
    public static Strike strike(Scene scene, Strike strike) {
        boolean made = scene.happen(new AttackDeclared(strike), declared -> {
            strike.begun();
            scene.happen(new BattleDice(strike), counted -> roll(scene, strike, counted));
            countHits(scene, strike);
            for (Figure target : strike.getTargets()) {
                if (target.isActive()) {
                    hit(scene, strike, target, strike.getHits());
                }
            }
        });
        if (made) {
            scene.happened(new AttackEnded(strike));
        }
        return strike;
    }

    private static void roll(Scene scene, Strike strike, BattleDice counted) {
        Dice dice = scene.roll(Purpose.BATTLE, counted.dice.getDice(), BATTLE);
        strike.rolled(dice);
        tellRoll(scene, strike, counted, dice);
        scene.happened(new BattleRolled(strike, dice));
        strike.attacker().ifPresent(attacker -> takeCheese(scene, strike, attacker, dice.getCheese(), CheeseFrom.ATTACK));
    }

    private static void tellRoll(Scene scene, Strike strike, BattleDice counted, Dice dice) {
        if (!scene.told()) {
            return;
        }
        scene.tell("BATTLE-2",
                strike.isWeaponNamed() ? "{attacker} attacks {targets} with {weapon}: {dice}: {faces}"
                        : "{attacker} attacks {targets}: {dice}: {faces}",
                "attacker", strike.attackerInWords(),
                "targets", strike.targetsInWords(), "weapon", strike.weaponInWords(), "dice", counted.dice, "faces", dice);
    }

    private static void countHits(Scene scene, Strike strike) {
        strike.hits(scene.ask(new HitsCounted(strike, strike.getDice())).hits.getDice());
    }

    /** A hero keeps the cheese that it rolls (BATTLE-6). A minion's cheese goes on the wheel; an ally's cheese is lost. */
    private static void takeCheese(Scene scene, Strike strike, Figure roller, int cheese, CheeseFrom from) {
        if (cheese == 0) {
            return;
        }
        if (roller.isHero()) {
            Cheese.gain(scene, roller, cheese, from);
        } else if (roller.isMinion()) {
            Cheese.onWheel(scene, roller.getRoom(), cheese, from, Optional.of(roller), Optional.of(strike));
        }
    }

    /** A figure takes hits: it defends, and every hit that it does not block is a wound (BATTLE-4, BATTLE-5). */
    public static void hit(Scene scene, Strike strike, Figure defender, int hits) {
        if (hits <= 0) {
            tellMiss(scene, strike, defender);
            return;
        }
        scene.happen(new Hit(strike, defender, hits), taken -> defend(scene, strike, defender, taken.hits));
    }

    /** Tells why a blow misses: no die shows the face that hits (BATTLE-2, BATTLE-3). Hits without a roll cannot miss. */
    private static void tellMiss(Scene scene, Strike strike, Figure defender) {
        Sentence why = scene.told() ? whyMissed(strike) : Sentence.EMPTY;
        scene.tell("BATTLE-4",
                why.isEmpty() ? "No hit on {defender}" : "No hit on {defender}: {why}, the only face that hits here",
                "defender", defender, "why", why);
    }

    /** The words for dice that show no face that hits; empty if no dice were rolled, or if a rule has taken away their hits. */
    private static Sentence whyMissed(Strike strike) {
        Dice dice = strike.getDice();
        if (dice.getSize() == 0 || (strike.isRanged() ? dice.getBows() : dice.getSwords()) > 0) return Sentence.EMPTY;
        return noFace(strike);
    }

    /** The words for dice none of which shows the face that hits. */
    static Sentence noFace(Strike strike) {
        return strike.isRanged() ? Sentence.of("no die shows a bow") : Sentence.of("no die shows a sword");
    }

    /** A number of hits in words. */
    static Sentence inWords(int hits) {
        return Sentence.of("{n} {n|hit|hits}", "n", hits);
    }

    private static void defend(Scene scene, Strike strike, Figure defender, int hits) {
        DefenceDice counted = scene.ask(new DefenceDice(strike, defender));
        Dice dice = scene.roll(Purpose.DEFENCE, counted.dice.getDice(), DEFENCE);
        if (scene.told()) {
            boolean attacked = strike.attacker().isPresent();
            scene.tell("BATTLE-4", attacked ? "{defender} defends against {hits}: {dice}: {faces}"
                    : "{defender} defends against {hits} ({cause}): {dice}: {faces}", "defender", defender, "hits", inWords(hits),
                    "dice", counted.dice, "faces", dice, "cause", attacked ? "" : strike.weaponInWords());
        }
        scene.happened(new DefenceRolled(strike, defender, dice, hits));
        takeCheese(scene, strike, defender, dice.getCheese(), CheeseFrom.DEFENCE);
        int blocks = scene.ask(new BlocksCounted(strike, defender, dice)).blocks.getDice();
        int unblocked = Math.max(0, hits - blocks);
        scene.happen(new Defended(strike, defender, dice, unblocked), defended -> {
            if (unblocked == 0) {
                scene.tell("BATTLE-4", "{defender} blocks it all", "defender", defender, "hits", inWords(hits));
            } else if (defender.isActive()) {
                Wounds.inflict(scene, defender, unblocked, Optional.of(strike));
            }
        });
    }
}
