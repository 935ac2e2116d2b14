package mystics.editor.story;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Condition;
import mystics.content.Entry;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.OutlineItem;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The condition of a part of the story: a line for each thing that must be so. */
record ConditionItems(Catalog catalog, Pointer at) {
    private static final String IF = "if";

    /** A line for each thing that must be so; it can be taken away. */
    List<OutlineItem> items(Optional<Condition> condition, int depth) {
        List<OutlineItem> items = new ArrayList<>();
        condition.ifPresent(wanted -> said(wanted).forEach((key, words) -> items.add(new OutlineItem(at.in(IF).in(key).toString(), depth,
                Sentence.of("Only if {words}", "words", words),
                List.of(Deed.of(Sentence.of("Whether or not {words}", "words", words), "DELETE", new Change.Remove(at.in(IF).in(key)))),
                List.of()))));
        return items;
    }

    private Map<String, Sentence> said(Condition wanted) {
        Map<String, Sentence> said = new LinkedHashMap<>();
        some(said, "with", "{what} lies on the table", wanted.with());
        some(said, "without", "{what} does not lie on the table", wanted.without());
        some(said, "at-least", "often enough: {what}", wanted.atLeast().keySet());
        some(said, "at-most", "not too often: {what}", wanted.atMost().keySet());
        some(said, "here", "{what} is here", wanted.here());
        some(said, "party", "{what} is in the party", wanted.party());
        some(said, "mover", "{what} did it", one(wanted.mover()));
        some(said, "in", "somebody is in {what}", one(wanted.in()));
        some(said, "held", "somebody has {what}", one(wanted.held()));
        some(said, "won", "{what} was won", wanted.won());
        some(said, "lost", "{what} was lost", wanted.lost());
        some(said, "played", "{what} was played", wanted.played());
        if (wanted.captured()) said.put("captured", Sentence.of("somebody is captured"));
        if (wanted.first()) said.put("first", Sentence.of("it has not been read before"));
        if (wanted.attempt() != null) {
            said.put("try", wanted.attempt() == Condition.Attempt.FIRST ? Sentence.of("the chapter is played for the first time")
                    : Sentence.of("the chapter is played again"));
        }
        wanted.not().ifPresent(not -> said.put("not", Sentence.of("it is not so: {words}", "words", List.copyOf(said(not).values()))));
        if (!wanted.any().isEmpty()) {
            said.put("any", Sentence.of("one of these: {words}", "words",
                    wanted.any().stream().flatMap(one -> said(one).values().stream()).toList()));
        }
        return said;
    }

    private void some(Map<String, Sentence> said, String key, String pattern, Collection<String> ids) {
        if (!ids.isEmpty()) said.put(key, Sentence.of(pattern, "what", ids.stream().<Object>map(this::name).toList()));
    }

    private static List<String> one(String id) {
        return id.isEmpty() ? List.of() : List.of(id);
    }

    private Object name(String id) {
        Entry known = entries().get(id);
        return known == null ? id.replace('-', ' ') : known.name();
    }

    private Map<String, Entry> entries() {
        Map<String, Entry> all = new LinkedHashMap<>(catalog.cards());
        List.of(catalog.marks(), catalog.rooms(), catalog.heroes(), catalog.chapters()).forEach(all::putAll);
        return all;
    }

    /** What can be made a condition. */
    DeedList list() {
        List<Deed> deeds = new ArrayList<>();
        catalog.heroes().keySet().forEach(hero -> {
            add(deeds, "{what} is here", "here", hero);
            add(deeds, "{what} did it", "mover", hero);
            add(deeds, "{what} is in the party", "party", hero);
        });
        deeds.add(put(Sentence.of("somebody is captured"), "captured", true));
        deeds.add(put(Sentence.of("it has not been read before"), "first", true));
        deeds.add(put(Sentence.of("the chapter is played for the first time"), "try", "first"));
        deeds.add(put(Sentence.of("the chapter is played again"), "try", "again"));
        catalog.marks().values().stream().filter(mark -> mark.on().equals("table")).forEach(mark -> {
            add(deeds, "{what} lies on the table", "with", mark.id());
            add(deeds, "{what} does not lie on the table", "without", mark.id());
        });
        catalog.chapters().keySet().forEach(chapter -> List.of("won", "lost", "played")
                .forEach(key -> add(deeds, "{what} was " + key, key, chapter)));
        catalog.rooms().keySet().forEach(room -> add(deeds, "somebody is in {what}", "in", room));
        catalog.cards().keySet().forEach(card -> add(deeds, "somebody has {what}", "held", card));
        return new DeedList(Sentence.of("Only if"), "C", deeds);
    }

    private void add(List<Deed> deeds, String pattern, String key, String id) {
        deeds.add(put(Sentence.of(pattern, "what", name(id)), key, id));
    }

    private Deed put(Sentence words, String key, Object value) {
        return Deed.of(words, "", new Change.Assign(at.in(IF).in(key), value));
    }
}
