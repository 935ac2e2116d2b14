package mystics.rules;

/**
 * Something that takes place whatever rules say, such as the beginning of a turn: {@code before} and {@code change} are
 * asked, then {@code after}.
 */
public interface Occurrence extends Alterable {
}
