package mystics.editor.story;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.content.StoryOrder;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.OutlineItem;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The story of a chapter as a list of lines: passages in the order of play, with their voices, conditions and answers. */
public record StoryItems(Chapter chapter, Catalog catalog) {
    static final Pointer STORY = Pointer.ROOT.in("story");
    private static final String VOICES = "voices";

    /** A heading, to which passages can be added, and below it all lines of the story. */
    public List<OutlineItem> items() {
        List<OutlineItem> items = new ArrayList<>();
        StoryMoments moments = new StoryMoments(chapter, catalog);
        items.add(new OutlineItem(STORY.toString(), 0, Sentence.of("Story"),
                chapter.story().isEmpty() ? List.of(moments.begun()) : List.of(),
                List.of(new DeedList(Sentence.of("Add a passage"), "INSERT", moments::adding))));
        for (StoryOrder.Met met : StoryOrder.of(chapter)) {
            Pointer at = STORY.at(met.index());
            Passage passage = chapter.story().get(met.index());
            PassageItems own = new PassageItems(chapter, catalog, passage, at);
            items.add(own.item(met.depth() + 1));
            items.addAll(new ConditionItems(catalog, at, passage.condition()).items(met.depth() + 2));
            items.addAll(own.tellings(met.depth() + 2));
            items.addAll(parts(passage, at, met.depth() + 2));
        }
        return items;
    }

    private List<OutlineItem> parts(Passage passage, Pointer at, int depth) {
        List<OutlineItem> items = new ArrayList<>();
        for (int i = 0; i < passage.voices().size(); i++) items.addAll(voice(passage.voices().get(i), at.in(VOICES).at(i), depth));
        for (int i = 0; i < passage.banter().size(); i++) items.addAll(exchange(passage.banter().get(i), at.in("banter").at(i), depth));
        passage.choice().ifPresent(
                choice -> items.addAll(new ChoiceItems(chapter, catalog, at.in("choice")).items(choice, depth)));
        return items;
    }

    private List<OutlineItem> voice(Passage.Voice voice, Pointer at, int depth) {
        StorySpeakers speakers = new StorySpeakers(catalog);
        ConditionItems condition = new ConditionItems(catalog, at, voice.condition());
        List<OutlineItem> items = new ArrayList<>();
        items.add(new OutlineItem(at.toString(), depth, Sentence.of("{who}: {says}", "who", speakers.words(voice.who()), "says",
                voice.says()), List.of(Deed.of(Sentence.of("Take the voice away"), "DELETE", new Change.Remove(at))),
                List.of(new DeedList(Sentence.of("Somebody else says it"), "W", () -> speakers.all().entrySet().stream()
                        .map(one -> Deed.of(one.getValue(), "", new Change.Assign(at.in("who"), one.getKey()))).toList()),
                        condition.list())));
        items.addAll(condition.items(depth + 1));
        return items;
    }

    private List<OutlineItem> exchange(Passage.Exchange exchange, Pointer at, int depth) {
        StorySpeakers speakers = new StorySpeakers(catalog);
        ConditionItems condition = new ConditionItems(catalog, at, exchange.condition());
        List<Object> who = exchange.lines().stream().<Object>map(line -> speakers.words(line.who())).toList();
        List<OutlineItem> items = new ArrayList<>();
        items.add(new OutlineItem(at.toString(), depth, Sentence.of("Exchange: {who}", "who", who),
                List.of(Deed.of(Sentence.of("Take the exchange away"), "DELETE", new Change.Remove(at))),
                List.of(new DeedList(Sentence.of("One line more by"), "V", () -> speakers.lines(at.in("lines"), exchange.lines().size())),
                        condition.list())));
        items.addAll(condition.items(depth + 1));
        return items;
    }
}
