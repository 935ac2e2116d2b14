package mystics.editor.sight;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import mystics.home.Shelf;
import mystics.rules.Refusal;

/** Is told everything that happens in a game. The calls come on the game's threads. */
public interface Audience {
    /** Something happened, or there is something to look at for the first time. */
    void shown(Film film);

    /** Something was asked for and could not be done. */
    void told(String message);

    /** The games that are saved already. */
    void kept(List<Shelf.Entry> games);

    /** A report was written. */
    void reported(Path file);

    /** Why what is not offered to the acting hero is not possible now. */
    void explained(List<Refusal> refusals);

    /** What would happen on the way of the open question's moves, in words, by their keys. */
    void foreseen(Sight sight, Map<String, List<String>> remarks);

    /** What the odds of the open question's picks are, in words, by their keys. */
    void weighed(Sight sight, Map<String, String> odds);
}
