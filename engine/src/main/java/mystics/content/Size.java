package mystics.content;

/**
 * The room that a figure takes on a space (MOVE-7). Four small figures or one large figure fill a space; some figures
 * take no room.
 */
public enum Size {
    SMALL, LARGE, NONE
}
