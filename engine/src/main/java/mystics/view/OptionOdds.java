package mystics.view;

import mystics.odds.Forecast;
import mystics.play.Setting;

/**
 * The odds of an option in the language of the table.
 *
 * @param words the odds in a few words
 * @param meaning the meaning of the word before the chance, or empty
 */
public record OptionOdds(String words, String meaning) {
    /** No odds. */
    public static final OptionOdds NONE = new OptionOdds("", "");

    /** A forecast in the language of a table. */
    public OptionOdds(Setting table, Forecast forecast) {
        this(table.worded(forecast.words()).toString(), table.worded(forecast.meaning()).toString());
    }
}
