package mystics.editor.sight;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.play.Game;
import mystics.view.OptionForecasts;

/**
 * The remarks on the options of a question, by option key.
 *
 * @param whole all remarks
 * @param brief the remarks for a narrow button, where they are shorter than all remarks
 */
public record Foretold(Map<String, List<String>> whole, Map<String, List<String>> brief) {
    /** No remarks. */
    public static final Foretold NONE = new Foretold(Map.of(), Map.of());

    /** The remarks on the options of a game's open question. */
    public static Foretold of(Game game) {
        return new Foretold(OptionForecasts.remarks(game), OptionForecasts.briefly(game));
    }

    /** These remarks and further ones. */
    Foretold and(Map<String, List<String>> more) {
        Map<String, List<String>> all = new LinkedHashMap<>(more);
        all.putAll(whole);
        return new Foretold(all, brief);
    }
}
