package mystics.rules;

/**
 * Something that a rule may keep from taking place: {@code forbid}, {@code instead}, {@code before} and {@code change} are asked, then
 * it is done, then {@code after}.
 */
public interface Happening extends Refusable, Occurrence {
}
