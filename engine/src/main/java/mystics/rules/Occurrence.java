package mystics.rules;

/**
 * Something that no rule can prevent, such as the beginning of a turn. {@code before} and {@code change} are asked,
 * then {@code after} is asked.
 */
public interface Occurrence extends Alterable {
}
