package mystics.editor.board;

/**
 * A space of the board.
 *
 * @param tile the index of its tile in {@link BoardPicture#tiles()}
 * @param space its number in the room's plan
 */
public record BoardSpace(int tile, int space) {
}
