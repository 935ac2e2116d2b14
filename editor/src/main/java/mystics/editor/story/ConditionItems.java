package mystics.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Condition;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.ListChanges;
import mystics.editor.deed.OutlineItem;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The condition of a part of the story as sentences, one for each requirement. */
record ConditionItems(Catalog catalog, Pointer part, Optional<Condition> condition) {
    private static final String NOT = "not";
    private static final Map<String, Function<Condition, List<String>>> LISTS = Map.of("with", Condition::with, "without",
            Condition::without, "here", Condition::here, "party", Condition::party, "won", Condition::won, "lost", Condition::lost,
            "played", Condition::played);
    private static final Map<String, Function<Condition, Object>> VALUES = Map.of("mover", Condition::mover, "in", Condition::in, "held",
            Condition::held, "captured", Condition::captured, "first", Condition::first);
    private static final Map<String, String> OPPOSITES = Map.of("with", "without", "without", "with");

    private Pointer at() {
        return part.in("if");
    }

    /** A line for each requirement, with deeds to remove it, reverse it or replace it. */
    List<OutlineItem> items(int depth) {
        List<OutlineItem> items = new ArrayList<>();
        condition.ifPresent(wanted -> new ConditionWords(catalog).of(wanted).forEach((key, words) -> {
            List<Deed> deeds = new ArrayList<>();
            opposite(wanted, key).ifPresent(deeds::add);
            deeds.add(Deed.of(Sentence.of("Whether or not {words}", "words", words), "DELETE", new Change.Remove(at().in(key))));
            items.add(new OutlineItem(at().in(key).toString(), depth, Sentence.of("Only if {words}", "words", words), deeds,
                    isWish(key) ? List.of(new DeedList(Sentence.of("Rather"), "W", () -> rather(key))) : List.of()));
        }));
        return items;
    }

    private static boolean isWish(String key) {
        return LISTS.containsKey(key) || VALUES.containsKey(key) || key.equals("try");
    }

    private List<Deed> rather(String key) {
        return ConditionWish.all(catalog).stream().filter(wish -> wish.key().equals(key))
                .map(wish -> Deed.of(wish.words(), "", new Change.Assign(at().in(key), wish.value()))).toList();
    }

    private Optional<Deed> opposite(Condition wanted, String key) {
        Sentence label = Sentence.of("The opposite");
        if (key.equals("try")) {
            String other = wanted.attempt() == Condition.Attempt.FIRST ? "again" : "first";
            return Optional.of(Deed.of(label, "O", new Change.Assign(at().in(key), other)));
        }
        if (key.equals(NOT)) return unturned(wanted.not().orElseThrow(), label);
        String to = OPPOSITES.getOrDefault(key, NOT);
        Optional<Object> value = value(wanted, key);
        Pointer there = to.equals(NOT) ? at().in(NOT).in(key) : at().in(to);
        return value.map(same -> new Deed(label, "O", List.of(new Change.Assign(there, same), new Change.Remove(at().in(key)))));
    }

    /** The deed that turns a negated requirement into a plain requirement, if only one requirement is negated. */
    private Optional<Deed> unturned(Condition not, Sentence label) {
        List<String> keys = List.copyOf(new ConditionWords(catalog).of(not).keySet());
        if (keys.size() != 1) return Optional.empty();
        return value(not, keys.get(0)).map(value -> new Deed(label, "O",
                List.of(new Change.Assign(at().in(keys.get(0)), value), new Change.Remove(at().in(NOT)))));
    }

    private static Optional<Object> value(Condition wanted, String key) {
        if (LISTS.containsKey(key)) return Optional.of(LISTS.get(key).apply(wanted));
        return Optional.ofNullable(VALUES.get(key)).map(reads -> reads.apply(wanted));
    }

    /** The requirements that can be added to the condition. */
    DeedList list() {
        return new DeedList(Sentence.of("Only if"), "C", () -> ConditionWish.all(catalog).stream()
                .map(wish -> Deed.of(wish.words(), "", new Change.Assign(at().in(wish.key()), with(wish)))).toList());
    }

    private Object with(ConditionWish wish) {
        List<String> before = condition.filter(known -> LISTS.containsKey(wish.key()))
                .map(LISTS.getOrDefault(wish.key(), none -> List.of()))
                .orElse(List.of());
        if (before.isEmpty() || before.contains(wish.value())) return before.size() > 1 ? before : wish.value();
        List<Object> all = new ArrayList<>(before);
        all.add(wish.value());
        return all;
    }

    /** The deeds that add a text with a condition to a list: one deed for each possible condition. */
    static List<Deed> tellings(Catalog catalog, Pointer list, int size, List<Change> beside) {
        return ConditionWish.all(catalog).stream().map(wish -> {
            List<Change> changes = new ArrayList<>(beside);
            changes.add(ListChanges.added(list, size,
                    ListChanges.map("if", ListChanges.map(wish.key(), wish.value()), "text", "To be written.\n")));
            return new Deed(wish.words(), "", changes);
        }).toList();
    }
}
