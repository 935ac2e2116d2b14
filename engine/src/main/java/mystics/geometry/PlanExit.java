package mystics.geometry;

/**
 * An exit of a tile side (EXPLORE-2).
 *
 * @param edge the tile edge where the exit is
 * @param colour its colour
 * @param spaces the spaces next to it, one bit each
 */
public record PlanExit(Edge edge, String colour, long spaces) {}
