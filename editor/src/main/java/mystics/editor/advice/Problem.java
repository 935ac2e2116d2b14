package mystics.editor.advice;

import java.util.List;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Selection;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Pointer;

/**
 * Something wrong or doubtful in the mod under work.
 *
 * @param finding what, as {@code lint} says it
 * @param path the file; empty for the whole mod
 * @param pointer the value; the root for the whole file
 * @param remedies edits that would mend it, each labelled with what it does; they fit the mod in which the problem was found
 */
public record Problem(Finding finding, String path, Pointer pointer, List<Edit> remedies) {
    public Problem {
        remedies = List.copyOf(remedies);
    }

    /** Whether the mod cannot be used as long as it is there. */
    public boolean isError() {
        return finding.severity() == Finding.Severity.ERROR;
    }

    /** Its place, to go to. */
    public Selection place() {
        return pointer.equals(Pointer.ROOT) ? Selection.of(path) : Selection.of(path, pointer);
    }
}
