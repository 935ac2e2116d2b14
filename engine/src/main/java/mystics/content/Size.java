package mystics.content;

/** How much of a space a figure occupies (MOVE-7): four small figures fill a space, or one large figure; some occupy nothing. */
public enum Size {
    SMALL, LARGE, NONE
}
