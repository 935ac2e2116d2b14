package mystics.editor.story;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.editor.deed.Deed;
import mystics.editor.deed.ListChanges;
import mystics.mod.yaml.Pointer;
import mystics.rules.Called;

/** The possible speakers in a passage: heroes, persons, and the parts of the passage. */
public record StorySpeakers(Catalog catalog) {
    private static final String MOVER = "mover";
    private static final String FIRST = "first";

    /** All speakers, by their ids in the file. */
    Map<String, Sentence> all() {
        Map<String, Sentence> all = new LinkedHashMap<>();
        catalog.heroes().keySet().forEach(hero -> all.put(hero, words(hero)));
        catalog.persons().keySet().forEach(person -> all.put(person, words(person)));
        all.put(MOVER, words(MOVER));
        all.put(FIRST, words(FIRST));
        return all;
    }

    /** The name of a speaker. */
    public Sentence words(String who) {
        Entry known = catalog.heroes().containsKey(who) ? catalog.heroes().get(who) : catalog.persons().get(who);
        if (known != null) return Sentence.of("{name}", "name", Called.by(known));
        return who.equals(MOVER) ? Sentence.of("Who did it") : who.equals(FIRST) ? Sentence.of("The first on the track")
                : Sentence.of("{name}", "name", who.replace('-', ' '));
    }

    /** The deeds that add a line to a list: one deed for each speaker. */
    List<Deed> lines(Pointer list, int size) {
        return all().entrySet().stream()
                .map(one -> Deed.of(one.getValue(), "", ListChanges.added(list, size, line(one.getKey())))).toList();
    }

    /** The deeds that add an exchange to a list: one deed for each speaker who could begin it. */
    List<Deed> exchanges(Pointer list, int size) {
        return all().entrySet().stream().map(one -> Deed.of(one.getValue(), "", ListChanges.added(list, size,
                ListChanges.map("lines", List.of(line(one.getKey()), line(one.getKey())))))).toList();
    }

    private static Map<String, Object> line(String who) {
        return ListChanges.map("who", who, "says", "...");
    }
}
