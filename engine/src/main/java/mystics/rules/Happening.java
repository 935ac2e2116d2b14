package mystics.rules;

/**
 * Something that takes place, once: {@code forbid}, {@code instead}, {@code before} and {@code change} are asked, then
 * it is done, then {@code after}.
 */
public interface Happening extends Refusable, Alterable {
}
