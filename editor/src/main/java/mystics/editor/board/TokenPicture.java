package mystics.editor.board;

/**
 * A token on a space.
 *
 * @param kind the id of the token's mark
 * @param number the number of such tokens
 */
public record TokenPicture(String kind, BoardSpace spot, int number) {
}
