package mystics.rules;

/** A moment that may be refused: {@code forbid} is asked at it. */
public interface Refusable {
}
