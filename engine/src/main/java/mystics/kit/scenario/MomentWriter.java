package mystics.kit.scenario;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Box;
import mystics.content.Setup;
import mystics.mod.load.Library;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.table.Table;
import mystics.trial.Trial;

/**
 * Writes a moment of play as a scenario file. The file gives a table and expects the same table, so the scenario passes at once. The author
 * of a rule then adds the deeds to be tested. Only differences from the chapter's set-up are written.
 *
 * @param library the mods of the game
 */
public record MomentWriter(Library library) {
    private static final String INDENT = "      ";

    /**
     * Writes the scenario file of a moment.
     *
     * @param game a game that waits at a question
     * @param it the behaviour that the scenario shows, as a sentence
     */
    public String written(Game game, String it) {
        Setup setup = game.setting().box().setup();
        StringBuilder text = new StringBuilder("chapter: " + setup.chapter() + "\n");
        text.append("party: [").append(String.join(", ", setup.party().stream().map(Setup.Member::hero).toList())).append("]\n");
        if (!setup.variants().equals(library.catalog().usualVariants())) {
            text.append("variants: [").append(String.join(", ", setup.variants().stream().sorted().toList())).append("]\n");
        }
        text.append("scenarios:\n  - it: ").append(quoted(it)).append('\n');
        return text + moment(setup, game.setting().box(), game.open().table(), setup.campaign().isPresent());
    }

    /** The given and expected facts of a table, with a remark about facts that scenarios cannot state. */
    private String moment(Setup setup, Box box, Table table, boolean campaign) {
        SaidTable now = new SaidTable(box, table);
        Setup plain = new Setup(setup.chapter(), setup.party().stream().map(member -> new Setup.Member(member.hero(), "")).toList(),
                setup.variants());
        Trial trial = new Trial(library.setting(plain, Inspector.NONE));
        SaidTable begun = new SaidTable(trial.game().setting().box(), trial.game().open().table());
        List<String> given = given(now, begun);
        List<String> unsaid = new ArrayList<>(now.unsaid());
        if (!begun.waiting().containsAll(now.waiting())) unsaid.add("where heroes wait");
        if (campaign) unsaid.add("what the campaign brought");
        String remark = unsaid.isEmpty() ? "" : "    # Not said here: " + String.join(", ", unsaid) + ".\n";
        return remark + "    given:\n" + String.join("", given) + "    then:\n" + line("heroes", flow(now.heroes()))
                + line("minions", flow(lists(now.minions())));
    }

    private static List<String> given(SaidTable now, SaidTable begun) {
        List<String> lines = new ArrayList<>();
        lines.add(line("room", list(now.rooms())));
        Map<String, String> heroes = new LinkedHashMap<>(now.heroes());
        heroes.keySet().removeIf(hero -> now.waiting().contains(hero) && begun.waiting().contains(hero));
        lines.add(line("heroes", flow(heroes)));
        lines.add(line("minions", flow(lists(now.minions()))));
        lines.add(line("cards", flow(different(now.cards(), begun.cards()))));
        lines.add(line("cheese", flow(now.cheese())));
        lines.add(line("wounds", flow(now.wounds())));
        lines.addAll(marks(now.marks(), begun.marks()));
        lines.add(line("track", list(now.track())));
        different(now.numbers(), begun.numbers()).forEach((key, number) -> lines.add(line(key, String.valueOf(number))));
        return lines;
    }

    /** The marks whose numbers differ; a removed mark has the number 0. */
    private static List<String> marks(SortedMap<String, SortedMap<String, Integer>> now,
            SortedMap<String, SortedMap<String, Integer>> begun) {
        SortedMap<String, SortedMap<String, Object>> byKey = new TreeMap<>();
        Stream.concat(now.keySet().stream(), begun.keySet().stream()).distinct().forEach(where -> {
            SortedMap<String, Integer> all = new TreeMap<>();
            begun.getOrDefault(where, new TreeMap<>()).keySet().forEach(mark -> all.put(mark, 0));
            all.putAll(now.getOrDefault(where, new TreeMap<>()));
            Map<String, Integer> changed = different(all, begun.getOrDefault(where, new TreeMap<>()));
            String[] place = where.split("/", 2);
            if (!changed.isEmpty()) {
                byKey.computeIfAbsent(place[0], key -> new TreeMap<>())
                        .putAll(place.length == 1 ? changed : Map.of(place[1], flow(changed)));
            }
        });
        return byKey.entrySet().stream().map(entry -> line(entry.getKey(), flow(entry.getValue()))).toList();
    }

    private static <V> SortedMap<String, V> different(Map<String, V> now, Map<String, V> begun) {
        SortedMap<String, V> different = new TreeMap<>(now);
        different.entrySet().removeIf(entry -> entry.getValue().equals(begun.get(entry.getKey())));
        return different;
    }

    private static Map<String, String> lists(Map<String, List<String>> lists) {
        return lists.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, entry -> list(entry.getValue()), (one, other) -> one,
                LinkedHashMap::new));
    }

    private static String list(Collection<String> words) {
        return words.isEmpty() ? "" : "[" + String.join(", ", words) + "]";
    }

    private static String flow(Map<String, ?> values) {
        return values.isEmpty() ? "" : "{ " + values.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", ")) + " }";
    }

    private static String line(String key, String value) {
        return value.isEmpty() ? "" : INDENT + key + ": " + value + "\n";
    }

    private static String quoted(String text) {
        return '"' + text.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
