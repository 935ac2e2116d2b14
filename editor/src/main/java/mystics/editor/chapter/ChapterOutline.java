package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.OutlineItem;

/** A chapter as a list of lines that supports the keyboard and screen readers in full. */
public final class ChapterOutline {
    private ChapterOutline() {
    }

    /** The lines of a chapter. */
    public static List<OutlineItem> of(DraftedChapter drafted) {
        TileItems tiles = new TileItems(drafted);
        RoomItems rooms = new RoomItems(drafted);
        List<OutlineItem> items = new ArrayList<>(new FactDeeds(drafted.chapter()).items(drafted.pages(), 0));
        items.addAll(new PartyDeeds(drafted.chapter(), drafted.catalog()).items(0));
        items.addAll(new GoalItems(drafted).items(0));
        items.add(new OutlineItem("/tiles", 0, Sentence.of("Tiles"), List.of(),
                List.of(new DeedList(Sentence.of("Lay a tile"), "INSERT", tiles.next()))));
        for (LaidTile tile : drafted.map().tiles()) {
            items.add(tiles.tile(tile, 1));
            items.addAll(tiles.seams(tile, 2));
            Stream.concat(tile.room().stream(), tile.back().stream()).forEach(room -> {
                items.add(rooms.room(room, 2));
                items.addAll(rooms.chips(room, 3));
            });
        }
        return items;
    }
}
