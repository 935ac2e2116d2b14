package mystics.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.ListChanges;
import mystics.editor.deed.OutlineItem;
import mystics.lint.PassageLength;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The story of a chapter as a list of lines: passages as a party meets them, with their voices, conditions and answers. */
public record StoryItems(Chapter chapter, Catalog catalog) {
    static final Pointer STORY = Pointer.ROOT.in("story");
    private static final String VOICES = "voices";

    /** All lines, with a heading to which passages can be added. */
    public List<OutlineItem> items() {
        List<OutlineItem> items = new ArrayList<>();
        items.add(new OutlineItem(STORY.toString(), 0, Sentence.of("Story"), List.of(),
                List.of(new DeedList(Sentence.of("Add a passage"), "INSERT", adding()))));
        for (StoryOrder.Met met : StoryOrder.of(chapter)) {
            Pointer at = STORY.at(met.index());
            Passage passage = chapter.story().get(met.index());
            items.add(passage(passage, at, met.depth() + 1));
            items.addAll(new ConditionItems(catalog, at).items(passage.condition(), met.depth() + 2));
            items.addAll(parts(passage, at, met.depth() + 2));
        }
        return items;
    }

    private List<OutlineItem> parts(Passage passage, Pointer at, int depth) {
        List<OutlineItem> items = new ArrayList<>();
        for (int i = 0; i < passage.voices().size(); i++) items.addAll(voice(passage.voices().get(i), at.in(VOICES).at(i), depth));
        for (int i = 0; i < passage.banter().size(); i++) items.add(exchange(passage.banter().get(i), at.in("banter").at(i), depth));
        passage.choice().ifPresent(
                choice -> items.addAll(new ChoiceItems(chapter, catalog, at.in("choice")).items(choice, depth)));
        return items;
    }

    private OutlineItem passage(Passage passage, Pointer at, int depth) {
        Sentence words = Sentence.of("{passage}, {when}: {n} of {most} words", "passage", passage.id().replace('-', ' '), "when",
                when(passage), "n", PassageLength.longest(passage), "most", PassageLength.most(passage));
        int index = chapter.story().indexOf(passage);
        List<Deed> deeds = new ArrayList<>();
        if (index > 0) deeds.add(Deed.of(Sentence.of("Earlier"), "ctrl UP", new Change.Move(STORY, index, index - 1)));
        if (index + 1 < chapter.story().size()) {
            deeds.add(Deed.of(Sentence.of("Later"), "ctrl DOWN", new Change.Move(STORY, index, index + 1)));
        }
        if (passage.choice().isEmpty()) deeds.add(ChoiceItems.add(at));
        deeds.add(Deed.of(Sentence.of("Take the passage away"), "DELETE", new Change.Remove(at)));
        List<Deed> voices = lines(at.in(VOICES), passage.voices().size());
        List<Deed> exchanges = new StorySpeakers(catalog).all().entrySet().stream().map(one -> Deed.of(one.getValue(), "",
                new Change.Insert(at.in("banter"), passage.banter().size(),
                        ListChanges.map("lines", List.of(line(one.getKey()), line(one.getKey())))))).toList();
        return new OutlineItem(at.toString(), depth, words, deeds, List.of(new DeedList(Sentence.of("A voice"), "V", voices),
                new DeedList(Sentence.of("An exchange begun by"), "X", exchanges), new ConditionItems(catalog, at).list()));
    }

    private List<Deed> lines(Pointer list, int size) {
        return new StorySpeakers(catalog).all().entrySet().stream()
                .map(one -> Deed.of(one.getValue(), "", new Change.Insert(list, size, line(one.getKey())))).toList();
    }

    private static Map<String, Object> line(String who) {
        return ListChanges.map("who", who, "says", "...");
    }

    private List<OutlineItem> voice(Passage.Voice voice, Pointer at, int depth) {
        List<OutlineItem> items = new ArrayList<>();
        items.add(new OutlineItem(at.toString(), depth, Sentence.of("{who}: {says}", "who",
                new StorySpeakers(catalog).words(voice.who()), "says", voice.says()),
                List.of(Deed.of(Sentence.of("Take the voice away"), "DELETE", new Change.Remove(at))),
                List.of(new DeedList(Sentence.of("Somebody else says it"), "W", new StorySpeakers(catalog).all().entrySet().stream()
                        .map(one -> Deed.of(one.getValue(), "", new Change.Assign(at.in("who"), one.getKey()))).toList()),
                        new ConditionItems(catalog, at).list())));
        items.addAll(new ConditionItems(catalog, at).items(voice.condition(), depth + 1));
        return items;
    }

    private OutlineItem exchange(Passage.Exchange exchange, Pointer at, int depth) {
        List<Object> who = exchange.lines().stream().<Object>map(line -> new StorySpeakers(catalog).words(line.who())).toList();
        return new OutlineItem(at.toString(), depth, Sentence.of("Exchange: {who}", "who", who),
                List.of(Deed.of(Sentence.of("Take the exchange away"), "DELETE", new Change.Remove(at))),
                List.of(new DeedList(Sentence.of("One line more by"), "V", lines(at.in("lines"), exchange.lines().size())),
                        new ConditionItems(catalog, at).list()));
    }

    private Sentence when(Passage passage) {
        return switch (passage.when()) {
            case "start" -> Sentence.of("at the beginning");
            case "entered" -> Sentence.of("on entering {room}", "room",
                    catalog.rooms().containsKey(passage.room()) ? catalog.rooms().get(passage.room()).name() : passage.room());
            case "victory" -> Sentence.of("after a victory");
            case "epilogue" -> Sentence.of("as an epilogue");
            case "defeat-time" -> Sentence.of("when time has run out");
            case "defeat-captured" -> Sentence.of("when all are captured");
            case "defeat-other" -> Sentence.of("after another defeat");
            default -> Sentence.of("when it is told");
        };
    }

    /** A passage for each moment and room that has none, and one to be told. */
    private List<Deed> adding() {
        List<Deed> deeds = new ArrayList<>();
        Stream.of("start", "victory", "epilogue", "defeat-time", "defeat-captured", "defeat-other")
                .forEach(when -> deeds.add(added(when, "", when.equals("start") ? "opening" : when)));
        List<String> laid = chapter.tiles().stream().map(tile -> tile.up()).toList();
        catalog.rooms().values().stream().filter(room -> laid.stream().anyMatch(up -> catalog.rooms().containsKey(up)
                && catalog.rooms().get(up).tile().equals(room.tile()))).forEach(room -> deeds.add(added("entered", room.id(), room.id())));
        deeds.add(added("told", "", "told"));
        return deeds;
    }

    private Deed added(String when, String room, String wanted) {
        String id = IntStream.iterate(1, n -> n + 1).mapToObj(n -> n == 1 ? wanted : wanted + "-" + n)
                .filter(one -> chapter.story().stream().noneMatch(passage -> passage.id().equals(one))).findFirst().orElseThrow();
        Map<String, Object> value = ListChanges.map("id", id, "when", when);
        if (!room.isEmpty()) value.put("room", room);
        value.put("text", "To be written.\n");
        Passage said = new Passage(id, when, room, Optional.empty(), "", "", "", List.of(), Map.of(), List.of(),
                Optional.empty(), List.of(), false, Optional.empty(), "", "");
        return Deed.of(Sentence.of("{when}: {passage}", "when", when(said), "passage", id.replace('-', ' ')), "",
                new Change.Insert(STORY, chapter.story().size(), value));
    }
}
