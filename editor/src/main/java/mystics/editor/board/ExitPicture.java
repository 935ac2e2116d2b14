package mystics.editor.board;

import mystics.choice.Sentence;
import mystics.geometry.Edge;

/**
 * An exit of an explored tile (EXPLORE-2, EXPLORE-3).
 *
 * @param colour the exit's colour in the drawing
 * @param to the name of the room beyond; empty if the exit leads nowhere
 */
public record ExitPicture(int tile, Edge edge, String colour, Leads leads, String to) {
    /** Whether an exit leads on to an unexplored room, back to an explored room, or nowhere, in the current layout of tiles. */
    public enum Leads {
        ON, BACK, NOWHERE
    }

    /** This exit as a target. */
    public BoardTarget.OnExit aim() {
        return new BoardTarget.OnExit(tile, edge);
    }

    /** Whether a sign at this exit may name the room beyond. */
    public boolean isNamed() {
        return leads != Leads.NOWHERE;
    }

    /** A description of where the exit leads. */
    public Sentence words() {
        return switch (leads) {
            case ON -> Sentence.of("{room}, unexplored", "room", to);
            case BACK -> Sentence.of("back to {room}", "room", to);
            case NOWHERE -> Sentence.of("This way leads nowhere");
        };
    }
}
