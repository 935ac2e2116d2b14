package mystics.odds;

import java.util.ArrayList;
import java.util.List;

/**
 * The chance of each outcome of an option.
 *
 * @param verb the word for the desired outcomes, such as {@code defeats}
 * @param outcomes every outcome found, the likeliest first; their chances and {@code unknown} add up to 1
 * @param unknown the chance of the courses that were not explored; 0 when the forecast is exact
 * @param helped whether a player could have used a further aid on the way; the forecast assumes that the player declines
 */
public record Forecast(String verb, List<Likely> outcomes, Fraction unknown, boolean helped) {
    public Forecast {
        outcomes = List.copyOf(outcomes);
    }

    /** An outcome and its chance. */
    public record Likely(Prospect.Outcome outcome, Fraction chance) {
        /** Such as {@code 2 wounds 1/9 (11 %)}. */
        @Override
        public String toString() {
            return outcome.text() + " " + chance + " (" + chance.percent() + ")";
        }
    }

    /** Whether every course was looked at. */
    public boolean exact() {
        return unknown.numerator().signum() == 0;
    }

    /** The chance of what the option is chosen for; of an estimate, among the courses that were looked at. */
    public Fraction wished() {
        Fraction sum = outcomes.stream().filter(likely -> likely.outcome().wished()).map(Likely::chance).reduce(Fraction.ZERO, Fraction::plus);
        Fraction seen = Fraction.ONE.minus(unknown);
        return seen.numerator().signum() == 0 ? Fraction.ZERO : sum.over(seen);
    }

    /** In short: {@code defeats 47 %}, {@code at least} when help is possible, {@code about} when it is an estimate. */
    public String words() {
        return verb + " " + (!exact() ? "about " : helped ? "at least " : "") + wished().percent();
    }

    /** In full, a line each, with what the numbers take for granted. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        outcomes.forEach(likely -> lines.add(likely.toString()));
        if (!exact()) {
            lines.add("an estimate: " + unknown.percent() + " of all courses were not looked at");
        }
        if (helped) {
            lines.add("if nothing more is used");
        }
        return lines;
    }
}
