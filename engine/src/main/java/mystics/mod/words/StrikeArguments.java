package mystics.mod.words;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import mystics.content.Attack;
import mystics.phase.attack.strike.Weapon;
import mystics.rules.Figure;

/**
 * The named arguments of the word {@code strike}.
 *
 * @param weapon the weapon of the strike
 * @param dice the number of dice
 * @param targets the targets of the strike
 */
record StrikeArguments(Weapon weapon, int dice, List<Figure> targets) {
    private static final Set<String> KNOWN = Set.of("with", "dice", "at", "damage", "ranged");

    /** @throws IllegalArgumentException if an argument is unknown, missing, or of the wrong type */
    static StrikeArguments of(Map<String, Object> named, Function<Object, String> text) {
        for (String name : named.keySet()) {
            String others = String.join(", ", KNOWN.stream().sorted().toList());
            if (!KNOWN.contains(name)) throw new IllegalArgumentException("'strike' knows no '" + name + ":', only " + others);
        }
        if (!named.containsKey("with")) throw new IllegalArgumentException("'strike' needs 'with:', the name of what it is made with");
        if (!(named.get("dice") instanceof Integer dice)) throw new IllegalArgumentException("'strike' needs 'dice:', a number");
        Attack attack = Boolean.TRUE.equals(named.get("ranged")) ? Attack.RANGED : Attack.MELEE;
        Weapon weapon = new Weapon(text.apply(named.get("with")), attack, text.apply(named.getOrDefault("damage", "")), 0, -1);
        return new StrikeArguments(weapon, dice, targets(named.get("at")));
    }

    private static List<Figure> targets(Object at) {
        List<?> all = at instanceof List<?> several ? several : at instanceof Figure one ? List.of(one) : List.of("");
        if (!all.stream().allMatch(Figure.class::isInstance)) {
            throw new IllegalArgumentException("'strike' needs 'at:', a figure or a list of figures");
        }
        return all.stream().map(Figure.class::cast).toList();
    }
}
