package mystics.editor.sight;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import mystics.choice.Sentence;
import mystics.home.Shelf;
import mystics.rules.Refusal;
import mystics.view.OptionOdds;

/** Receives everything that happens in a game. The methods are called on the game's threads. */
public interface Audience {
    /** Receives the film of what has happened, or of a game that has been opened. */
    void shown(Film film);

    /** Receives the message that a request was refused. */
    void told(Sentence message);

    /** Receives the list of saved games, for a player who saves a game. */
    void kept(List<Shelf.Entry> games);

    /** Receives the news that a report was written. */
    void reported(Path file);

    /** Explains why the acting hero has no other options now. */
    void explained(List<Refusal> refusals);

    /** Receives sentences about what would happen on the way of each possible move, by the key of the move's pick. */
    void foreseen(Sight sight, Map<String, List<String>> remarks);

    /** Receives the odds of each pick of the open question, as text, by the key of the pick. */
    void weighed(Sight sight, Map<String, OptionOdds> odds);
}
