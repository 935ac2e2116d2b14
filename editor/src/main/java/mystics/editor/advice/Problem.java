package mystics.editor.advice;

import java.util.List;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Selection;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Pointer;

/**
 * A mistake or doubtful place in the mod being edited.
 *
 * @param finding the finding, in the words of {@code lint}
 * @param path the file; empty for the whole mod
 * @param pointer the value; the root for the whole file
 * @param remedies edits that mend the problem, each labelled with its effect; they fit the mod in which the problem was
 *    found
 */
public record Problem(Finding finding, String path, Pointer pointer, List<Edit> remedies) {
    public Problem {
        remedies = List.copyOf(remedies);
    }

    /** Whether the problem prevents the use of the mod. */
    public boolean isError() {
        return finding.severity() == Finding.Severity.ERROR;
    }

    /** The place of the problem in the mod. */
    public Selection place() {
        return pointer.equals(Pointer.ROOT) ? Selection.of(path) : Selection.of(path, pointer);
    }
}
