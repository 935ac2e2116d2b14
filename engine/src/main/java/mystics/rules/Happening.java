package mystics.rules;

/**
 * Something that a rule can prevent. {@code forbid}, {@code instead}, {@code before} and {@code change} are asked, then
 * the deed is done, then {@code after} is asked.
 */
public interface Happening extends Refusable, Occurrence {
}
