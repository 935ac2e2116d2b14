package mystics.editor.sight;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.rules.Line;

/**
 * Heroes gain cheese, each the same.
 *
 * @param line the line of the log that tells the first gain
 * @param heroes the names of all heroes who gain as much for the same reason
 */
record Gained(Line line, List<Object> heroes) implements Tidings {
    private static final String SOURCE = "source";

    Gained {
        heroes = List.copyOf(heroes);
    }

    static Gained of(Line line) {
        return new Gained(line, List.of(hero(line)));
    }

    private static Object hero(Line line) {
        return line.text().value("hero").orElse("");
    }

    /** The gains of some lines in short sentences: the sum of each hero, and heroes who gain the same together. */
    static List<Sentence> sums(List<Line> gains) {
        Map<Object, Integer> sums = new LinkedHashMap<>();
        gains.forEach(line -> sums.merge(hero(line), Integer.parseInt(Told.value(line, "n")), Integer::sum));
        Map<Integer, List<Object>> alike = new LinkedHashMap<>();
        sums.forEach((hero, n) -> alike.computeIfAbsent(n, sum -> new ArrayList<>()).add(hero));
        return alike.entrySet().stream().map(same -> words(same.getValue(), same.getKey())).toList();
    }

    private static Sentence words(List<Object> heroes, int n) {
        return heroes.size() == 1 ? Sentence.of("{hero} gains {n} cheese", "hero", heroes.get(0), "n", n)
                : Sentence.of("{heroes} gain {n} cheese each", "heroes", heroes, "n", n);
    }

    /** Whether somebody gains cheese by a rule, such as that of a card, and not by dice. */
    static boolean isByRule(Line line) {
        return Told.of(line) == Told.GAIN && !Told.value(line, SOURCE).isEmpty();
    }

    @Override
    public Sentence words() {
        if (heroes.size() == 1) return line.text();
        String source = Told.value(line, SOURCE);
        int n = Integer.parseInt(Told.value(line, "n"));
        return source.isEmpty() ? words(heroes, n)
                : Sentence.of("{heroes} gain {n} cheese each from {source}", "heroes", heroes, "n", n, SOURCE,
                        line.text().value(SOURCE).orElse(""));
    }

    @Override
    public Weight weight() {
        return Weight.GAIN;
    }

    /** This gain and another one as one, if another hero gains as much for the same reason. */
    @Override
    public Optional<Tidings> joined(Tidings later) {
        boolean alike = later instanceof Gained other && other.heroes.stream().noneMatch(heroes::contains)
                && Stream.of("n", "why", SOURCE).allMatch(place -> Told.value(line, place).equals(Told.value(other.line, place)));
        return alike ? Optional.of(new Gained(line, Stream.concat(heroes.stream(), ((Gained) later).heroes.stream()).toList()))
                : Optional.empty();
    }
}
