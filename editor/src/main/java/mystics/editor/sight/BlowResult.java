package mystics.editor.sight;

import java.util.ArrayList;
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
    private static final String NUMBER = "\\d{1,4}";

    /** Who did it; nobody attacks if a rule does it. */
    enum By { HEROES, MINIONS, NOBODY }

    /** Results in words, one after another. All gains are told where the first of them stands. */
    Sentence all(List<Line> lines) {
        List<Line> gains = lines.stream().filter(line -> Told.of(line) == Told.GAIN).toList();
        List<Sentence> words = new ArrayList<>();
        for (Line line : lines) {
            if (Told.of(line) != Told.GAIN) words.add(words(line));
            else if (line == gains.get(0)) words.addAll(Gained.sums(gains));
        }
        return Sentence.row(words, ", ");
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
            case WOUND -> Optional.of(wound(line));
            case BOSS_WOUND -> Optional.of(filled("{n}", line, "n"));
            case DEFEAT -> Optional.of(Sentence.of("defeated"));
            case CAPTURE -> Optional.of(Told.value(line, "n").matches("|0") ? Sentence.of("captured")
                    : filled("captured, and {n} cheese lost", line, "n"));
            case LOSS -> by == By.NOBODY ? Optional.empty() : Optional.of(filled("takes {amount} cheese", line, "amount"));
            default -> Optional.empty();
        };
    }

    /** A wound with the hearts that are left, because the board shows these. */
    private static Sentence wound(Line line) {
        String now = Told.value(line, "now");
        String life = Told.value(line, "life");
        boolean counted = now.matches(NUMBER) && life.matches(NUMBER);
        if (!counted) return filled("{wounds}{sort} ({now} of {life})", line, "wounds", "sort", "now", "life");
        return Sentence.of("{wounds}{sort} ({left} of {life} hearts left)", "wounds", line.text().value("wounds").orElse(""), "sort",
                line.text().value("sort").orElse(""), "left", Math.max(0, Integer.parseInt(life) - Integer.parseInt(now)), "life", life);
    }

    /** A sentence with the values of some places of a line. */
    private static Sentence filled(String pattern, Line line, String... places) {
        return Sentence.of(pattern, Stream.of(places).flatMap(place -> Stream.of(place, line.text().value(place).orElse(""))).toArray());
    }
}
