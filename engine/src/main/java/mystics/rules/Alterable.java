package mystics.rules;

/** A moment that may be prepared and altered: {@code before} and {@code change} are asked at it. */
public interface Alterable {
}
