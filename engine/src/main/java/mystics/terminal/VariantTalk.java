package mystics.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Difficulty;
import mystics.content.Entry;
import mystics.content.SetupRefused;
import mystics.content.Variant;
import mystics.mod.finding.Nearest;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.InputEnded;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.Wrap;

/**
 * Asks before a game for its difficulty and house rules. The answer is a difficulty, house rules, or both. Enter keeps the usual
 * difficulty; {@code list} shows all house rules.
 */
final class VariantTalk {
    private static final String LIST = "list";
    private static final String NONE = "none";
    private final Desk desk;
    private final Catalog catalog;
    private final List<Difficulty> levels;
    private final List<Variant> all;
    private final List<Entry> named = new ArrayList<>();

    VariantTalk(Desk desk, Catalog catalog) {
        this.desk = desk;
        this.catalog = catalog;
        this.levels = catalog.levels();
        this.all = List.copyOf(catalog.variants().values());
        named.addAll(levels);
        named.addAll(all);
    }

    /** Asks until the chosen variants are compatible, and returns their ids. */
    Set<String> agree() {
        desk.say("");
        if (!levels.isEmpty()) {
            desk.say("How hard shall it be?");
            tell(0, levels.size(), Difficulty.class, Difficulty::text);
        }
        while (!all.isEmpty()) {
            String said = TextStyle.lower(InputEnded.unless(desk, prompt(), named.stream().map(Entry::id).toList()));
            if (said.isBlank()) {
                return usual().map(level -> chosen(level.id()).orElseThrow()).orElse(catalog.usualVariants());
            }
            if (said.equals(LIST)) {
                tell(levels.size(), named.size(), Variant.class,
                        variant -> variant.text().strip() + " (" + String.join(", ", variant.changes()) + ")");
            } else {
                Optional<Set<String>> chosen = chosen(said);
                if (chosen.isPresent()) {
                    return chosen.get();
                }
            }
        }
        return Set.of();
    }

    private Sentence prompt() {
        return levels.isEmpty()
                ? Sentence.of("House rules, by numbers or names; list shows all, none takes none [{names}]:", "names", usualVariants())
                : Sentence.of("A number or a name; list shows the house rules, which go by name too [{names}]:", "names",
                        usual().map(Difficulty::name).orElseGet(this::usualVariants));
    }

    private Optional<Difficulty> usual() {
        return levels.stream().filter(Difficulty::usual).findFirst();
    }

    private String usualVariants() {
        Set<String> usual = catalog.usualVariants();
        return usual.isEmpty() ? NONE
                : String.join(", ", all.stream().filter(variant -> usual.contains(variant.id())).map(Variant::name).toList());
    }

    /** Shows some of the entries that can be named, with the numbers by which they can be chosen. */
    private <E extends Entry> void tell(int from, int to, Class<E> kind, Function<E, String> text) {
        for (int i = from; i < to; i++) {
            desk.show(Wrap.hanging(text.apply(kind.cast(named.get(i))).strip().replaceAll("\\s+", " "), desk.look().width() - 1,
                    String.format("%2d ", i + 1) + desk.look().bold(named.get(i).name()) + ": ", "   "));
        }
    }

    /** The variants that a line names. A difficulty includes the usual variants; house rules without a difficulty do not. */
    private Optional<Set<String>> chosen(String said) {
        Set<String> chosen = new TreeSet<>();
        for (String word : said.equals(NONE) ? new String[0] : said.split("\\s*,\\s*|\\s+(?=\\d)")) {
            Optional<Entry> entry = ByName.by(word, named, Entry::id, Entry::name);
            if (entry.isEmpty()) {
                desk.say("There is no house rule '{name}'. {advice}", "name", word, "advice",
                        Nearest.to(word, named.stream().map(Entry::name).toList())
                                .map(name -> Sentence.of("Did you mean '{what}'?", "what", name))
                                .orElse(Sentence.of("Type list to see them all.")));
                return Optional.empty();
            }
            if (entry.get() instanceof Difficulty level) {
                chosen.addAll(catalog.usualVariants());
                chosen.addAll(level.variants());
            } else {
                chosen.add(entry.get().id());
            }
        }
        try {
            catalog.checkVariants(chosen);
            return Optional.of(chosen);
        } catch (SetupRefused clash) {
            desk.say(clash.words());
            return Optional.empty();
        }
    }
}
