package mystics.editor.play.ask;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.sight.Pick;

/** What a bar says about choices that lie below it: their number, and as far as there is room, what they are. */
final class Hidden {
    private static final Map<String, Sentence> DEEDS = Map.ofEntries(Map.entry("scurry", Sentence.of("scurry")),
            Map.entry("battle", Sentence.of("attack")), Map.entry("search", Sentence.of("search")),
            Map.entry("explore", Sentence.of("explore")), Map.entry("recover", Sentence.of("recover")),
            Map.entry("ability", Sentence.of("abilities")), Map.entry("use", Sentence.of("cards")),
            Map.entry("share", Sentence.of("share")), Map.entry("equip", Sentence.of("equip")),
            Map.entry("level-up", Sentence.of("level up")));

    private Hidden() {
    }

    /** What may be said of some choices, the most words first. */
    static List<Sentence> words(List<Pick> picks) {
        Set<Sentence> deeds = new LinkedHashSet<>();
        picks.forEach(pick -> deeds.add(deed(pick)));
        List<Sentence> all = List.copyOf(deeds);
        Stream<Sentence> named = Stream.iterate(all.size(), n -> n > 0, n -> n - 1)
                .map(n -> Sentence.of(n == all.size() ? "{n} more: {what} ▾" : "{n} more: {what} … ▾", "n", picks.size(), "what",
                        Sentence.row(all.subList(0, n), ", ")));
        return Stream.concat(named, Stream.of(Sentence.of("{n} more ▾", "n", picks.size()))).toList();
    }

    /** A choice of a turn in a word; any other choice in its own words. */
    private static Sentence deed(Pick pick) {
        Sentence own = Sentence.of(pick.brief());
        return pick.group().isEmpty() ? own : DEEDS.getOrDefault(pick.key().split(":")[0], own);
    }
}
