package mystics.editor.balance;

import java.util.Optional;
import mystics.content.Chapter;
import mystics.editor.deed.Deed;

/** A chapter that bots play as it is now, and with other numbers. */
public interface TriedChapter {
    /** The current chapter; empty if it cannot be read. */
    Optional<Chapter> chapter();

    /** The chapter after a change that is only tried; empty if it cannot be read afterwards. */
    Optional<Chapter> after(Deed deed);

    /** Makes a change, as one entry of the history. */
    void make(Deed deed);
}
