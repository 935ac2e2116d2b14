package mystics.lint;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Room;
import mystics.geometry.PlanExit;

/** Explains why no way leads to a tile of a chapter, from the exits at which it touches the tiles beside it. */
record TouchingExits(Chapter chapter, Catalog catalog) {
    /** An exit of this tile and the exit of another colour that it touches, as part of a sentence; empty if no exit touches another. */
    Optional<String> apart(Chapter.TilePlace tile) {
        Room here = catalog.rooms().get(tile.up());
        return chapter.tiles().stream().filter(other -> catalog.rooms().containsKey(other.up()))
                .flatMap(other -> apart(here, tile.at(), catalog.rooms().get(other.up()), other.at())).findFirst();
    }

    private static Stream<String> apart(Room here, int[] at, Room other, int[] there) {
        List<PlanExit> out = here.plan().exits().stream()
                .filter(exit -> there[0] == at[0] + exit.edge().dx() && there[1] == at[1] + exit.edge().dy()).toList();
        return out.stream().flatMap(exit -> other.plan().exits().stream().filter(in -> in.edge() == exit.edge().opposite())
                .map(in -> "its " + exit.colour() + " exit touches the " + in.colour() + " exit of '" + other.id() + "'"));
    }
}
