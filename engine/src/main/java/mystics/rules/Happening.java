package mystics.rules;

/**
 * Something that a rule can prevent. Rules speak with the verbs {@code forbid}, {@code instead}, {@code before} and {@code change}; then
 * the deed is done, and rules speak with {@code after}.
 */
public interface Happening extends Refusable, Occurrence {
}
