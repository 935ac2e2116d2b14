package mystics.editor.bench;

import java.util.function.Consumer;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;

/** Makes a desk of the window. */
@FunctionalInterface
public interface DeskMaker {
    /** A desk; {@code select} shows a place of the mod wherever it belongs. */
    WorkDesk made(Drafting drafting, BenchTools tools, Consumer<Selection> select);
}
