package mystics.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Crossroads;
import mystics.content.Passage;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.ListChanges;
import mystics.editor.deed.OutlineItem;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The question of a passage: the players who answer, the answers, and the marks and passages to which each answer leads. */
record ChoiceItems(Chapter chapter, Catalog catalog, Pointer at) {
    private static final int MOST = 8;
    private static final String OPTIONS = "options";

    /** A line for the question and one for each answer. */
    List<OutlineItem> items(Crossroads choice, int depth) {
        List<OutlineItem> items = new ArrayList<>();
        List<Deed> who = new ArrayList<>();
        Map<Crossroads.By, Sentence> askers = Map.of(Crossroads.By.PARTY, Sentence.of("The party answers"), Crossroads.By.MOVER,
                Sentence.of("Who did it answers"), Crossroads.By.EACH, Sentence.of("Each hero answers"));
        for (Crossroads.By by : Crossroads.By.values()) {
            if (by != choice.by()) {
                who.add(Deed.of(askers.get(by), "", new Change.Assign(at.in("by"), by.name().toLowerCase(Locale.ROOT))));
            }
        }
        int size = choice.options().size();
        if (size < MOST) {
            who.add(Deed.of(Sentence.of("One answer more"), "PLUS", new Change.Insert(at.in(OPTIONS), size, answer(size + 1))));
        }
        who.add(Deed.of(Sentence.of("Take the question away"), "DELETE", new Change.Remove(at)));
        items.add(new OutlineItem(at.toString(), depth, Sentence.of("{who}: {question}", "who", askers.get(choice.by()), "question",
                choice.asks()), who, List.of()));
        for (int i = 0; i < size; i++) {
            Pointer option = at.in(OPTIONS).at(i);
            ConditionItems condition = new ConditionItems(catalog, option, choice.options().get(i).condition());
            items.add(item(choice.options().get(i), option, condition, depth + 1));
            items.addAll(condition.items(depth + 2));
        }
        return items;
    }

    private OutlineItem item(Crossroads.Way way, Pointer option, ConditionItems condition, int depth) {
        Sentence words = way.then().isEmpty() ? Sentence.of("Answer: {says}", "says", way.says())
                : Sentence.of("Answer: {says} It leads to {passage}.", "says", way.says(), "passage", way.then().replace('-', ' '));
        List<Deed> deeds = List.of(Deed.of(Sentence.of("Take the answer away"), "DELETE", new Change.Remove(option)));
        Supplier<List<Deed>> leads = () -> chapter.story().stream().map(Passage::id)
                .map(id -> Deed.of(Sentence.of("{passage}", "passage", id.replace('-', ' ')), "", new Change.Assign(option.in("then"), id)))
                .toList();
        Supplier<List<Deed>> keeps = () -> catalog.marks().values().stream().filter(mark -> mark.kind().equals("note"))
                .map(mark -> Deed.of(Sentence.of("{mark}", "mark", mark.name()), "", new Change.Assign(option.in("keep"), mark.id())))
                .toList();
        return new OutlineItem(option.toString(), depth, words, deeds, List.of(new DeedList(Sentence.of("It leads to"), "T", leads),
                new DeedList(Sentence.of("It is remembered by"), "K", keeps), condition.list()));
    }

    /** A question with two answers. */
    static Deed add(Pointer passage) {
        return Deed.of(Sentence.of("Add a choice"), "", new Change.Assign(passage.in("choice"),
                ListChanges.map("asks", "What do you do?", OPTIONS, List.of(answer(1), answer(2)))));
    }

    private static Map<String, Object> answer(int number) {
        return ListChanges.map("id", "answer-" + number, "says", "Answer " + number + ".");
    }
}
