package mystics.editor.play.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.editor.sight.Pick;
import mystics.view.OptionOdds;

/**
 * The previews of a question's picks, as far as they are known.
 *
 * @param remarks what would happen on the way, by key of the pick; {@code odds} the chance of success
 */
public record PickPreviews(Map<String, List<String>> remarks, Map<String, OptionOdds> odds) {
    /** No previews yet. */
    public static final PickPreviews UNKNOWN = new PickPreviews(Map.of(), Map.of());

    /** These previews with more added. */
    public PickPreviews and(PickPreviews more) {
        return new PickPreviews(more.remarks.isEmpty() ? remarks : more.remarks, more.odds.isEmpty() ? odds : more.odds);
    }

    /** The remarks on an option, by key, whether it is offered or not. */
    public List<String> remarks(String key) {
        return remarks.getOrDefault(key, List.of());
    }

    /** The previews of a pick: what would happen, then the odds. */
    List<String> known(Pick pick) {
        List<String> known = new ArrayList<>(remarks(pick.key()));
        Optional.ofNullable(odds.get(pick.key())).map(OptionOdds::words).ifPresent(known::add);
        return known;
    }

    /** What the word before the odds of a pick means; empty where there is none. */
    String meaning(Pick pick) {
        return odds.getOrDefault(pick.key(), OptionOdds.NONE).meaning();
    }

    /** Everything about a pick: its cost, what would happen on the way, and the odds. */
    public List<String> words(Pick pick) {
        List<String> words = new ArrayList<>(List.of(pick.label() + (pick.hint().isEmpty() ? "" : ": " + pick.hint())));
        words.addAll(known(pick));
        return words;
    }
}
