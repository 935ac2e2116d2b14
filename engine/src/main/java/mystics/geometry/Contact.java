package mystics.geometry;

/** The relation of two spaces, for a figure that would step from the first to the second. */
enum Contact {
    /** The spaces are too far apart, or a wall or a black area separates them (MOVE-2, MOVE-5). */
    NONE,
    /** Nothing lies between the spaces. */
    OPEN,
    /** A yellow line lies between the spaces, and the step goes along its arrow (MOVE-3). */
    DOWN,
    /** A yellow line lies between the spaces, and the step goes against its arrow (MOVE-3). */
    UP,
    /** A red line, and nothing else, separates the spaces (MOVE-4). */
    RED;

    /** The contact for a step in the opposite direction. */
    Contact reversed() {
        return this == DOWN ? UP : this == UP ? DOWN : this;
    }
}
