package mystics.editor.board;

import mystics.choice.Sentence;

/**
 * A flip space of an explored room (EXPLORE-5).
 *
 * @param to the name of the room on the other side of the tile
 * @param known whether the room on the other side has been explored
 */
public record FlipPicture(BoardSpace spot, String to, boolean known) {
    /** This flip space as a target. */
    public BoardTarget.OnFlip aim() {
        return new BoardTarget.OnFlip(spot);
    }

    /** A description of where the flip leads. */
    public Sentence words() {
        return Sentence.of(known ? "back to {room}" : "{room}, unexplored", "room", to);
    }
}
