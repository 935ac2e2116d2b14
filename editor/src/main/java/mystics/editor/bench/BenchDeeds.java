package mystics.editor.bench;

import java.util.function.Consumer;
import mystics.choice.Sentence;
import mystics.editor.draft.Selection;

/** What the window of the editor asks of the program around it. */
public interface BenchDeeds {
    /** Writes what is not saved to the disk; {@code said} hears why if it does not. */
    void save(Consumer<Sentence> said);

    /** Plays from what is selected. */
    void play(Loaded loaded, Selection from);

    /** Shows a page of the rule book, by its address; empty for its beginning. */
    void help(String address);

    /** Goes back to the home page. */
    void home();
}
