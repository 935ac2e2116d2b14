package mystics.geometry;

/** The relation of two spaces, for a figure that would step from the first to the second. */
enum Contact {
    /** Too far apart, or a wall or black area between (MOVE-2, MOVE-5). */
    NONE,
    /** Nothing between. */
    OPEN,
    /** A yellow line between, the step going with its arrow (MOVE-3). */
    DOWN,
    /** A yellow line between, the step going against its arrow (MOVE-3). */
    UP,
    /** Parted by a red line only (MOVE-4). */
    RED;

    /** The same two spaces for a step the other way. */
    Contact reversed() {
        return this == DOWN ? UP : this == UP ? DOWN : this;
    }
}
