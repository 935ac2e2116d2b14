package mystics.geometry;

/**
 * An exit of a tile side (EXPLORE-2).
 *
 * @param edge the tile edge where the exit is
 * @param colour the colour of the exit
 * @param spaces the spaces next to the exit, one bit each
 */
public record PlanExit(Edge edge, String colour, long spaces) {
    /** Whether this exit meets an exit of the tile beyond its edge: an exit on the opposite edge, of the same colour. */
    public boolean meets(PlanExit other) {
        return other.edge() == edge.opposite() && other.colour().equals(colour);
    }
}
