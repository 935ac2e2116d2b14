package mystics.geometry;

/**
 * An exit of a side (EXPLORE-2).
 *
 * @param edge   the edge it leads over
 * @param colour its colour
 * @param spaces the spaces next to it, one bit each
 */
public record PlanExit(Edge edge, String colour, long spaces) {}
