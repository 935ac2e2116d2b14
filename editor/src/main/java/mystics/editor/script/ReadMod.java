package mystics.editor.script;

import java.util.List;
import mystics.editor.advice.Problem;
import mystics.editor.draft.Project;
import mystics.mod.load.Library;

/**
 * The mod as read by the engine.
 *
 * @param project the mod that was read
 * @param library the library with the mods that this mod needs, and with this mod itself unless it has an error
 * @param problems the problems of the mod, in the words of {@code lint}
 * @param sound whether the library contains the mod as it was read
 */
public record ReadMod(Project project, Library library, List<Problem> problems, boolean sound) {
    public ReadMod {
        problems = List.copyOf(problems);
    }

    /** The problems of a file. */
    public List<Problem> problemsOf(String path) {
        return problems.stream().filter(problem -> problem.path().equals(path)).toList();
    }
}
