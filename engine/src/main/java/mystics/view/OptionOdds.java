package mystics.view;

import mystics.odds.Forecast;
import mystics.play.Setting;

/**
 * The odds of an option as the table reads them.
 *
 * @param words in short; {@code meaning} what the word before the chance means, or empty
 */
public record OptionOdds(String words, String meaning) {
    /** No odds. */
    public static final OptionOdds NONE = new OptionOdds("", "");

    /** A forecast in the language of a table. */
    public OptionOdds(Setting table, Forecast forecast) {
        this(table.worded(forecast.words()).toString(), table.worded(forecast.meaning()).toString());
    }
}
