package mystics.lint;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Room;
import mystics.phase.explore.WaysOut;

/**
 * The rooms that mice can reach in a chapter through matching exits and flip spaces (EXPLORE-2 to 5), ignoring minions and rules.
 *
 * @param rooms both sides of all tiles of the chapter
 * @param reached the rooms that can be reached
 */
public record Journey(Set<String> rooms, Set<String> reached) {

    /** Finds the rooms of a catalogue that mice can reach in a chapter. Rooms that are not in the catalogue are ignored. */
    public static Journey of(Chapter chapter, Catalog catalog) {
        Map<String, int[]> places = new HashMap<>();
        for (Chapter.TilePlace tile : chapter.tiles()) {
            Room up = catalog.rooms().get(tile.up());
            if (up == null) continue;
            catalog.rooms().values().stream().filter(room -> room.tile().equals(up.tile()))
                    .forEach(room -> places.put(room.id(), tile.at()));
        }
        Set<String> reached = new LinkedHashSet<>();
        Deque<String> open = new ArrayDeque<>();
        Stream.concat(Stream.of(chapter.start().room()), chapter.start().teams().stream().map(Chapter.Team::room))
                .filter(places::containsKey).forEach(open::add);
        while (!open.isEmpty()) {
            String room = open.poll();
            if (reached.add(room)) {
                places.keySet().stream().filter(other -> leads(catalog.rooms().get(room), catalog.rooms().get(other), places))
                        .forEach(open::add);
            }
        }
        return new Journey(new TreeSet<>(places.keySet()), reached);
    }

    private static boolean leads(Room from, Room to, Map<String, int[]> places) {
        if (from.tile().equals(to.tile())) return from.plan().marked(WaysOut.FLIP) != 0;
        int[] at = places.get(from.id());
        int[] there = places.get(to.id());
        return from.plan().exits().stream().anyMatch(exit -> there[0] == at[0] + exit.edge().dx() && there[1] == at[1] + exit.edge().dy()
                && to.plan().exits().stream().anyMatch(exit::meets));
    }
}
