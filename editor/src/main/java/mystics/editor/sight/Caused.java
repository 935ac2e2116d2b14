package mystics.editor.sight;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.rules.Line;

/**
 * What a rule says of itself, and what came of it.
 *
 * @param said what the rule says, without the results
 * @param cause the rule
 * @param figures the figures that the rule names
 * @param results the lines of the log that tell what came of it
 * @param least the weight without a result
 */
record Caused(Sentence said, String cause, List<Object> figures, List<Line> results, Weight least) implements Tidings {
    private static final Set<Told> COUNT = Set.of(Told.DEFEAT, Told.WHEEL);

    Caused {
        figures = List.copyOf(figures);
        results = List.copyOf(results);
    }

    /** What a line tells, before anything comes of it. What a mod says of a hero matters. */
    static Caused of(Line line) {
        List<String> places = line.text().places();
        List<Object> figures = IntStream.range(0, places.size() / 2).mapToObj(i -> line.text().value(places.get(2 * i)).orElseThrow())
                .filter(Told::isFigure).toList();
        boolean ours = Told.isOfMod(line) && figures.stream().anyMatch(Told::isHero);
        return new Caused(line.text(), line.cause(), figures, List.of(), ours ? Weight.OURS : Weight.USUAL);
    }

    /**
     * Whether a result came of this: the same rule did it to a figure that it has named, or the result follows from one that did. Nothing
     * follows from a gain.
     */
    boolean leadsTo(Line line) {
        String whom = Told.whom(line);
        boolean follows = results.stream().anyMatch(result -> Told.of(result) != Told.GAIN && Told.whom(result).equals(whom));
        return follows || cause.equals(line.cause()) && figures.stream().map(String::valueOf).anyMatch(whom::equals);
    }

    /** Whether a result may have come of this because the same rule did it, and has named nobody. */
    boolean mayLeadTo(Line line) {
        return cause.equals(line.cause()) && figures.isEmpty();
    }

    /** Whether this names nothing but a space on which newcomers arrive. The arrival says as much. */
    boolean isOnlyOf(Line arrival) {
        List<String> places = said.places();
        return places.size() == 2 && places.get(0).equals("space")
                && Told.value(arrival, "minions").matches("(?s).*\\b" + Pattern.quote(places.get(1)) + "\\b.*");
    }

    /** The same, and one more result. */
    Caused with(Line result) {
        return new Caused(said, cause, figures, Stream.concat(results.stream(), Stream.of(result)).toList(), least);
    }

    @Override
    public List<Object> captured() {
        return Told.captured(results);
    }

    @Override
    public Weight weight() {
        if (results.stream().anyMatch(line -> Told.of(line) == Told.CAPTURE)) return Weight.GRAVE;
        if (!results.isEmpty() && results.stream().allMatch(line -> Told.of(line) == Told.GAIN)) return Weight.GAIN;
        return results.stream().anyMatch(line -> COUNT.contains(Told.of(line)) || Told.ofHero(line, "victim", "hero", "figure"))
                ? Weight.OURS : least;
    }

    /** The same as something that matters, such as what a surge does beside bringing minions. */
    Caused mattering() {
        return new Caused(said, cause, figures, results, Weight.OURS);
    }

    /** This and another as one, if the same happened to other figures for the same reason. */
    @Override
    public Optional<Tidings> joined(Tidings later) {
        boolean alike = later instanceof Caused other && !results.isEmpty() && said.pattern().equals(other.said.pattern())
                && said.places().size() == 2 && !figures.isEmpty() && !other.figures.isEmpty() && what().equals(other.what());
        return alike ? Optional.of(and((Caused) later)) : Optional.empty();
    }

    private Caused and(Caused other) {
        List<Object> all = Stream.concat(figures.stream(), other.figures.stream()).distinct().toList();
        return new Caused(Sentence.of(said.pattern(), said.places().get(0), Blow.shortly(all)), cause, all, results, least);
    }

    private Sentence what() {
        BlowResult brief = new BlowResult(figures.size() > 1 ? figures.subList(0, 1) : figures, BlowResult.By.NOBODY);
        return brief.all(Blow.ends(results));
    }

    @Override
    public Sentence words() {
        return results.isEmpty() ? said : Sentence.of("{what}: {results}", "what", said, "results", what());
    }
}
