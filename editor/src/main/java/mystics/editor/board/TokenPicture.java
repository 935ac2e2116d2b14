package mystics.editor.board;

/**
 * Something that lies on a space.
 *
 * @param kind id of the mark
 * @param number how many of it
 */
public record TokenPicture(String kind, BoardSpace spot, int number) {
}
