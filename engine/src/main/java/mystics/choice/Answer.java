package mystics.choice;

/**
 * An answer: the key of an option, or the faces of dice, such as {@code 1 4 6}.
 *
 * @param value the key or the faces
 */
public record Answer(String value) {
}
