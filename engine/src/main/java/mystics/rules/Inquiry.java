package mystics.rules;

/**
 * A question of the kernel to the rules: a number, the ways to move, the options. {@code before}, {@code change} and
 * {@code offer} may be asked at any time and any number of times, so their rules must not change the table.
 */
public interface Inquiry extends Alterable {
}
