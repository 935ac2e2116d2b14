package mystics.editor.balance;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.editor.deed.Deed;
import mystics.mod.load.Library;

/**
 * The chapter in another way, to see by games what the difference is worth.
 *
 * @param label what is different
 * @param deed does it to the file; empty if nothing of the chapter's file changes
 * @param chapter the chapter after it; {@code library} the mods after it
 */
public record OtherWay(Sentence label, Optional<Deed> deed, Chapter chapter, Library library) {
    /** The same party and bot, who play it in this way. */
    BotSetUp played(BotSetUp usual) {
        return new BotSetUp(library, chapter, usual.party(), usual.bot());
    }
}
