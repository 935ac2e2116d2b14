package mystics.editor.chapter;

import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.geometry.Edge;
import mystics.geometry.PlanExit;

/**
 * The edge between two neighbouring tiles.
 *
 * @param one the tile to the west or north
 * @param other the tile to the east or south
 * @param edge the edge of the first tile
 */
public record Seam(LaidTile one, LaidTile other, Edge edge) {
    /** Whether mice can go from one tile to the other (EXPLORE-2). */
    public boolean meets() {
        return exit(one, edge).stream().anyMatch(exit -> exit(other, edge.opposite()).stream().anyMatch(exit::meets));
    }

    /** Whether neither tile has an exit on this edge as the tiles lie now. */
    public boolean isWall() {
        return exit(one, edge).isEmpty() && exit(other, edge.opposite()).isEmpty();
    }

    /** The colour of the exit that a tile has on this edge; empty if the tile has no exit there. */
    public String colour(LaidTile tile) {
        return exit(tile, tile == one ? edge : edge.opposite()).map(PlanExit::colour).orElse("");
    }

    /** Whether mice could go from one tile to the other if one or both were turned over. */
    public boolean canMeet() {
        return sides(one).anyMatch(here -> sides(other).anyMatch(there -> new Seam(here, there, edge).meets()));
    }

    /** Whether mice could go from one tile to the other if one of them were turned over. */
    public boolean wouldMeet(LaidTile turned) {
        return turned.back().isPresent() && (turned == one ? new Seam(one.over(), other, edge) : new Seam(one, other.over(), edge)).meets();
    }

    private static Stream<LaidTile> sides(LaidTile tile) {
        return tile.back().isPresent() ? Stream.of(tile, tile.over()) : Stream.of(tile);
    }

    /** The exits that meet at this edge, in words. */
    public Sentence words() {
        String here = colour(one);
        String there = colour(other);
        if (meets()) return Sentence.of("{colour} meets {other}", "colour", Sentence.of(here), "other", Sentence.of(there));
        if (canMeet()) return Sentence.of("an exit meets another once a tile is turned over");
        if (isWall()) return Sentence.of("no side has an exit here");
        return here.isEmpty() || there.isEmpty() ? Sentence.of("{colour} meets a wall", "colour", Sentence.of(here + there))
                : Sentence.of("{colour} meets {other}", "colour", Sentence.of(here), "other", Sentence.of(there));
    }

    private static Optional<PlanExit> exit(LaidTile tile, Edge edge) {
        return tile.room().flatMap(room -> room.plan().exits().stream().filter(exit -> exit.edge() == edge).findFirst());
    }
}
