package mystics.terminal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.SetupRefused;
import mystics.content.Variant;
import mystics.mod.finding.Nearest;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.InputEnded;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.Wrap;

/** The questions before a game that settle its variants. Enter keeps the usual variants; {@code list} shows all of them. */
final class VariantTalk {
    private static final String LIST = "list";
    private static final String NONE = "none";
    private final Desk desk;
    private final Catalog catalog;
    private final List<Variant> all;

    VariantTalk(Desk desk, Catalog catalog) {
        this.desk = desk;
        this.catalog = catalog;
        this.all = List.copyOf(catalog.variants().values());
    }

    /** Asks until the chosen variants fit together, and returns their ids. */
    Set<String> agree() {
        desk.say("");
        while (!all.isEmpty()) {
            String said = TextStyle
                    .lower(InputEnded.unless(desk,
                            Sentence.of("Variants of the rules, by numbers or names; list, or none [{names}]:", "names", usual()),
                            all.stream().map(Variant::id).toList()));
            if (said.isBlank()) {
                return catalog.usualVariants();
            }
            if (said.equals(LIST)) {
                list();
            } else {
                Optional<Set<String>> chosen = chosen(said);
                if (chosen.isPresent()) {
                    return chosen.get();
                }
            }
        }
        return Set.of();
    }

    private String usual() {
        Set<String> usual = catalog.usualVariants();
        return usual.isEmpty() ? NONE
                : String.join(", ", all.stream().filter(variant -> usual.contains(variant.id())).map(Variant::name).toList());
    }

    private void list() {
        for (int i = 0; i < all.size(); i++) {
            String text = all.get(i).text().strip().replaceAll("\\s+", " ") + " (" + String.join(", ", all.get(i).changes()) + ")";
            desk.show(Wrap.hanging(text, desk.look().width() - 1, String.format("%3d ", i + 1) + desk.look().bold(all.get(i).name()) + ": ",
                    "    "));
        }
    }

    private Optional<Set<String>> chosen(String said) {
        Set<String> chosen = new TreeSet<>();
        for (String word : said.equals(NONE) ? new String[0] : said.split("\\s*,\\s*|\\s+(?=\\d)")) {
            Optional<Variant> variant = ByName.by(word, all, Variant::id, Variant::name);
            if (variant.isEmpty()) {
                desk.say("There is no variant '{name}'. {advice}", "name", word, "advice",
                        Nearest.said(word, all.stream().map(Variant::name).toList()));
                return Optional.empty();
            }
            chosen.add(variant.get().id());
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
