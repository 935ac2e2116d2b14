package mystics.rules;

/**
 * Something that no rule can prevent, such as the beginning of a turn. Rules speak with the verbs {@code before} and {@code change}, and
 * then with {@code after}.
 */
public interface Occurrence extends Alterable {
}
