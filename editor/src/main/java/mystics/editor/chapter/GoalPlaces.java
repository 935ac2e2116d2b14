package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Room;
import mystics.editor.deed.EntryNames;

/** The values that can fill the place in a goal's sentence. Each value is an id as in the file, with a name. */
public record GoalPlaces(TileMap map, Catalog catalog) {
    private static final int PAGES = 20;

    /** Everything that a goal of a kind can name in this chapter. */
    public Map<String, Sentence> of(GoalKind kind) {
        EntryNames names = new EntryNames(catalog);
        Map<String, Sentence> places = new LinkedHashMap<>();
        switch (kind.place()) {
            case ROOM -> map.rooms().forEach(room -> places.put(room.id(), EntryNames.alone(names.room(room.id()))));
            case SPACE -> map.rooms().forEach(room -> spaces(room, places));
            case MARK -> catalog.marks().values().stream().filter(mark -> mark.on().equals("table"))
                    .forEach(mark -> places.put(mark.id(), EntryNames.alone(names.mark(mark.id()))));
            case MINION -> minions(names, places);
            case THING -> {
                catalog.cards().keySet().forEach(card -> places.put(card, EntryNames.alone(names.card(card))));
                catalog.marks().keySet().forEach(mark -> places.putIfAbsent(mark, EntryNames.alone(names.mark(mark))));
            }
            case WHO -> places.put("all-free", Sentence.of("all who are free"));
            case PAGE -> IntStream.rangeClosed(1, PAGES).forEach(page -> places.put(String.valueOf(page), Sentence.of("{n}", "n", page)));
        }
        return places;
    }

    private void minions(EntryNames names, Map<String, Sentence> places) {
        List<String> bosses = new ArrayList<>();
        catalog.minions().values().forEach(minion -> {
            if (minion.of().isEmpty()) places.put(minion.id(), EntryNames.alone(names.minion(minion.id())));
            else bosses.add(minion.of());
        });
        bosses.forEach(boss -> places.putIfAbsent(boss, EntryNames.alone(names.minion(boss))));
    }

    private static void spaces(Room room, Map<String, Sentence> places) {
        IntStream.range(0, room.plan().size()).mapToObj(room.plan()::name).forEach(space -> places.put(room.id() + "/" + space,
                Sentence.of("{room}, {space}", "room", room.name(), "space", room.spaceName(space))));
    }
}
