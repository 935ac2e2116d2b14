package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.MinionCard;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.EntryNames;
import mystics.editor.deed.ListChanges;
import mystics.editor.deed.OutlineItem;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The minions that wait in a room, and the minions that a surge brings there. */
record CrowdDeeds(Chapter chapter, Catalog catalog) {
    private static final int MOST = 20;
    private static final String MINIONS = "minions";
    private static final String ROOM = "room";
    private static final Pointer SETUP = Pointer.ROOT.in("setup");
    private static final Pointer SURGES = Pointer.ROOT.in("surges");

    /** A line for the minions that wait in a room, and a line for each surge that brings minions there. */
    List<OutlineItem> items(String room, int depth) {
        List<OutlineItem> items = new ArrayList<>();
        for (int i = 0; i < chapter.setup().size(); i++) {
            if (!chapter.setup().get(i).room().equals(room)) continue;
            Pointer entry = SETUP.at(i);
            chapter.setup().get(i).minions().forEach((minion, number) -> items.add(waiting(entry, room, minion, number, depth)));
        }
        for (int i = 0; i < chapter.surges().size(); i++) {
            if (chapter.surges().get(i).room().equals(room)) items.add(surge(i, depth));
        }
        return items;
    }

    private OutlineItem waiting(Pointer entry, String room, String minion, int number, int depth) {
        Map<String, Integer> all = chapter.setup().stream().filter(placed -> placed.room().equals(room)).findFirst().orElseThrow()
                .minions();
        Pointer gone = all.size() == 1 ? entry : entry.in(MINIONS).in(minion);
        Sentence words = Sentence.of("{n} {minion}", "n", number, "minion", names().minion(minion));
        return new OutlineItem(entry.in(MINIONS).in(minion).toString(), depth, words,
                counted(entry.in(MINIONS).in(minion), minion, number, gone), List.of());
    }

    private OutlineItem surge(int index, int depth) {
        Chapter.SpecialSurge surge = chapter.surges().get(index);
        Pointer at = SURGES.at(index);
        List<Object> crowd = surge.minions().entrySet().stream()
                .<Object>map(one -> Sentence.of("{n} {minion}", "n", one.getValue(), "minion", names().minion(one.getKey()))).toList();
        Sentence words = crowd.isEmpty() ? Sentence.of("Surge: only a page is turned") : Sentence.of("Surge: {minions}", "minions", crowd);
        List<Deed> deeds = new ArrayList<>();
        surge.minions().entrySet().stream().findFirst().ifPresent(first -> deeds.addAll(
                counted(at.in(MINIONS).in(first.getKey()), first.getKey(), first.getValue(), at)));
        if (surge.minions().isEmpty()) deeds.add(Deed.of(Sentence.of("Take the surge away"), "DELETE", new Change.Remove(at)));
        deeds.add(surge.once() ? Deed.of(Sentence.of("The surge comes each time"), "O", new Change.Remove(at.in("once")))
                : Deed.of(Sentence.of("The surge comes once"), "O", new Change.Assign(at.in("once"), true)));
        List<Deed> more = minions(minion -> new Change.Assign(at.in(MINIONS).in(minion.id()), 1L), surge.minions());
        return new OutlineItem(at.toString(), depth, words, deeds, List.of(new DeedList(Sentence.of("Bring another minion"), "I", more)));
    }

    /** The deeds that change how many minions of a kind there are: more, fewer or none. */
    private List<Deed> counted(Pointer at, String minion, int number, Pointer gone) {
        List<Deed> deeds = new ArrayList<>();
        Object name = names().minion(minion);
        if (number < MOST) {
            deeds.add(Deed.of(Sentence.of("One more: {minion}", "minion", name), "PLUS", new Change.Assign(at, number + 1L)));
        }
        deeds.add(Deed.of(Sentence.of("One fewer: {minion}", "minion", name), "MINUS",
                number > 1 ? new Change.Assign(at, number - 1L) : new Change.Remove(gone)));
        deeds.add(Deed.of(Sentence.of("None: {minion}", "minion", name), "DELETE", new Change.Remove(gone)));
        return deeds;
    }

    /** The lists of minions and surges that can be added to a room. */
    List<DeedList> lists(String room) {
        int here = -1;
        for (int i = 0; i < chapter.setup().size() && here < 0; i++) here = chapter.setup().get(i).room().equals(room) ? i : -1;
        Pointer entry = SETUP.at(Math.max(0, here));
        boolean placed = here >= 0;
        Map<String, Integer> known = placed ? chapter.setup().get(here).minions() : Map.of();
        return List.of(
                new DeedList(Sentence.of("A minion waits here"), "I", minions(minion -> placed
                        ? new Change.Assign(entry.in(MINIONS).in(minion.id()), 1L)
                        : ListChanges.added(SETUP, chapter.setup().size(), crowd(room, minion)), known)),
                new DeedList(Sentence.of("A surge brings"), "U",
                        minions(minion -> ListChanges.added(SURGES, chapter.surges().size(), crowd(room, minion)), Map.of())));
    }

    private static Map<String, Object> crowd(String room, MinionCard minion) {
        return ListChanges.map(ROOM, room, MINIONS, ListChanges.map(minion.id(), 1L));
    }

    private List<Deed> minions(Function<MinionCard, Change> change, Map<String, Integer> without) {
        Stream<MinionCard> open = catalog.minions().values().stream().filter(minion -> !without.containsKey(minion.id()));
        return open.map(minion -> Deed.of(EntryNames.alone(names().minion(minion.id())), "", change.apply(minion))).toList();
    }

    private EntryNames names() {
        return new EntryNames(catalog);
    }
}
