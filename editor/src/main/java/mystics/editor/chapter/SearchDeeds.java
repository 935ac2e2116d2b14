package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Room;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.EntryNames;
import mystics.editor.deed.ListChanges;
import mystics.editor.deed.OutlineItem;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The special searches in a room (SEARCH-5), and the start of the party (SETUP-1). */
record SearchDeeds(Chapter chapter, Catalog catalog) {
    private static final Pointer SEARCHES = Pointer.ROOT.in("searches");
    private static final Pointer START = Pointer.ROOT.in("start");
    private static final String MARK = "mark";
    private static final String USUAL = "start";
    private static final String AT = "at";

    /** The start and the special searches of a room, one line each. */
    List<OutlineItem> items(Room room, int depth) {
        List<OutlineItem> items = new ArrayList<>();
        EntryNames names = new EntryNames(catalog);
        if (chapter.start().room().equals(room.id())) {
            items.add(new OutlineItem(START.toString(), depth, begins(names), List.of(),
                    List.of(new DeedList(Sentence.of("Begin on spaces with"), "M", starts(room)))));
        }
        for (int i = 0; i < chapter.searches().size(); i++) {
            Chapter.Search search = chapter.searches().get(i);
            if (!search.room().equals(room.id())) continue;
            Pointer at = SEARCHES.at(i);
            items.add(new OutlineItem(at.toString(), depth, words(search, names),
                    List.of(Deed.of(Sentence.of("Take the search away"), "DELETE", new Change.Remove(at))),
                    List.of(new DeedList(Sentence.of("Only on spaces with"), "M",
                            marks(room).map(mark -> Deed.of(EntryNames.alone(names.mark(mark)), "", new Change.Assign(at.in(MARK), mark)))
                                    .toList()))));
        }
        return items;
    }

    private Sentence begins(EntryNames names) {
        Chapter.Start start = chapter.start();
        if (!start.at().isEmpty()) return Sentence.of("The party begins here, on {mark}", "mark", String.join(", ", start.at()));
        return Sentence.of("The party begins here, on {mark}", "mark", names.mark(start.mark().isEmpty() ? USUAL : start.mark()));
    }

    private static Sentence words(Chapter.Search search, EntryNames names) {
        Object where = search.at().isEmpty() ? names.mark(search.mark()) : String.join(", ", search.at());
        if (search.mark().isEmpty() && search.at().isEmpty()) return Sentence.of("Search: {card}", "card", names.card(search.finds()));
        return Sentence.of("Search on {mark}: {card}", "mark", where, "card", names.card(search.finds()));
    }

    /** The lists of starts and searches that can be added to a room. */
    List<DeedList> lists(Room room) {
        EntryNames names = new EntryNames(catalog);
        List<Deed> finds = catalog.cards().values().stream()
                .filter(card -> card.type() != CardType.ABILITY && card.type() != CardType.ENCOUNTER)
                .map(card -> Deed.of(EntryNames.alone(names.card(card.id())), "",
                        ListChanges.added(SEARCHES, chapter.searches().size(), ListChanges.map("room", room.id(), "finds", card.id()))))
                .toList();
        return List.of(new DeedList(Sentence.of("A search finds"), "F", finds),
                new DeedList(Sentence.of("The party begins here"), "B", starts(room)));
    }

    /** The deeds that set where the party starts: on the spaces with a mark, or at one of the ways into the room. */
    private List<Deed> starts(Room room) {
        EntryNames names = new EntryNames(catalog);
        Stream<Deed> marked = marks(room)
                .map(mark -> new Deed(EntryNames.alone(names.mark(mark)), "", start(room.id(), MARK, mark, chapter.start().at())));
        Stream<Deed> byExits = room.drawing().exits().stream().map(exit -> new Deed(
                Sentence.of("by the exit: {spaces}", "spaces", String.join(", ", exit.spaces())), "",
                start(room.id(), AT, exit.spaces(), List.of(chapter.start().mark()).stream().filter(mark -> !mark.isEmpty()).toList())));
        return Stream.concat(marked, byExits).toList();
    }

    /**
     * Makes the party begin in a room. The file names the spaces either by a mark or by a way into the room, so the other of the two values
     * is removed.
     */
    private List<Change> start(String room, String key, Object spaces, List<String> other) {
        if (chapter.start().room().isEmpty()) {
            return List.of(new Change.Assign(START, ListChanges.map("room", room, key, spaces)));
        }
        List<Change> changes = new ArrayList<>(
                List.of(new Change.Assign(START.in("room"), room), new Change.Assign(START.in(key), spaces)));
        if (!other.isEmpty()) changes.add(new Change.Remove(START.in(key.equals(AT) ? MARK : AT)));
        return changes;
    }

    private static Stream<String> marks(Room room) {
        return room.plan().marks().stream().sorted();
    }
}
