package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Room;
import mystics.editor.deed.EntryNames;
import mystics.editor.deed.OutlineItem;

/** A room of a chapter in words: whether mice can enter it, and the chapter's lists that concern it. */
public record RoomItems(DraftedChapter drafted) {
    /** The line of a room, with everything that can be added to it. */
    OutlineItem room(Room room, int depth) {
        Object name = new EntryNames(drafted.catalog()).room(room.id());
        Sentence words = drafted.reaches(room) ? Sentence.of("{room}", "room", name)
                : Sentence.of("{room}: no mouse comes here", "room", name);
        return new OutlineItem("room:" + room.id(), depth, words, List.of(),
                Stream.concat(crowds().lists(room.id()).stream(), searches().lists(room).stream()).toList());
    }

    /** The events in a room: start, minions, surges, searches and passages. */
    public List<OutlineItem> chips(Room room, int depth) {
        List<OutlineItem> chips = new ArrayList<>(searches().items(room, depth));
        chips.addAll(crowds().items(room.id(), depth));
        chips.addAll(new PassageDeeds(drafted.chapter()).items(room.id(), depth));
        return chips;
    }

    private CrowdDeeds crowds() {
        return new CrowdDeeds(drafted.chapter(), drafted.catalog());
    }

    private SearchDeeds searches() {
        return new SearchDeeds(drafted.chapter(), drafted.catalog());
    }
}
