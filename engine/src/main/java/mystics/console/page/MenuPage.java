package mystics.console.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Option;
import mystics.console.desk.Look;

/** The options as people read them. */
public final class MenuPage {
    private static final int SHORT = 12;
    private final Menu menu;
    private final Look look;
    private final Function<Option, String> odds;
    private final Function<Option, String> price;

    private MenuPage(Menu menu, Look look, Function<Option, String> odds, Function<Option, String> price) {
        this.menu = menu;
        this.look = look;
        this.odds = odds;
        this.price = price;
    }

    /**
     * Lays a menu out.
     *
     * @param odds what is likely to come of an option; empty where nobody can say
     * @param price what it gives up of the turn; empty when nothing
     */
    public static List<String> lines(Menu menu, Look look, Function<Option, String> odds, Function<Option, String> price) {
        MenuPage page = new MenuPage(menu, look, odds, price);
        return menu.isTurn() ? page.grouped() : page.plain();
    }

    private List<String> grouped() {
        Map<OptionGroup, List<Option>> groups = new TreeMap<>();
        menu.options().forEach(option -> groups.computeIfAbsent(OptionGroup.of(option), group -> new ArrayList<>()).add(option));
        List<String> lines = new ArrayList<>();
        groups.forEach((group, options) -> {
            String title = Look.padded(" " + group.title(), 11);
            List<Option> moves = options.stream().filter(Menu::isMove).toList();
            if (!moves.isEmpty()) {
                lines.addAll(Wrap.hanging(moves(moves), look.width() - 1, look.bold(title) + "   ", " ".repeat(14)));
                title = " ".repeat(11);
            }
            for (Option option : options) {
                if (!Menu.isMove(option)) {
                    lines.add(line(look.bold(title), option));
                    title = " ".repeat(11);
                }
            }
        });
        return lines;
    }

    /** Spaces by what the way costs. */
    private static String moves(List<Option> moves) {
        Map<Integer, List<String>> byCost = new TreeMap<>();
        for (Option move : moves) {
            String cost = move.hint().replaceAll("\\D", "");
            byCost.computeIfAbsent(cost.isEmpty() ? 0 : Integer.parseInt(cost), price -> new ArrayList<>()).add(Menu.space(move));
        }
        List<String> words = new ArrayList<>();
        byCost.forEach((cost, spaces) -> words.add("for " + cost + ": " + String.join(" ", spaces)));
        return String.join("   ", words);
    }

    private List<String> plain() {
        boolean terse = menu.options().size() > 6 && menu.options().stream().allMatch(option -> menu.label(option).length() <= SHORT && option.hint().isEmpty());
        if (terse) {
            List<String> words = new ArrayList<>();
            menu.options().forEach(option -> words.add(Look.padded(menu.numberOf(option) + " " + menu.label(option), SHORT + 3)));
            return Wrap.hanging(String.join(" ", words), look.width() - 1, "  ", "  ");
        }
        return menu.options().stream().map(option -> line("", option)).toList();
    }

    private String line(String before, Option option) {
        String number = String.format("%2d ", menu.numberOf(option));
        String chance = odds.apply(option);
        String head = before + number + menu.label(option);
        String note = Stream.of(chance.isEmpty() ? menu.hint(option) : chance, price.apply(option)).filter(words -> !words.isEmpty()).collect(Collectors.joining("; "));
        return note.isEmpty() ? head : head + "  " + look.dim(cut(note.strip().replaceAll("\\s+", " "), look.width() - Look.columns(head) - 3));
    }

    private static String cut(String text, int columns) {
        return text.length() <= columns ? text : text.substring(0, Math.max(0, columns - 3)).stripTrailing() + "...";
    }
}
