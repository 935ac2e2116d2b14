package mystics.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.terminal.desk.TextStyle;
import mystics.view.ChoiceMenu;
import mystics.mod.finding.Nearest;

/** Interprets a typed line: a number, a key, a space, words of an option, dice, or an order. */
public final class Understanding {
    private static final int MOST_NAMED = 6;

    private Understanding() {
    }

    /** Interprets a line at a question, untranslated. */
    static Heard of(String line, Question question) {
        return of(line, question, UnaryOperator.identity());
    }

    /**
     * Interprets a line at a question.
     *
     * @param wording translates texts for the players
     */
    static Heard of(String line, Question question, UnaryOperator<Sentence> wording) {
        String said = line.strip();
        String[] words = said.split("\\s+", 2);
        if (question instanceof Question.Choice choice) {
            ChoiceMenu menu = ChoiceMenu.of(choice, wording);
            return exact(said, menu.options()).or(() -> labelled(said, menu)).map(Understanding::answer)
                    .or(() -> order(words)).or(() -> number(said, menu)).orElseGet(() -> words(said, menu));
        }
        return order(words).orElseGet(() -> dice(said, (Question.Roll) question));
    }

    private static Heard answer(Option option) {
        return new Heard.Answered(new Answer(option.key()));
    }

    private static Optional<Heard> order(String[] words) {
        return TypedOrder.of(words[0]).map(order -> new Heard.Ordered(order, words.length > 1 ? words[1] : ""));
    }

    private static Optional<Heard> number(String said, ChoiceMenu menu) {
        if (!said.matches("\\d{1,4}")) {
            return Optional.empty();
        }
        return Optional.of(menu.number(Integer.parseInt(said)).map(Understanding::answer)
                .orElse(new Heard.Unclear(Sentence.of("There is no number {n} here; the numbers go from {first} to {last}.", "n", said,
                        "first", Collections.min(menu.numbers()), "last", Collections.max(menu.numbers())))));
    }

    private static Heard dice(String said, Question.Roll roll) {
        String faces = said.replaceAll("[ ,]", "");
        return faces.matches("[1-6]{" + roll.dice() + "}") ? new Heard.Answered(new Answer(String.join(" ", faces.split(""))))
                : new Heard.Unclear(Sentence.of("Give {n} {n|face|faces}, 1 to 6 each, such as {example}.", "n", roll.dice(), "example",
                        "4 1 6 2 5 3 1 6 2".substring(0, 2 * Math.min(5, roll.dice()) - 1)));
    }

    /**
     * The option whose key, last part of the key, or label equals a text. If the text is the name of a space, a move to that space takes
     * precedence.
     */
    public static <T extends Option> Optional<T> exact(String said, List<T> options) {
        String asked = TextStyle.lower(said).replaceAll("\\s+", ":");
        return options.stream().filter(option -> TextStyle.lower(option.key()).equals(asked)).findFirst()
                .or(() -> options.stream().filter(option -> TextStyle.lower(option.key()).equals("move:" + asked.replace(':', '-')))
                        .findFirst())
                .or(() -> only(options.stream().filter(option -> option.words().toString().equalsIgnoreCase(said)).toList()))
                .or(() -> only(options.stream().filter(option -> TextStyle.lower(option.key()).endsWith(":" + asked)).toList()));
    }

    /** The option whose translated label equals a text. */
    private static Optional<Option> labelled(String said, ChoiceMenu menu) {
        return only(menu.options().stream().filter(option -> TextStyle.lower(menu.label(option)).equals(TextStyle.lower(said))).toList());
    }

    private static <T> Optional<T> only(List<T> found) {
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static Heard words(String said, ChoiceMenu menu) {
        if (said.isEmpty()) {
            return new Heard.Unclear(Sentence.of("Type a number, a name or the first letters of one; help tells what else."));
        }
        List<Option> found = matching(said, menu.options(), menu::label);
        if (found.size() == 1) {
            return answer(found.get(0));
        }
        if (!found.isEmpty()) {
            String names = found.stream().limit(MOST_NAMED).map(option -> menu.numberOf(option) + " " + menu.label(option))
                    .collect(Collectors.joining(", "));
            return new Heard.Unclear(Sentence.of("'{what}' could be several: {list}.", "what", said, "list",
                    names + (found.size() > MOST_NAMED ? ", ..." : "")));
        }
        return new Heard.Unknown(said, Sentence.of("'{what}' is no answer here. {advice}", "what", said, "advice", advice(said, menu)));
    }

    /**
     * The options that somebody may mean who types shortened words: each typed word begins a word of the option's key or label. A single
     * letter fits only if it is the first letter of the label itself.
     */
    public static <T extends Option> List<T> matching(String said, List<T> options) {
        return matching(said, options, option -> option.words().toString());
    }

    private static <T extends Option> List<T> matching(String said, List<T> options, Function<? super T, String> label) {
        String[] wanted = TextStyle.lower(said).split("[\\s:]+");
        if (said.length() == 1) {
            return options.stream().filter(option -> TextStyle.lower(label.apply(option)).startsWith(TextStyle.lower(said))).toList();
        }
        return options.stream().filter(option -> {
            List<String> has = List.of(TextStyle.lower(option.key() + " " + label.apply(option)).split("[^\\p{L}\\p{N}']+"));
            return Arrays.stream(wanted).allMatch(word -> has.stream().anyMatch(part -> part.startsWith(word)));
        }).toList();
    }

    private static Sentence advice(String said, ChoiceMenu menu) {
        Map<String, String> known = new LinkedHashMap<>();
        TypedOrder.words().forEach(word -> known.put(word, word));
        for (Option option : menu.options()) {
            String last = option.key().substring(option.key().lastIndexOf(':') + 1);
            String label = TextStyle.lower(menu.label(option));
            String shown = option.key().startsWith("move:") ? last : label;
            List.of(label, option.key(), last).forEach(typed -> known.putIfAbsent(typed, shown));
        }
        return Nearest.to(TextStyle.lower(said), known.keySet())
                .or(() -> Nearest.to(TextStyle.lower(said).split(" ")[0], known.keySet()))
                .map(near -> Sentence.of("Did you mean '{what}'?", "what", known.get(near)))
                .orElse(Sentence.of("The numbers in front of the options work always; help tells what else."));
    }

    /** The possible beginnings of a line, for completion. */
    static List<String> completions(Question question) {
        List<String> words = new ArrayList<>();
        if (question instanceof Question.Choice choice) {
            ChoiceMenu menu = ChoiceMenu.of(choice);
            for (Option option : menu.options()) {
                words.add(String.valueOf(menu.numberOf(option)));
                words.add(option.key().startsWith("move:") ? option.key().substring("move:".length()) : option.key());
            }
        }
        words.addAll(TypedOrder.words());
        return words;
    }
}
