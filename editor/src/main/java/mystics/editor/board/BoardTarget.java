package mystics.editor.board;

import mystics.geometry.Edge;

/** What the pointer or the keyboard cursor is on. */
public sealed interface BoardTarget {
    /** A space. */
    record OnSpace(BoardSpace spot) implements BoardTarget {
    }

    /** A figure, by its slot. */
    record OnFigure(int slot) implements BoardTarget {
    }

    /** The sign of a flip space, where a tile can be turned over (EXPLORE-5). */
    record OnFlip(BoardSpace spot) implements BoardTarget {
        /** The subject of an exploration by flipping, as in the key of its pick. */
        public static final String ABOUT = "flip";
    }

    /** An exit of a tile. */
    record OnExit(int tile, Edge edge) implements BoardTarget {
        /** The subject of an exploration by this exit, as in the key of its pick. */
        public String about() {
            return "exit-" + edge;
        }
    }
}
