package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.Chapter;
import mystics.content.Room;
import mystics.geometry.Edge;

/** The layout of a chapter's tiles. */
public record TileMap(List<LaidTile> tiles) {
    /** The columns and rows of the grid. */
    public static final int SIDE = 16;

    public TileMap {
        tiles = List.copyOf(tiles);
    }

    /** The tiles of a chapter, each with its room if that room is known. */
    public static TileMap of(Chapter chapter, Collection<Room> rooms) {
        return new TileMap(IntStream.range(0, chapter.tiles().size()).mapToObj(i -> {
            Chapter.TilePlace place = chapter.tiles().get(i);
            Cell cell = place.at().length == 2 ? new Cell(place.at()[0], place.at()[1]) : new Cell(0, 0);
            Optional<Room> up = rooms.stream().filter(room -> room.id().equals(place.up())).findFirst();
            return new LaidTile(i, cell, place.up(), up, up.flatMap(room -> back(room, rooms)));
        }).toList());
    }

    private static Optional<Room> back(Room of, Collection<Room> rooms) {
        return rooms.stream().filter(room -> room.tile().equals(of.tile()) && !room.id().equals(of.id())).findFirst();
    }

    /** The tile at a place. */
    public Optional<LaidTile> at(Cell cell) {
        return tiles.stream().filter(tile -> tile.cell().equals(cell)).findFirst();
    }

    /** The tile that has a room on one of its sides. */
    public Optional<LaidTile> with(String room) {
        return tiles.stream().filter(tile -> rooms(tile).anyMatch(side -> side.id().equals(room))).findFirst();
    }

    /** Both sides of all tiles. The sides that are face up come first. */
    public List<Room> rooms() {
        return Stream.concat(tiles.stream().flatMap(tile -> tile.room().stream()), tiles.stream().flatMap(tile -> tile.back().stream()))
                .toList();
    }

    private static Stream<Room> rooms(LaidTile tile) {
        return Stream.concat(tile.room().stream(), tile.back().stream());
    }

    /** All edges that two tiles share. */
    public List<Seam> seams() {
        List<Seam> seams = new ArrayList<>();
        tiles.forEach(tile -> Stream.of(Edge.values()).filter(edge -> edge.dx() + edge.dy() > 0)
                .forEach(edge -> at(tile.cell().beyond(edge)).ifPresent(other -> seams.add(new Seam(tile, other, edge)))));
        return seams;
    }

    /** The free places beside tiles; the first place of the grid if there is no tile. */
    public List<Cell> free() {
        if (tiles.isEmpty()) return List.of(new Cell(0, 0));
        Set<Cell> free = new LinkedHashSet<>();
        tiles.forEach(tile -> Stream.of(Edge.values()).map(tile.cell()::beyond).filter(cell -> at(cell).isEmpty()).forEach(free::add));
        return List.copyOf(free);
    }

    /** How well a tile can fit at a place. */
    public enum Fit {
        MEETS, TURNED_OVER, NOT
    }

    /** How well a tile fits at a place, with a room face up. Without other tiles, the tile fits everywhere. */
    public Fit fit(LaidTile tile, Cell cell) {
        LaidTile there = new LaidTile(tile.index(), cell, tile.up(), tile.room(), tile.back());
        List<Seam> seams = Stream.of(Edge.values())
                .flatMap(edge -> at(cell.beyond(edge)).map(other -> new Seam(there, other, edge)).stream())
                .toList();
        if (tiles.isEmpty() || seams.stream().anyMatch(Seam::meets)) return Fit.MEETS;
        return seams.stream().anyMatch(Seam::canMeet) ? Fit.TURNED_OVER : Fit.NOT;
    }

    /** The free places at which an exit of a tile would meet an existing exit, perhaps after a tile is turned over. */
    public List<Cell> fitting(LaidTile tile) {
        return free().stream().filter(cell -> fit(tile, cell) != Fit.NOT).sorted(Comparator.comparing(cell -> fit(tile, cell))).toList();
    }

    /** A tile that is not laid yet, with a room face up. */
    public LaidTile fresh(Room room, Collection<Room> rooms) {
        return new LaidTile(tiles.size(), new Cell(-SIDE, -SIDE), room.id(), Optional.of(room), back(room, rooms));
    }

    /** The place to which a dropped tile snaps: the nearest free place, measured between the middles. */
    public Cell nearest(double column, double row) {
        Cell nearest = free().get(0);
        for (Cell cell : free()) {
            if (distance(cell, column, row) < distance(nearest, column, row)) nearest = cell;
        }
        return nearest;
    }

    private static double distance(Cell cell, double column, double row) {
        return Math.hypot(cell.column() - column, cell.row() - row);
    }

    /** This layout without a tile, used to find a new place for that tile. */
    public TileMap without(LaidTile gone) {
        return new TileMap(tiles.stream().filter(tile -> tile.index() != gone.index()).toList());
    }
}
