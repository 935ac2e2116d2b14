package mystics.editor.play.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.editor.sight.Pick;
import mystics.view.OptionOdds;

/**
 * The known previews of a question's picks.
 *
 * @param remarks the events on the way, by the key of the pick
 * @param odds the chance of success
 */
public record PickPreviews(Map<String, List<String>> remarks, Map<String, OptionOdds> odds) {
    /** The previews of a question for which nothing has been computed yet. */
    public static final PickPreviews UNKNOWN = new PickPreviews(Map.of(), Map.of());

    /** The same previews together with further previews. */
    public PickPreviews and(PickPreviews more) {
        return new PickPreviews(more.remarks.isEmpty() ? remarks : more.remarks, more.odds.isEmpty() ? odds : more.odds);
    }

    /** The remarks on the option that has the given key. The option need not be offered. */
    public List<String> remarks(String key) {
        return remarks.getOrDefault(key, List.of());
    }

    /** The chance of a pick, such as {@code 75 %}; empty if no dice decide whether the pick succeeds. */
    public String chance(Pick pick) {
        return odds.getOrDefault(pick.key(), OptionOdds.NONE).chance();
    }

    /** A chance without the sign that says how exact it is. */
    static String percent(String chance) {
        return chance.replaceFirst("^[≈≥] ", "");
    }

    /** The previews of a move that the board does not show: everything except the chance. */
    List<String> unseen(Pick move) {
        return chance(move).isEmpty() ? known(move) : remarks(move.key());
    }

    /** The previews of a pick: the events, then the odds. */
    List<String> known(Pick pick) {
        List<String> known = new ArrayList<>(remarks(pick.key()));
        Optional.ofNullable(odds.get(pick.key())).map(OptionOdds::words).ifPresent(known::add);
        return known;
    }

    /** The short word for what succeeds with the chance of a pick, such as {@code defeats}; empty if there is none. */
    String word(Pick pick) {
        List<String> known = known(pick);
        return chance(pick).isEmpty() || known.isEmpty() ? "" : ChanceColumn.word(percent(chance(pick)), known.get(known.size() - 1));
    }

    /** The explanation of the word before the odds of a pick; empty if the odds have no such word. */
    String meaning(Pick pick) {
        return odds.getOrDefault(pick.key(), OptionOdds.NONE).meaning();
    }

    /** Everything about a pick: its cost, the events on the way, and the odds. */
    public List<String> words(Pick pick) {
        List<String> words = new ArrayList<>(List.of(pick.label() + (pick.hint().isEmpty() ? "" : ": " + pick.hint())));
        words.addAll(known(pick));
        return words;
    }
}
