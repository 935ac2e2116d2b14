package mystics.editor.balance;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.editor.deed.Deed;
import mystics.mod.load.Library;

/**
 * A variation of the chapter, whose effect is seen in games played by bots.
 *
 * @param label the difference
 * @param deed changes the file; empty if the chapter's file stays the same
 * @param chapter the changed chapter
 * @param library the mods with the change
 */
public record OtherWay(Sentence label, Optional<Deed> deed, Chapter chapter, Library library) {
    /** The set-up of this variation with the same party and bot. */
    BotSetUp played(BotSetUp usual) {
        return new BotSetUp(library, chapter, usual.party(), usual.bot());
    }
}
