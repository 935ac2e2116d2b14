package mystics.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.InputEnded;
import mystics.terminal.desk.TextStyle;

/** The questions, before a game, that settle which player has which hero. */
final class PlayersTalk {
    private static final int MOST_PEOPLE = 4;
    private final Desk desk;
    private final Catalog catalog;

    PlayersTalk(Desk desk, Catalog catalog) {
        this.desk = desk;
        this.catalog = catalog;
    }

    /**
     * The players of a party by hero; empty if one person plays all.
     *
     * @param before the players of the previous chapter, by hero, as a suggestion
     */
    Map<String, String> agree(List<String> party, Map<String, String> before) {
        desk.say("");
        List<String> names = party.stream().filter(before::containsKey).map(before::get).filter(name -> !name.equals(SetUpTalk.BOT))
                .distinct().sorted().toList();
        if (!names.isEmpty() && remain(party, before)) {
            Map<String, String> people = new LinkedHashMap<>();
            party.forEach(hero -> people.put(hero, before.containsKey(hero) ? before.get(hero) : who(hero, names, names.get(0))));
            return people;
        }
        return dealt(party);
    }

    private boolean remain(List<String> party, Map<String, String> before) {
        String known = party.stream().filter(before::containsKey).map(hero -> name(hero) + " (" + before.get(hero) + ")")
                .collect(Collectors.joining(", "));
        return agrees(ask(Sentence.of("Does everybody play as before: {names}? [yes]", "names", known), List.of("yes", "no")));
    }

    /** Whether an answer is yes, which is the default. Every answer except quit and words that begin with n is yes. */
    static boolean agrees(String said) {
        String low = TextStyle.lower(said);
        return !low.startsWith("n") && !TypedOrder.of(low).equals(Optional.of(TypedOrder.QUIT));
    }

    private Map<String, String> dealt(List<String> party) {
        Map<String, String> people = new LinkedHashMap<>();
        int number = number();
        if (number == 1) {
            return people;
        }
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= number; i++) {
            String usual = desk.look().says("Player {n}", "n", i);
            String name = ask(Sentence.of("Name of player {n} [{name}]:", "n", i, "name", usual), List.of());
            names.add(name.isEmpty() ? usual : name);
        }
        for (int i = 0; i < party.size(); i++) {
            people.put(party.get(i), who(party.get(i), names, names.get(i % number)));
        }
        return people;
    }

    private String who(String hero, List<String> names, String usual) {
        while (true) {
            String said = ask(Sentence.of("Who plays {hero}? (a name, or bot) [{name}]:", "hero", name(hero), "name", usual), names);
            if (said.isEmpty()) return usual;
            if (said.equalsIgnoreCase(SetUpTalk.BOT)) return SetUpTalk.BOT;
            Optional<String> known = named(said, names);
            if (known.isPresent()) return known.get();
            desk.say("Nobody at the table is called {name}. Type one of {names}, or bot.", "name", said, "names", String.join(", ", names));
        }
    }

    private static Optional<String> named(String said, List<String> names) {
        return names.stream().filter(name -> name.equalsIgnoreCase(said)).findFirst()
                .or(() -> names.stream().filter(name -> TextStyle.lower(name).startsWith(TextStyle.lower(said))).findFirst());
    }

    private int number() {
        List<String> numbers = IntStream.rangeClosed(1, MOST_PEOPLE).mapToObj(String::valueOf).toList();
        while (true) {
            String said = ask(Sentence.of("How many people play? [{n}]", "n", 1), numbers);
            if (said.isEmpty() || numbers.contains(said)) {
                return said.isEmpty() ? 1 : Integer.parseInt(said);
            }
            desk.say("One to {n} people play. Type a number, or Enter for one.", "n", MOST_PEOPLE);
        }
    }

    private String name(String hero) {
        return catalog.heroes().get(hero).name();
    }

    private String ask(Sentence prompt, List<String> words) {
        return InputEnded.unless(desk, prompt, words);
    }
}
