package mystics.editor.sight;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import mystics.choice.Name;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.content.MinionCard;
import mystics.content.TextKey;
import mystics.rules.Called;
import mystics.rules.Line;

/**
 * The minions that come into a room, read from a line of the log. The window shows where they stand, so these words name no spaces.
 *
 * @param room the name of the room
 * @param kinds the kinds of minions, the kind with most figures first
 */
record Newcomers(Object room, List<Kind> kinds) implements Tidings {
    /** The text before and after the name of a minion in a list of any language: the last space and a word, and a number and a word. */
    private static final String BEFORE = "(^|, | and |\\d \\p{L}+ )";
    private static final String AFTER = "( \\d+)? \\p{L}+ ";

    /** A kind of minions, and the number of figures that come. */
    record Kind(MinionCard minion, int figures) {
        private Sentence words() {
            Name name = new Name(TextKey.of(minion, figures == 1 ? "one" : "name"), figures == 1 ? minion.one() : minion.name(), "");
            return minion.boss() ? Sentence.of("{minion}", "minion", name) : Sentence.of(switch (figures) {
                case 1 -> "one {minion}";
                case 2 -> "two {minion}";
                case 3 -> "three {minion}";
                case 4 -> "four {minion}";
                default -> "{n} {minion}";
            }, "n", figures, "minion", name);
        }
    }

    /** The newcomers of a line whose list of minions is such as {@code Guard 1 on c5 and Guard 2 on d5}. */
    static Newcomers of(Line line, Catalog catalog) {
        String list = Interlude.place(line, "minions").orElse("");
        List<Kind> kinds = named(catalog).map(minion -> new Kind(minion, figures(minion, list)))
                .filter(kind -> kind.figures() > 0).sorted(Comparator.comparing(Kind::figures).reversed()).toList();
        String room = Interlude.place(line, "room").orElse("");
        Optional<Entry> known = catalog.rooms().values().stream().filter(one -> one.name().equals(room)).map(Entry.class::cast).findFirst();
        return new Newcomers(known.<Object>map(Called::by).orElse(room), kinds);
    }

    /** The minions by name: two cards of the same name are one figure. */
    private static Stream<MinionCard> named(Catalog catalog) {
        Map<String, MinionCard> named = new LinkedHashMap<>();
        catalog.minions().values().forEach(minion -> named.putIfAbsent(minion.one(), minion));
        return named.values().stream();
    }

    private static int figures(MinionCard minion, String list) {
        Matcher named = Pattern.compile(BEFORE + Pattern.quote(minion.one()) + AFTER).matcher(list);
        return (int) named.results().count();
    }

    /** The words that say who comes into which room; empty if no kind of minion is known. */
    Optional<Sentence> into() {
        return isEmpty() ? Optional.empty()
                : Optional.of(Sentence.of("Into {room} {n|comes|come} {minions}.", "room", room, "n", all(), "minions", who()));
    }

    /** The words for a report that follow the event because of which they come. */
    Sentence after() {
        return Sentence.of("{minions} {n|comes|come} in", "minions", who(), "n", all());
    }

    private List<Sentence> who() {
        return kinds.stream().map(Kind::words).toList();
    }

    private int all() {
        return kinds.stream().mapToInt(Kind::figures).sum();
    }

    /** Whether no kind of minion is known. */
    boolean isEmpty() {
        return kinds.isEmpty();
    }

    /** The words for a report without an event because of which they come. */
    @Override
    public Sentence words() {
        return Sentence.of("In {n|comes|come} {minions}", "minions", who(), "n", all());
    }

    @Override
    public Weight weight() {
        return Weight.OURS;
    }

    /** These and those who come later as one. */
    @Override
    public Optional<Tidings> joined(Tidings later) {
        return later instanceof Newcomers others ? Optional.of(and(others)) : Optional.empty();
    }

    private Newcomers and(Newcomers others) {
        Map<MinionCard, Integer> figures = new LinkedHashMap<>();
        Stream.concat(kinds.stream(), others.kinds.stream()).forEach(kind -> figures.merge(kind.minion(), kind.figures(), Integer::sum));
        return new Newcomers(room, figures.entrySet().stream().map(kind -> new Kind(kind.getKey(), kind.getValue())).toList());
    }

    /** The card of every figure that comes. */
    List<Entry> figures() {
        return kinds.stream().flatMap(kind -> Stream.<Entry>generate(kind::minion).limit(kind.figures())).toList();
    }
}
