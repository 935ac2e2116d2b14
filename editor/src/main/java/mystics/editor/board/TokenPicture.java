package mystics.editor.board;

/**
 * A token on a space.
 *
 * @param kind the id of its mark
 * @param number how many there are
 */
public record TokenPicture(String kind, BoardSpace spot, int number) {
}
