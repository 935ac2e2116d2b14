package mystics.view;

import mystics.odds.Forecast;
import mystics.odds.Fraction;
import mystics.play.Setting;

/**
 * The odds of an option in the language of the table.
 *
 * @param words the odds in a few words
 * @param meaning the meaning of the word before the chance, or empty
 * @param chance the chance alone, such as {@code 75 %}, with a sign before it if it is a least chance or an estimate; empty if the option
 *     is sure to succeed, or if there are no odds
 */
public record OptionOdds(String words, String meaning, String chance) {
    /** No odds. */
    public static final OptionOdds NONE = new OptionOdds("", "");

    /** Words without a chance. */
    public OptionOdds(String words, String meaning) {
        this(words, meaning, "");
    }

    /** A forecast in the language of a table. */
    public OptionOdds(Setting table, Forecast forecast) {
        this(table.worded(forecast.words()).toString(), table.worded(forecast.meaning()).toString(),
                forecast.wished().equals(Fraction.ONE) ? "" : sign(forecast) + table.worded(forecast.wished().percent()));
    }

    private static String sign(Forecast forecast) {
        return !forecast.exact() ? "≈ " : forecast.helped() ? "≥ " : "";
    }
}
