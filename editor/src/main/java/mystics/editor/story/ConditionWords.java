package mystics.editor.story;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Condition;

/** Conditions in words. */
public record ConditionWords(Catalog catalog) {
    /** A sentence for each key of a condition. */
    public Map<String, Sentence> of(Condition wanted) {
        Map<String, Sentence> said = new LinkedHashMap<>();
        some(said, "with", "{what} lies on the table", wanted.with());
        some(said, "without", "{what} does not lie on the table", wanted.without());
        numbers(said, "at-least", "{mark} lies on the table {n} times or more",
                "{mark} lies on the table once or more", wanted.atLeast());
        numbers(said, "at-most", "{mark} lies on the table {n} times or less",
                "{mark} lies on the table once or not at all", wanted.atMost());
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
            said.put("try", wanted.attempt() == Condition.Attempt.FIRST ? Sentence.of("this is not a second try")
                    : Sentence.of("the chapter was lost and is tried again"));
        }
        wanted.not().ifPresent(not -> said.put("not", Sentence.of("it is not so: {words}", "words", List.copyOf(of(not).values()))));
        if (!wanted.any().isEmpty()) {
            said.put("any", Sentence.of("one of these: {words}", "words",
                    wanted.any().stream().flatMap(one -> of(one).values().stream()).toList()));
        }
        return said;
    }

    private void some(Map<String, Sentence> said, String key, String pattern, Collection<String> ids) {
        if (!ids.isEmpty()) said.put(key, Sentence.of(pattern, "what", ids.stream().map(this::name).toList()));
    }

    private void numbers(Map<String, Sentence> said, String key, String pattern, String once, Map<String, Integer> numbers) {
        if (!numbers.isEmpty()) {
            said.put(key, Sentence.row(numbers.entrySet().stream().map(one -> Sentence.of(one.getValue() == 1 ? once : pattern,
                    "mark", name(one.getKey()), "n", one.getValue())).toList(), ", "));
        }
    }

    private static List<String> one(String id) {
        return id.isEmpty() ? List.of() : List.of(id);
    }

    /** The name of an entry; if it is unknown, its id in words. */
    Object name(String id) {
        return Stream.of(catalog.chapters(), catalog.heroes(), catalog.rooms(), catalog.marks(), catalog.cards())
                .filter(entries -> entries.containsKey(id)).<Object>map(entries -> entries.get(id).name()).findFirst()
                .orElseGet(() -> id.replace('-', ' '));
    }
}
