package mystics.editor.bench;

import java.util.function.Consumer;
import mystics.choice.Sentence;
import mystics.editor.draft.Selection;

/** The requests that the editor's window makes of the program around it. */
public interface BenchDeeds {
    /**
     * Saves all changes to the disk.
     *
     * @param said receives the reason if saving fails
     */
    void save(Consumer<Sentence> said);

    /** Plays from the selection. */
    void play(Loaded loaded, Selection from);

    /** Shows a page of the rule book, by its address; an empty address shows the beginning. */
    void help(String address);

    /**
     * Shows a page of the guide for authors.
     *
     * @param page the address of the page, such as {@code editor.md#forms}
     * @param rule the address that the rule book is opened at from there
     */
    void guide(String page, String rule);

    /** Goes back to the home page. */
    void home();
}
