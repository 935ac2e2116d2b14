package mystics.editor.board;

/**
 * A flip space of a room somebody has been in (EXPLORE-5).
 *
 * @param to the name of the room on the other side of the tile; {@code known} whether somebody has been there
 */
public record FlipPicture(BoardSpace spot, String to, boolean known) {
    /** It as something to point at. */
    public Aim.OnFlip aim() {
        return new Aim.OnFlip(spot);
    }

    /** Where it leads, in words. */
    public String words() {
        return known ? "back to " + to : to + ", unexplored";
    }
}
