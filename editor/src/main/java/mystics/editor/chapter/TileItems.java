package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Room;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.EntryNames;
import mystics.editor.deed.OutlineItem;
import mystics.geometry.Edge;
import mystics.mod.yaml.Pointer;

/** The tiles of a chapter in words: the place of each tile, what meets at the tile's edges, and the tiles that can be laid next. */
public record TileItems(DraftedChapter drafted) {
    private static final Map<Edge, String> ARROWS = Map.of(Edge.N, "ctrl UP", Edge.E, "ctrl RIGHT", Edge.S, "ctrl DOWN", Edge.W,
            "ctrl LEFT");

    /** The line of a tile, with the things that can be added to the room that is face up. */
    OutlineItem tile(LaidTile tile, int depth) {
        TileDeeds deeds = new TileDeeds(drafted.map());
        EntryNames names = new EntryNames(drafted.catalog());
        Sentence words = tile.back().isEmpty() ? Sentence.of("{room}, a tile with one side", "room", names.room(tile.up()))
                : Sentence.of("{room}, with {back} below", "room", names.room(tile.up()), "back", names.room(tile.back().get().id()));
        List<Deed> all = new ArrayList<>();
        if (tile.back().isPresent()) all.add(new Deed(turnOver(tile), "SPACE", deeds.turnOver(tile)));
        Stream.of(Edge.values()).forEach(edge -> all.add(new Deed(Sentence.of("Move {room} to the {edge}", "room",
                names.room(tile.up()), "edge", way(edge)), ARROWS.get(edge), deeds.move(tile, tile.cell().beyond(edge)))));
        all.add(new Deed(Sentence.of("Take {room} away", "room", names.room(tile.up())), "DELETE", deeds.remove(tile)));
        List<DeedList> lists = tile.room().map(room -> new RoomItems(drafted).room(room, depth).lists()).orElse(List.of());
        return new OutlineItem(pointer(tile).toString(), depth, words, all, lists);
    }

    /** The words for turning a tile over. */
    Sentence turnOver(LaidTile tile) {
        return Sentence.of("Turn {room} over", "room", new EntryNames(drafted.catalog()).room(tile.up()));
    }

    /** A line for each edge at which a tile has a neighbour, with the deeds that would make two exits meet there. */
    List<OutlineItem> seams(LaidTile tile, int depth) {
        List<OutlineItem> items = new ArrayList<>();
        for (Seam seam : drafted.map().seams()) {
            if (seam.one().index() != tile.index() && seam.other().index() != tile.index()) continue;
            Edge edge = seam.one().index() == tile.index() ? seam.edge() : seam.edge().opposite();
            items.add(new OutlineItem(pointer(tile) + "/" + edge, depth,
                    Sentence.of("To the {edge}: {words}", "edge", way(edge), "words", seam.words()), remedies(seam), List.of()));
        }
        return items;
    }

    /** The deeds that would make the exits of two tiles meet. */
    List<Deed> remedies(Seam seam) {
        TileDeeds deeds = new TileDeeds(drafted.map());
        return seam.meets() ? List.of() : Stream.of(seam.one(), seam.other()).filter(seam::wouldMeet)
                .map(tile -> new Deed(turnOver(tile), "SPACE", deeds.turnOver(tile))).toList();
    }

    /** The tiles that can be laid now at each free place. Tiles with a fitting exit come first. */
    public List<Deed> next() {
        Map<TileMap.Fit, List<Deed>> all = new EnumMap<>(TileMap.Fit.class);
        TileMap map = drafted.map();
        Palette.of(drafted).keySet().forEach(room -> map.free().forEach(cell -> {
            TileMap.Fit fit = map.fit(drafted.fresh(room), cell);
            Sentence words = words(room, cell, fit);
            all.computeIfAbsent(fit, each -> new ArrayList<>()).add(new Deed(words, "", new TileDeeds(map).lay(room.id(), cell)));
        }));
        return all.values().stream().flatMap(List::stream).toList();
    }

    private Sentence words(Room room, Cell cell, TileMap.Fit fit) {
        Object name = new EntryNames(drafted.catalog()).room(room.id());
        if (drafted.map().tiles().isEmpty()) return Sentence.of("{room}", "room", name);
        Object place = beside(drafted.map(), cell);
        return switch (fit) {
            case MEETS -> Sentence.of("{room}, {place}", "room", name, "place", place);
            case TURNED_OVER -> Sentence.of("{room}, {place}, fits turned over", "room", name, "place", place);
            case NOT -> Sentence.of("{room}, {place}, no exit fits", "room", name, "place", place);
        };
    }

    private Sentence beside(TileMap map, Cell cell) {
        Map<Edge, LaidTile> near = new LinkedHashMap<>();
        Stream.of(Edge.values()).forEach(edge -> map.at(cell.beyond(edge)).ifPresent(tile -> near.put(edge.opposite(), tile)));
        Map.Entry<Edge, LaidTile> first = near.entrySet().iterator().next();
        return Sentence.of("to the {edge} of {room}", "edge", way(first.getKey()), "room",
                new EntryNames(drafted.catalog()).room(first.getValue().up()));
    }

    private static Sentence way(Edge edge) {
        return Sentence.of(switch (edge) {
            case N -> "north";
            case E -> "east";
            case S -> "south";
            case W -> "west";
        });
    }

    static Pointer pointer(LaidTile tile) {
        return Pointer.ROOT.in("tiles").at(tile.index());
    }
}
