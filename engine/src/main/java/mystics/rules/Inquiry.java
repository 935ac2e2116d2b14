package mystics.rules;

/**
 * A question of the kernel to the rules, about a number, the ways to move or the options. Rules speak with the verbs {@code before},
 * {@code change} and {@code offer}. The question may be asked at any time and any number of times, so these rules must not change the
 * table.
 */
public interface Inquiry extends Alterable {
}
