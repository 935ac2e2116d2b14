package mystics.terminal.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Option;
import mystics.terminal.desk.TextStyle;
import mystics.view.ChoiceMenu;
import mystics.view.OptionGroup;

/** The options of a question as lines of text. */
public final class MenuPage {
    private static final int SHORT = 20;
    /** A non-breaking blank. */
    private static final char GLUE = '\u00a0';
    private static final int NARROW = 11;
    private static final String WIDE = " ".repeat(NARROW + 3);
    private final ChoiceMenu menu;
    private final TextStyle look;
    private final Function<Option, String> odds;
    private final Function<Option, List<String>> ahead;

    private MenuPage(ChoiceMenu menu, TextStyle look, Function<Option, String> odds, Function<Option, List<String>> ahead) {
        this.menu = menu;
        this.look = look;
        this.odds = odds;
        this.ahead = ahead;
    }

    /**
     * Formats a menu.
     *
     * @param odds the odds of an option; empty if they are not known
     * @param ahead the remarks on an option: events on the way, or what the option gives up
     */
    public static List<String> lines(ChoiceMenu menu, TextStyle look, Function<Option, String> odds, Function<Option, List<String>> ahead) {
        MenuPage page = new MenuPage(menu, look, odds, ahead);
        return menu.isTurn() ? page.grouped() : page.plain();
    }

    private List<String> grouped() {
        Map<OptionGroup, List<Option>> groups = new TreeMap<>();
        menu.options().forEach(option -> groups.computeIfAbsent(OptionGroup.of(option), group -> new ArrayList<>()).add(option));
        List<String> lines = new ArrayList<>();
        groups.forEach((group, options) -> {
            String title = TextStyle.padded(" " + look.says(group.title()), NARROW);
            List<Option> moves = options.stream().filter(ChoiceMenu::isMove).toList();
            if (!moves.isEmpty()) {
                Wrap.hanging(moves(moves), look.width() - 1, look.bold(title) + "   ", WIDE)
                        .forEach(line -> lines.add(line.replace(GLUE, ' ')));
                lines.addAll(waiting(moves));
                title = " ".repeat(NARROW);
            }
            for (Option option : options) {
                if (!ChoiceMenu.isMove(option)) {
                    lines.addAll(lines(look.bold(title), option, WIDE));
                    title = " ".repeat(NARROW);
                }
            }
        });
        return lines;
    }

    /** The spaces that can be reached, grouped by cost. */
    private String moves(List<Option> moves) {
        Map<Integer, List<String>> byCost = new TreeMap<>();
        for (Option move : moves) {
            byCost.computeIfAbsent(ChoiceMenu.cost(move), price -> new ArrayList<>()).add(ChoiceMenu.space(move));
        }
        List<String> words = new ArrayList<>();
        byCost.forEach((cost, spaces) -> words.add(look.says("for {n}", "n", cost).replace(' ', GLUE) + ":" + GLUE + named(spaces)));
        return String.join("   ", words);
    }

    /** The names of spaces as a list; if a name has several words, commas separate the names. */
    private String named(List<String> spaces) {
        List<String> names = spaces.stream().map(space -> look.says(space.replace('-', ' '))).toList();
        return String.join(names.stream().anyMatch(name -> name.contains(" ")) ? ", " : " ", names);
    }

    /** The events on the way of a move: one line for each event, with all spaces to which it applies. */
    private List<String> waiting(List<Option> moves) {
        Map<String, List<String>> spaces = new LinkedHashMap<>();
        for (Option move : moves) {
            String known = Stream.concat(ahead.apply(move).stream(), Stream.of(odds.apply(move)))
                    .filter(words -> !words.isEmpty()).collect(Collectors.joining("; "));
            if (!known.isEmpty()) {
                spaces.computeIfAbsent(known, words -> new ArrayList<>()).add(ChoiceMenu.space(move));
            }
        }
        List<String> lines = new ArrayList<>();
        spaces.forEach(
                (known, to) -> lines.addAll(Wrap.hanging(named(to) + ": " + look.dimWords(known), look.width() - 1, WIDE, WIDE + "  ")));
        return lines;
    }

    private List<String> plain() {
        boolean terse = menu.options().size() > 6
                && menu.options().stream().allMatch(option -> menu.label(option).length() <= SHORT && option.hint().isEmpty());
        if (terse) {
            int widest = menu.options().stream().mapToInt(option -> menu.label(option).length()).max().orElse(0);
            Stream<String> numbered = menu.options().stream()
                    .map(option -> String.format("%2d ", menu.numberOf(option)) + TextStyle.padded(menu.label(option), widest));
            return Wrap.items(numbered.toList(), look.width() - 1, " ");
        }
        return menu.options().stream().flatMap(option -> lines("", option, "     ").stream()).toList();
    }

    private List<String> lines(String before, Option option, String later) {
        String chance = odds.apply(option);
        String note = Stream.concat(Stream.of(chance.isEmpty() ? menu.hint(option) : chance), ahead.apply(option).stream())
                .filter(words -> !words.isEmpty()).reduce((one, other) -> one + (one.endsWith(".") ? " " : "; ") + other).orElse("");
        String head = before + String.format("%2d ", menu.numberOf(option));
        String inOne = menu.label(option) + (note.isEmpty() ? "" : "  " + look.dimWords(note));
        List<String> together = Wrap.hanging(inOne, look.width() - 1, head, later);
        if (note.isEmpty() || together.size() == 1) return together;
        List<String> apart = new ArrayList<>(Wrap.hanging(menu.label(option), look.width() - 1, head, later));
        apart.addAll(Wrap.hanging(look.dimWords(note), look.width() - 1, later, later));
        return apart;
    }
}
