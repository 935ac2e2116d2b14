package mystics.editor.board;

/**
 * A space of the board.
 *
 * @param tile the index of the space's tile in {@link BoardPicture#tiles()}
 * @param space the number of the space in the room's plan
 */
public record BoardSpace(int tile, int space) {
}
