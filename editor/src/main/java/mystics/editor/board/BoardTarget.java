package mystics.editor.board;

import mystics.geometry.Edge;

/** The target of the pointer or the keyboard cursor. */
public sealed interface BoardTarget {
    /** A space. */
    record OnSpace(BoardSpace spot) implements BoardTarget {
    }

    /** A figure, by its slot. */
    record OnFigure(int slot) implements BoardTarget {
    }

    /** The sign of a flip space, where a tile can be turned over (EXPLORE-5). */
    record OnFlip(BoardSpace spot) implements BoardTarget {
        /** The part of an option's key which says that the party explores by a flip. */
        public static final String ABOUT = "flip";
    }

    /** An exit of a tile. */
    record OnExit(int tile, Edge edge) implements BoardTarget {
        /** The part of an option's key which says that the party explores through this exit. */
        public String about() {
            return "exit-" + edge;
        }
    }
}
