package mystics.editor.board;

import mystics.geometry.Edge;

/**
 * A way out of a tile somebody has been on (EXPLORE-2, EXPLORE-3).
 *
 * @param colour its colour in the drawing
 * @param to the name of the room beyond it; empty where it leads nowhere
 */
public record ExitPicture(int tile, Edge edge, String colour, Leads leads, String to) {
    /** Where it leads: to a room nobody has seen, back to one that is known, or nowhere as the tiles lie now. */
    public enum Leads { ON, BACK, NOWHERE }

    /** It as something to point at. */
    public Aim.OnExit aim() {
        return new Aim.OnExit(tile, edge);
    }

    /** Where it leads, in words. */
    public String words() {
        return switch (leads) {
            case ON -> to + ", unexplored";
            case BACK -> "back to " + to;
            case NOWHERE -> "This way leads nowhere";
        };
    }
}
