package mystics.editor.script;

import java.util.List;
import mystics.editor.advice.Problem;
import mystics.editor.draft.Project;
import mystics.mod.load.Library;

/**
 * The mod as the engine has read it.
 *
 * @param project what was read; {@code library} what became of it with the mods it needs, without it while it has an error
 * @param problems what {@code lint} says of it
 * @param sound whether the library has the mod as it was read
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
