package mystics.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.content.Picture;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.OutlineItem;
import mystics.lint.PassageLength;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The line of a passage with its deeds, and below it the lines of the passage's other narrations. */
record PassageItems(Chapter chapter, Catalog catalog, Passage passage, Pointer at) {
    private static final String SCENE = "scene";
    private static final String SCENES = "scenes/";
    private static final String PARTS = "parts";
    private static final String UNWRITTEN = "To be written.\n";

    /** The passage itself. */
    OutlineItem item(int depth) {
        Sentence words = Sentence.of("{passage}, {when}: {n} of {most} words", "passage", passage.id().replace('-', ' '), "when",
                new StoryMoments(chapter, catalog).words(passage.when(), passage.room()), "n", PassageLength.longest(passage), "most",
                PassageLength.most(passage));
        return new OutlineItem(at.toString(), depth, words, deeds(), lists());
    }

    private List<Deed> deeds() {
        Pointer story = StoryItems.STORY;
        int index = chapter.story().indexOf(passage);
        List<Deed> deeds = new ArrayList<>();
        if (index > 0) deeds.add(Deed.of(Sentence.of("Earlier"), "ctrl UP", new Change.Move(story, index, index - 1)));
        if (index + 1 < chapter.story().size()) {
            deeds.add(Deed.of(Sentence.of("Later"), "ctrl DOWN", new Change.Move(story, index, index + 1)));
        }
        if (passage.choice().isEmpty()) deeds.add(ChoiceItems.add(at));
        if (passage.also().isEmpty()) {
            deeds.add(Deed.of(Sentence.of("Add a text that a rule tells later"), "", new Change.Assign(at.in("also"), UNWRITTEN)));
        }
        if (!passage.scene().isEmpty()) {
            deeds.add(Deed.of(Sentence.of("Take the picture away"), "", new Change.Remove(at.in(SCENE))));
        }
        deeds.add(Deed.of(Sentence.of("Take the passage away"), "DELETE", new Change.Remove(at)));
        return deeds;
    }

    private List<DeedList> lists() {
        StorySpeakers speakers = new StorySpeakers(catalog);
        List<DeedList> lists = new ArrayList<>();
        lists.add(new DeedList(Sentence.of("A voice"), "V", () -> speakers.lines(at.in("voices"), passage.voices().size())));
        lists.add(new DeedList(Sentence.of("An exchange begun by"), "X",
                () -> speakers.exchanges(at.in("banter"), passage.banter().size())));
        lists.add(new ConditionItems(catalog, at, passage.condition()).list());
        lists.add(new DeedList(Sentence.of("It is read"), "R", () -> new StoryMoments(chapter, catalog).instead(passage, at)));
        lists.add(new DeedList(Sentence.of("Another narration if"), "N",
                () -> ConditionItems.tellings(catalog, at.in("instead"), passage.instead().size(), List.of())));
        lists.add(new DeedList(Sentence.of("A few words more if"), "M", this::more));
        List<Deed> pictures = catalog.pictures().values().stream().map(Picture::id).filter(id -> id.startsWith(SCENES)).sorted()
                .map(id -> id.substring(SCENES.length()))
                .map(id -> Deed.of(Sentence.of("{picture}", "picture", id.replace('-', ' ')), "",
                        new Change.Assign(at.in(SCENE), id))).toList();
        if (!pictures.isEmpty()) lists.add(new DeedList(Sentence.of("Its picture"), "P", pictures));
        return lists;
    }

    /** The deeds that add a place to the narration, filled by a text that has a condition. */
    private List<Deed> more() {
        String name = IntStream.iterate(1, n -> n + 1).mapToObj(n -> "more" + n)
                .filter(one -> !passage.parts().containsKey(one)).findFirst().orElseThrow();
        Change place = new Change.Assign(at.in("text"), (passage.text().stripTrailing() + " {" + name + "}").strip() + "\n");
        return ConditionItems.tellings(catalog, at.in(PARTS).in(name), 0, List.of(place));
    }

    /** The other narrations of the passage, and its parts with conditions. */
    List<OutlineItem> tellings(int depth) {
        Stream<OutlineItem> instead = tellings(Sentence.of("Another narration"), at.in("instead"), passage.instead(), depth);
        return Stream.concat(instead, passage.parts().entrySet().stream().flatMap(part -> tellings(
                Sentence.of("In the place of {part}", "part", part.getKey()), at.in(PARTS).in(part.getKey()),
                part.getValue(), depth))).toList();
    }

    private Stream<OutlineItem> tellings(Sentence label, Pointer list, List<Passage.Telling> tellings, int depth) {
        return IntStream.range(0, tellings.size()).boxed().flatMap(i -> {
            ConditionItems condition = new ConditionItems(catalog, list.at(i), tellings.get(i).condition());
            OutlineItem line = new OutlineItem(list.at(i).toString(), depth, label,
                    List.of(Deed.of(Sentence.of("Take it away"), "DELETE", new Change.Remove(list.at(i)))), List.of(condition.list()));
            return Stream.concat(Stream.of(line), condition.items(depth + 1).stream());
        });
    }
}
