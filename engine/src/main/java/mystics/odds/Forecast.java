package mystics.odds;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;

/**
 * The chance of each outcome of an option.
 *
 * @param verb the word for the desired outcomes, such as {@code defeats}
 * @param outcomes every outcome found, the likeliest first; the chances of all outcomes and {@code unknown} add up to 1
 * @param unknown the chance of the courses of the game that were not explored; 0 when the forecast is exact
 * @param helped whether a player could have used a further card or ability; the forecast assumes that the player uses none
 */
public record Forecast(String verb, List<Likely> outcomes, Fraction unknown, boolean helped) {
    private static final Sentence AT_LEAST = Sentence
            .of("At least: if nothing more is used. Abilities and items that may still be used make it likelier.");
    private static final Sentence ABOUT = Sentence.of("About: an estimate, for not every course could be looked at.");
    private static final Sentence SURGE = Sentence.of("The dice may fill the wheel: then a surge comes first.");

    public Forecast {
        outcomes = List.copyOf(outcomes);
    }

    /** An outcome and its chance. */
    public record Likely(Prospect.Outcome outcome, Fraction chance) {
        /** Text such as {@code 2 wounds 1/9 (11 %)}. */
        @Override
        public String toString() {
            return outcome.text() + " " + chance + " (" + chance.percent() + ")";
        }
    }

    /** Whether every course of the game was explored. */
    public boolean exact() {
        return unknown.numerator().signum() == 0;
    }

    /** The chance of the desired outcomes. In an estimate, this is their share of the explored courses of the game. */
    public Fraction wished() {
        Fraction sum = outcomes.stream().filter(likely -> likely.outcome().wished()).map(Likely::chance).reduce(Fraction.ZERO,
                Fraction::plus);
        Fraction seen = Fraction.ONE.minus(unknown);
        return seen.numerator().signum() == 0 ? Fraction.ZERO : sum.over(seen);
    }

    /**
     * The chance in a few words, such as {@code defeats 47 %}. The words {@code at least} say that a further card or ability could help,
     * and {@code about} says that the chance is an estimate.
     */
    public Sentence words() {
        Sentence chance = wished().percent();
        return Sentence.of(verb + " {chance}", "chance", !exact() ? Sentence.of("about {chance}", "chance", chance)
                : helped ? Sentence.of("at least {chance}", "chance", chance) : chance);
    }

    /**
     * The meaning of the word before the chance, {@code at least} or {@code about}, and whether a surge may come; empty if there is
     * neither.
     */
    public Sentence meaning() {
        Sentence word = !exact() ? ABOUT : helped ? AT_LEAST : Sentence.EMPTY;
        if (outcomes.stream().noneMatch(likely -> likely.outcome().surge())) {
            return word;
        }
        return word.equals(Sentence.EMPTY) ? SURGE : Sentence.of("{word} {surge}", "word", word, "surge", SURGE);
    }

    /** The full text, one line for each outcome, with the assumptions behind the numbers. */
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
