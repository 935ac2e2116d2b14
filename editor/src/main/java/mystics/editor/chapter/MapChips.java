package mystics.editor.chapter;

import java.awt.FontMetrics;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Wording;
import mystics.content.Room;
import mystics.editor.deed.OutlineItem;
import mystics.geometry.Edge;

/** Finds everything on the map of a chapter, with its place. The topmost things come last. */
final class MapChips {
    private static final int PAD = 5;
    private final DraftedChapter drafted;
    private final MapView view;
    private final FontMetrics letters;
    private final Wording wording;
    private final List<MapChip> chips = new ArrayList<>();

    private MapChips(DraftedChapter drafted, MapView view, FontMetrics letters, Wording wording) {
        this.drafted = drafted;
        this.view = view;
        this.letters = letters;
        this.wording = wording;
    }

    /** The chips and other things on the map. */
    static List<MapChip> of(DraftedChapter drafted, MapView view, FontMetrics letters, Wording wording) {
        MapChips all = new MapChips(drafted, view, letters, wording);
        drafted.map().tiles().forEach(all::tile);
        drafted.map().seams().forEach(all::seam);
        return all.chips;
    }

    private void tile(LaidTile tile) {
        OutlineItem item = new TileItems(drafted).tile(tile, 0);
        Rectangle2D square = view.square(tile.cell());
        chips.add(new MapChip(item, MapChip.Kind.TILE, "", square));
        double y = square.getY() + PAD;
        if (tile.room().isPresent()) y = room(tile.room().get(), MapChip.Kind.NAME, square, y);
        if (tile.back().isPresent()) room(tile.back().get(), MapChip.Kind.BACK, square, y + PAD);
    }

    private double room(Room room, MapChip.Kind kind, Rectangle2D square, double y) {
        RoomItems items = new RoomItems(drafted);
        double next = put(items.room(room, 0), drafted.reaches(room) ? kind : MapChip.Kind.UNREACHED, square, y);
        for (OutlineItem chip : items.chips(room, 0)) {
            next = put(chip, chip.id().startsWith("/story") ? MapChip.Kind.STORY : MapChip.Kind.CHIP, square, next);
        }
        return next;
    }

    private double put(OutlineItem item, MapChip.Kind kind, Rectangle2D square, double y) {
        int high = letters.getHeight() + PAD;
        if (y + high > square.getMaxY()) return y;
        String text = cut(item.words().in(wording).toString(), square.getWidth() - 4 * PAD);
        chips.add(new MapChip(item, kind, text,
                new Rectangle2D.Double(square.getX() + PAD, y, letters.stringWidth(text) + 2 * PAD, high - 2)));
        return y + high;
    }

    private void seam(Seam seam) {
        Rectangle2D from = view.square(seam.one().cell());
        boolean beside = seam.edge() == Edge.E;
        if (seam.isWall() && !seam.canMeet()) return;
        String text = kind(seam) != MapChip.Kind.SEAM_SHUT ? sign(seam) : cut(seam.words().in(wording).toString(), view.side() * 0.9);
        double wide = letters.stringWidth(text) + 2.0 * PAD;
        double high = letters.getHeight() + 2;
        double x = beside ? from.getMaxX() + view.side() * 0.02 : from.getCenterX();
        double y = beside ? from.getCenterY() : from.getMaxY() + view.side() * 0.02;
        OutlineItem item = new OutlineItem(TileItems.pointer(seam.one()) + "/" + seam.edge(), 0, seam.words(),
                new TileItems(drafted).remedies(seam), List.of());
        chips.add(new MapChip(item, kind(seam), text,
                new Rectangle2D.Double(x - wide / 2, y - high / 2, wide, high)));
    }

    /** Whether an edge is open, would be open if a tile were turned over, or is shut. */
    static MapChip.Kind kind(Seam seam) {
        return seam.meets() ? MapChip.Kind.SEAM_OPEN : seam.canMeet() ? MapChip.Kind.SEAM_TURNED : MapChip.Kind.SEAM_SHUT;
    }

    /** The sign of an edge, which can be told apart without its colour. */
    static String sign(Seam seam) {
        return seam.meets() ? "=" : seam.canMeet() ? "~" : "x";
    }

    private String cut(String text, double width) {
        String shown = text;
        while (letters.stringWidth(shown) > width && shown.length() > 4) shown = shown.substring(0, shown.length() - 4).strip() + "...";
        return shown;
    }

    /** The topmost thing at a place, in pixels. */
    static Optional<MapChip> at(List<MapChip> chips, double x, double y) {
        return chips.stream().filter(chip -> chip.place().contains(x, y)).reduce((below, above) -> above);
    }
}
