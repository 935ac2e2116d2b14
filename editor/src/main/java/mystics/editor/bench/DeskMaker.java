package mystics.editor.bench;

import java.util.function.Consumer;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;

/** The recipe for one desk of the editor's window. */
@FunctionalInterface
public interface DeskMaker {
    /**
     * Makes a desk.
     *
     * @param select shows a place of the mod at the right desk
     */
    WorkDesk made(Drafting drafting, BenchTools tools, Consumer<Selection> select);
}
