package mystics.editor.board;

import mystics.geometry.Edge;

/** What the pointer or the keyboard cursor is on. */
public sealed interface Aim {
    /** A space. */
    record OnSpace(BoardSpace spot) implements Aim {
    }

    /** A figure, by its slot. */
    record OnFigure(int slot) implements Aim {
    }

    /** The sign of a flip space, where a tile can be turned over (EXPLORE-5). */
    record OnFlip(BoardSpace spot) implements Aim {
        /** The subject of an exploration by flipping, as in the key of its pick. */
        public static final String ABOUT = "flip";
    }

    /** An exit of a tile. */
    record OnExit(int tile, Edge edge) implements Aim {
        /** The subject of an exploration by this exit, as in the key of its pick. */
        public String about() {
            return "exit-" + edge;
        }
    }
}
