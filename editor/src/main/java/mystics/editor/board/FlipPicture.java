package mystics.editor.board;

/**
 * A flip space of an explored room (EXPLORE-5).
 *
 * @param to the name of the room on the other side of the tile; {@code known} whether that room has been explored
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
