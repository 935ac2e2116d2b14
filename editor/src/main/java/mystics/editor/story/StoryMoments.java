package mystics.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.disk.FreeName;
import mystics.editor.deed.Deed;
import mystics.editor.deed.ListChanges;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The moments at which passages of a chapter can be read. */
public record StoryMoments(Chapter chapter, Catalog catalog) {
    /** The words that stand in a new passage until the author writes its text. */
    static final String UNWRITTEN = "To be written.";
    private static final String ENTERED = "entered";
    private static final String ROOM = "room";

    /** A moment in words. */
    public Sentence words(String when, String room) {
        return switch (when) {
            case "start" -> Sentence.of("at the beginning");
            case ENTERED -> Sentence.of("on entering {room}", ROOM,
                    catalog.rooms().containsKey(room) ? catalog.rooms().get(room).name() : room);
            case "victory" -> Sentence.of("after a victory");
            case "epilogue" -> Sentence.of("as an epilogue");
            case "defeat-time" -> Sentence.of("when time has run out");
            case "defeat-captured" -> Sentence.of("when all are captured");
            case "defeat-other" -> Sentence.of("after another defeat");
            default -> Sentence.of("when it is told");
        };
    }

    /** The deeds that add a passage: one deed for each moment and each room of the chapter. */
    List<Deed> adding() {
        return each((when, room) -> {
            String id = free(when.equals("start") ? "opening" : room.isEmpty() ? when : room);
            return Deed.of(Sentence.of("{when}: {passage}", "when", words(when, room), "passage", id.replace('-', ' ')), "",
                    new Change.Insert(StoryItems.STORY, chapter.story().size(), page(id, when, room)));
        });
    }

    /** The deed that adds pages for the beginning, for the rooms that are face up, and for the usual endings. */
    Deed begun() {
        List<Object> pages = new ArrayList<>();
        pages.add(page("opening", "start", ""));
        chapter.tiles().stream().map(tile -> tile.up()).filter(room -> !room.equals(chapter.start().room()))
                .forEach(room -> pages.add(page(room, ENTERED, room)));
        List.of("victory", "defeat-time", "defeat-captured").forEach(when -> pages.add(page(when, when, "")));
        return Deed.of(Sentence.of("Begin with a page for the beginning, each room and the ends"), "",
                new Change.Assign(StoryItems.STORY, pages));
    }

    private static Map<String, Object> page(String id, String when, String room) {
        List<Object> pairs = new ArrayList<>(List.of("id", id, "when", when));
        if (!room.isEmpty()) pairs.addAll(List.of(ROOM, room));
        pairs.addAll(List.of("text", UNWRITTEN + "\n"));
        return ListChanges.map(pairs.toArray());
    }

    /** For each other moment, the deed that moves a passage to it. */
    List<Deed> instead(Passage passage, Pointer at) {
        return each((when, room) -> {
            List<Change> changes = new ArrayList<>(List.of(new Change.Assign(at.in("when"), when)));
            if (!room.isEmpty()) changes.add(new Change.Assign(at.in(ROOM), room));
            if (room.isEmpty() && !passage.room().isEmpty()) changes.add(new Change.Remove(at.in(ROOM)));
            return new Deed(words(when, room), "", changes);
        });
    }

    private List<Deed> each(BiFunction<String, String, Deed> made) {
        List<String> laid = chapter.tiles().stream().map(tile -> tile.up()).filter(catalog.rooms()::containsKey)
                .map(up -> catalog.rooms().get(up).tile()).toList();
        Stream<Deed> ends = Stream.of("start", "victory", "epilogue", "defeat-time", "defeat-captured", "defeat-other")
                .map(when -> made.apply(when, ""));
        Stream<Deed> rooms = catalog.rooms().values().stream().filter(room -> laid.contains(room.tile()))
                .map(room -> made.apply(ENTERED, room.id()));
        return Stream.of(ends, rooms, Stream.of(made.apply("told", ""))).flatMap(all -> all).toList();
    }

    private String free(String wanted) {
        return FreeName.of(wanted, one -> chapter.story().stream().noneMatch(passage -> passage.id().equals(one)));
    }
}
