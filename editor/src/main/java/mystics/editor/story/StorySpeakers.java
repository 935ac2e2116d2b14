package mystics.editor.story;

import java.util.LinkedHashMap;
import java.util.Map;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.rules.Called;

/** Who can have a line in a passage: heroes, persons, and whoever has a part in it. */
record StorySpeakers(Catalog catalog) {
    private static final String MOVER = "mover";
    private static final String FIRST = "first";

    /** All, by the id that stands in the file. */
    Map<String, Sentence> all() {
        Map<String, Sentence> all = new LinkedHashMap<>();
        catalog.heroes().keySet().forEach(hero -> all.put(hero, words(hero)));
        catalog.persons().keySet().forEach(person -> all.put(person, words(person)));
        all.put(MOVER, words(MOVER));
        all.put(FIRST, words(FIRST));
        return all;
    }

    /** What one of them is called. */
    Sentence words(String who) {
        Entry known = catalog.heroes().containsKey(who) ? catalog.heroes().get(who) : catalog.persons().get(who);
        if (known != null) return Sentence.of("{name}", "name", Called.by(known));
        return who.equals(MOVER) ? Sentence.of("Who did it") : who.equals(FIRST) ? Sentence.of("The first on the track")
                : Sentence.of("{name}", "name", who.replace('-', ' '));
    }
}
