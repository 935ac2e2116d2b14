package mystics.editor.sight;

import java.util.List;
import java.util.Map;
import mystics.rules.Refusal;

/** Those before whom a game is played. They are told on the game's own threads. */
public interface Audience {
    /** Something happened, or there is something to look at for the first time. */
    void shown(Film film);

    /** Something was asked for and could not be done. */
    void told(String message);

    /** Why what is not offered to the acting hero is not possible now. */
    void explained(List<Refusal> refusals);

    /** What the odds of the open question's picks are, in words, by their keys. */
    void weighed(Sight sight, Map<String, String> odds);
}
