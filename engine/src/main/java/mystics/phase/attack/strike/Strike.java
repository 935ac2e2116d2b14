package mystics.phase.attack.strike;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Name;
import mystics.choice.Named;
import mystics.content.Attack;
import mystics.phase.attack.AttackEnded;
import mystics.rules.CardInPlay;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Scene;

/** One attack: one battle roll against one or more targets. A strike exists within one run. */
public final class Strike {
    /** The name for dice that come from the attacker's battle value. */
    private static final Name SOMETHING = new Name("", "Something", "");
    public static final String BATTLE = "battle";

    private final Scene scene;
    private final Optional<Figure> attacker;
    private final Weapon weapon;
    private final List<Figure> targets;
    private final int base;
    /** The name of the attacker, kept for the log because a figure that has left the board has no name. */
    private final Name attackerName;
    private final List<Name> targetNames;
    private final String baseName;
    private Attack attack;
    private String damage;
    private Dice dice = new Dice(new int[0]);
    private int hits;
    private Map<String, Integer> kept = Map.of();
    private boolean underWay;

    /**
     * @param base the number of dice before the weapon's bonus and all other changes
     * @param baseName the name of the dice counted in {@code base}
     */
    public Strike(Scene scene, Optional<Figure> attacker, Weapon weapon, List<Figure> targets, String baseName, int base) {
        this.scene = scene;
        this.attacker = attacker;
        this.weapon = weapon;
        this.targets = List.copyOf(targets);
        this.baseName = baseName;
        this.base = base;
        this.attack = weapon.attack();
        this.damage = weapon.damage();
        this.attackerName = scene.told() ? attacker.map(Figure::spoken).orElse(SOMETHING) : SOMETHING;
        this.targetNames = scene.told() ? targets.stream().map(Figure::spoken).toList() : List.of();
    }

    /** The attacker; empty for hits without an attacking figure. */
    public Optional<Figure> attacker() {
        return attacker;
    }

    /**
     * The attack that is in progress and will end with {@link AttackEnded}. Hits that a rule deals without a roll do not count as an
     * attack.
     */
    public static Optional<Strike> underWay(Scene scene) {
        return scene.happening(AttackDeclared.class).map(declared -> declared.strike).filter(strike -> strike.underWay);
    }

    public void begun() {
        underWay = true;
    }

    /** Whether this figure attacks. */
    public boolean isBy(Figure figure) {
        return attacker.isPresent() && attacker.get().equals(figure);
    }

    public Weapon weapon() {
        return weapon;
    }

    /** Whether the attack is made with this card. */
    public boolean isWith(CardInPlay card) {
        return weapon.card() == card.getNumber();
    }

    /** Whether the attack is made with a weapon card. */
    public boolean isArmed() {
        return weapon.card() >= 0;
    }

    /** Whether the weapon has a name of its own, unlike a minion's teeth or a trap. */
    public boolean isWeaponNamed() {
        return !attackerName.toString().startsWith(weapon.name());
    }

    /** The name of the weapon: a card, or a word for a minion's teeth or a trap. */
    public Named weaponInWords() {
        return isArmed() ? scene.card(weapon.card()) : new Name("", weapon.name(), "");
    }

    /** The type of damage of the attack. */
    @Names(What.DAMAGE)
    public String getDamage() {
        return damage;
    }

    /** Changes the damage type of the attack. */
    public void countAs(@Names(What.DAMAGE) String type) {
        damage = type;
    }

    /** All targets of the attack. */
    public List<Figure> getTargets() {
        return targets;
    }

    /** Whether the number of dice is the attacker's battle value, rather than a number given by a rule. */
    public boolean isOfBattle() {
        return baseName.equals(BATTLE);
    }

    /** Keeps a number under a word until this attack is over, for a rule that needs it later. A number of 0 is forgotten. */
    public void keep(String word, int number) {
        kept = new HashMap<>(kept);
        kept.put(word, number);
    }

    /** The number kept under a word; 0 if there is none. */
    public int kept(String word) {
        return kept.getOrDefault(word, 0);
    }

    /** The attacker in words. */
    public Name attackerInWords() {
        return attackerName;
    }

    /** All targets in words. */
    public List<Name> targetsInWords() {
        return targetNames;
    }

    public String baseName() {
        return baseName;
    }

    public int base() {
        return base;
    }

    public boolean isRanged() {
        return attack == Attack.RANGED;
    }

    public boolean isMelee() {
        return attack == Attack.MELEE;
    }

    /** Makes the attack melee: swords hit. */
    public void countAsMelee() {
        attack = Attack.MELEE;
    }

    /** Makes the attack ranged: bows hit. */
    public void countAsRanged() {
        attack = Attack.RANGED;
    }

    /** The current battle dice. */
    public Dice getDice() {
        return dice;
    }

    public void rolled(Dice thrown) {
        dice = thrown;
    }

    /** The hits of the battle roll. */
    public int getHits() {
        return hits;
    }

    public void hits(int counted) {
        hits = counted;
    }

    public Scene scene() {
        return scene;
    }
}
