package mystics.content;

/** How much of a space a figure takes (MOVE-7): four small ones fill it, or one large; some take no room at all. */
public enum Size { SMALL, LARGE, NONE }
