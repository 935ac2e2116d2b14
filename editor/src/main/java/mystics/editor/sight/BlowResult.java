package mystics.editor.sight;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.rules.Line;

/**
 * Says what came of a blow. If the blow has one target, the words are short and do not name it.
 *
 * @param at the names of the targets
 * @param by who did it; a miss of a hero has its reason
 */
record BlowResult(List<Object> at, By by) {
    /** Who did it; nobody attacks if a rule does it. */
    enum By { HEROES, MINIONS, NOBODY }

    /** Results in words, without a full stop. All the cheese that a hero gains is told at once. */
    Sentence words(List<Line> results) {
        return Sentence.row(results.stream().filter(line -> !isGain(line) || results.stream().filter(one -> gains(one, line)).findFirst()
                .filter(first -> first == line).isPresent()).map(line -> isGain(line) ? gain(line, results) : words(line)).toList(), ", ");
    }

    private static boolean isGain(Line line) {
        return Told.of(line) == Told.GAIN;
    }

    /** Whether a line tells that the same hero gains cheese. */
    private static boolean gains(Line one, Line gain) {
        return isGain(one) && Told.value(one, "hero").equals(Told.value(gain, "hero"));
    }

    private static Sentence gain(Line line, List<Line> results) {
        int all = results.stream().filter(one -> gains(one, line)).mapToInt(one -> Integer.parseInt(Told.value(one, "n"))).sum();
        return Sentence.of("{hero} gains {n} cheese", "hero", line.text().value("hero").orElse(""), "n", all);
    }

    /** A result in words, without a full stop. */
    private Sentence words(Line line) {
        boolean alone = at.size() == 1 && List.of("defender", "victim", "boss", "minion", "hero", "figure").stream()
                .anyMatch(place -> Told.value(line, place).equals(String.valueOf(at.get(0))));
        return alone ? brief(line).orElse(line.text()) : line.text();
    }

    private Optional<Sentence> brief(Line line) {
        return switch (Told.of(line)) {
            case MISS -> Optional.of(by == By.HEROES && !Told.value(line, "why").isEmpty() ? filled("no hit: {why}", line, "why")
                    : Sentence.of("no hit"));
            case BLOCK -> Optional.of(Sentence.of("blocked"));
            case WOUND -> Optional.of(filled("{wounds}{sort} ({now} of {life})", line, "wounds", "sort", "now", "life"));
            case BOSS_WOUND -> Optional.of(filled("{n}", line, "n"));
            case DEFEAT -> Optional.of(Sentence.of("defeated"));
            case CAPTURE -> Optional.of(Told.value(line, "n").matches("|0") ? Sentence.of("captured")
                    : filled("captured, and {n} cheese lost", line, "n"));
            case LOSS -> by == By.NOBODY ? Optional.empty() : Optional.of(filled("takes {amount} cheese", line, "amount"));
            default -> Optional.empty();
        };
    }

    /** A sentence with the values of some places of a line. */
    private static Sentence filled(String pattern, Line line, String... places) {
        return Sentence.of(pattern, Stream.of(places).flatMap(place -> Stream.of(place, line.text().value(place).orElse(""))).toArray());
    }
}
