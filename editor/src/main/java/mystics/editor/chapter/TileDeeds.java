package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.List;
import mystics.editor.deed.ListChanges;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** Lays, moves and turns the tiles of a chapter. If a tile is put west or north of the grid, all other tiles are shifted. */
public record TileDeeds(TileMap map) {
    private static final Pointer TILES = Pointer.ROOT.in("tiles");
    private static final String AT = "at";
    private static final String UP = "up";

    /** Lays a tile with a room face up. */
    public List<Change> lay(String room, Cell cell) {
        List<Change> changes = new ArrayList<>(shifted(cell, List.of()));
        Cell at = cell.moved(west(cell), north(cell));
        List<Object> place = List.of((long) at.column(), (long) at.row());
        changes.add(ListChanges.added(TILES, map.tiles().size(), ListChanges.map(AT, place, UP, room)));
        return changes;
    }

    /** Moves a tile to another place. If another tile lies there, the two tiles change places. */
    public List<Change> move(LaidTile tile, Cell cell) {
        List<Integer> moved = new ArrayList<>(List.of(tile.index()));
        List<Change> changes = new ArrayList<>();
        map.at(cell).filter(other -> other.index() != tile.index()).ifPresent(other -> {
            moved.add(other.index());
            changes.add(put(other, tile.cell()));
        });
        changes.addAll(shifted(cell, moved));
        changes.add(put(tile, cell.moved(west(cell), north(cell))));
        return changes;
    }

    /** Turns a tile over. */
    public List<Change> turnOver(LaidTile tile) {
        return tile.back().<List<Change>>map(back -> List.of(new Change.Assign(TILES.at(tile.index()).in(UP), back.id())))
                .orElse(List.of());
    }

    /** Removes a tile from the chapter. */
    public List<Change> remove(LaidTile tile) {
        return List.of(new Change.Remove(TILES.at(tile.index())));
    }

    private List<Change> shifted(Cell room, List<Integer> except) {
        if (west(room) == 0 && north(room) == 0) return List.of();
        return map.tiles().stream().filter(tile -> !except.contains(tile.index()))
                .map(tile -> put(tile, tile.cell().moved(west(room), north(room)))).toList();
    }

    private static Change put(LaidTile tile, Cell cell) {
        return new Change.Assign(TILES.at(tile.index()).in(AT), List.of((long) cell.column(), (long) cell.row()));
    }

    private static int west(Cell cell) {
        return Math.max(0, -cell.column());
    }

    private static int north(Cell cell) {
        return Math.max(0, -cell.row());
    }
}
