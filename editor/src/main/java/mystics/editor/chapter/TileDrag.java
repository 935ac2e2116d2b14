package mystics.editor.chapter;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Stream;
import mystics.content.Room;
import mystics.editor.art.Theme;
import mystics.editor.deed.OutlineItem;
import mystics.mod.write.Change;

/**
 * A tile that is being dragged over the map.
 *
 * @param map the layout of the other tiles
 * @param tile the tile; a tile from the palette has an index after all tiles of the chapter
 * @param x the x coordinate of the tile's middle, in pixels
 * @param y the y coordinate of the tile's middle, in pixels
 * @param to the place to which the tile would snap
 */
record TileDrag(TileMap map, LaidTile tile, double x, double y, Cell to) {
    /** A tile of the chapter that is dragged to a place. */
    static TileDrag of(TileMap all, LaidTile tile, MapView view, double x, double y) {
        TileMap others = all.without(tile);
        Cell under = new Cell((int) Math.round(view.column(x)), (int) Math.round(view.row(y)));
        Cell to = others.at(under).isPresent() ? under : others.nearest(view.column(x), view.row(y));
        return new TileDrag(others, tile, x, y, to);
    }

    /** A tile of the palette that is dragged to a place. Such a tile is not laid in the chapter yet. */
    static TileDrag of(DraftedChapter drafted, Room room, MapView view, double x, double y) {
        return new TileDrag(drafted.map(), drafted.fresh(room), x, y, drafted.map().nearest(view.column(x), view.row(y)));
    }

    /** The change that is made when the tile is put down. */
    List<Change> changes(TileMap before) {
        boolean fresh = tile.index() >= before.tiles().size();
        if (fresh) return new TileDeeds(before).lay(tile.up(), to);
        return tile.cell().equals(to) ? List.of() : new TileDeeds(before).move(tile, to);
    }

    /** Paints the tile, the place to which it snaps, and the edges that would meet there. */
    void paint(MapArt art, MapView view, Theme theme) {
        Rectangle2D square = view.square(to);
        art.free(square, theme.legal());
        LaidTile there = new LaidTile(tile.index(), to, tile.up(), tile.room(), tile.back());
        art.tile(there, new Rectangle2D.Double(x - square.getWidth() / 2, y - square.getHeight() / 2, square.getWidth(),
                square.getHeight()), 0.75);
        TileMap after = new TileMap(Stream.concat(map.tiles().stream().filter(other -> !other.cell().equals(to)),
                Stream.of(there)).toList());
        after.seams().stream().filter(seam -> seam.one() == there || seam.other() == there).forEach(seam -> {
            Rectangle2D one = view.square(seam.one().cell());
            Rectangle2D other = view.square(seam.other().cell());
            Rectangle2D sign = new Rectangle2D.Double((one.getCenterX() + other.getCenterX()) / 2 - 12,
                    (one.getCenterY() + other.getCenterY()) / 2 - 10, 24, 20);
            art.chip(new MapChip(new OutlineItem("", 0, seam.words(), List.of(), List.of()),
                    MapChips.kind(seam), MapChips.sign(seam), sign));
        });
    }
}
