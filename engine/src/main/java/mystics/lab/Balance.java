package mystics.lab;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The results of several variations of a chapter, played with the same seeds.
 *
 * @param chapter the id of the chapter;
 * @param title a title for the comparison
 * @param pairing the kind of comparison
 * @param people the results of people's games, if requested
 */
public record Balance(String chapter, String title, List<Result> results, Pairing pairing,
        Optional<LabReport> people) {
    public Balance {
        results = pairing == Pairing.STRONGEST_NEXT ? strongestNext(results) : List.copyOf(results);
    }

    /**
     * The kind of comparison. The results are either shown side by side or compared with the first result. In a comparison with the first
     * result, the others keep their order or are sorted by effect, strongest first.
     */
    public enum Pairing {
        SIDE_BY_SIDE, WITH_FIRST, STRONGEST_NEXT
    }

    /** Whether the results are compared with the first of them. */
    public boolean isPaired() {
        return pairing != Pairing.SIDE_BY_SIDE;
    }

    /** The counts to show in detail: those of the first result if the others are compared with it; otherwise the counts of all games. */
    public Counts counts() {
        return (isPaired() ? results.get(0).report() : all()).counts();
    }

    /** The results of games that only bots played. */
    public Balance(String chapter, String title, List<Result> results, Pairing pairing) {
        this(chapter, title, results, pairing, Optional.empty());
    }

    /** These results, together with the results of people. */
    public Balance with(LabReport played) {
        return new Balance(chapter, title, results, pairing, Optional.of(played));
    }

    private static List<Result> strongestNext(List<Result> results) {
        LabReport first = results.get(0).report();
        Stream<Result> others = results.stream().skip(1)
                .sorted(Comparator.comparingDouble((Result result) -> -Math.abs(PairedDifference.of(first, result.report()).difference()))
                        .thenComparing(Result::name));
        return Stream.concat(results.stream().limit(1), others).toList();
    }

    /** The sum of all games of bots. */
    public LabReport all() {
        return results.stream().map(Result::report).reduce(LabReport.NONE, LabReport::and);
    }

    /** The difference of a result from the first result. */
    public PairedDifference difference(Result result) {
        return PairedDifference.of(results.get(0).report(), result.report());
    }
}
