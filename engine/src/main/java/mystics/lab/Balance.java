package mystics.lab;

import java.util.List;

/**
 * How several ways to play a chapter went, with the same seeds.
 *
 * @param chapter the id of the chapter; {@code title} what was compared
 * @param pairing how the results belong together
 */
public record Balance(String chapter, String title, List<Result> results, Pairing pairing) {
    public Balance {
        results = List.copyOf(results);
    }

    /** Whether results stand beside each other, or are compared with the first of them. */
    public enum Pairing {
        SIDE_BY_SIDE, WITH_FIRST
    }

    /** All games together. */
    public LabReport all() {
        return results.stream().map(Result::report).reduce(LabReport.NONE, LabReport::and);
    }

    /** The difference of a result from the first. */
    public PairedDifference difference(Result result) {
        return PairedDifference.of(results.get(0).report(), result.report());
    }
}
