package mystics.lab;

import java.util.List;
import java.util.Optional;

/**
 * How several ways to play a chapter went, with the same seeds.
 *
 * @param chapter the id of the chapter; {@code title} what was compared
 * @param pairing how the results belong together; {@code people} how kept games of people went, if they were asked for
 */
public record Balance(String chapter, String title, List<Result> results, Pairing pairing,
        Optional<LabReport> people) {
    public Balance {
        results = List.copyOf(results);
    }

    /** Whether results stand beside each other, or are compared with the first of them. */
    public enum Pairing {
        SIDE_BY_SIDE, WITH_FIRST
    }

    /** Results of bots alone. */
    public Balance(String chapter, String title, List<Result> results, Pairing pairing) {
        this(chapter, title, results, pairing, Optional.empty());
    }

    /** These results, with those of people. */
    public Balance with(LabReport played) {
        return new Balance(chapter, title, results, pairing, Optional.of(played));
    }

    /** All games of bots together. */
    public LabReport all() {
        return results.stream().map(Result::report).reduce(LabReport.NONE, LabReport::and);
    }

    /** The difference of a result from the first. */
    public PairedDifference difference(Result result) {
        return PairedDifference.of(results.get(0).report(), result.report());
    }
}
