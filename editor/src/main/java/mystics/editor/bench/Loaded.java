package mystics.editor.bench;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import mystics.editor.advice.Problem;
import mystics.editor.draft.Project;
import mystics.editor.form.Uses;
import mystics.mod.amend.Register;
import mystics.mod.finding.Finding;
import mystics.mod.load.Library;
import mystics.mod.script.mentions.Mention;
import mystics.mod.source.ModSource;
import mystics.proof.ProofBench;

/**
 * A mod that is being edited, as the engine has read it.
 *
 * @param project the mod that was read
 * @param library the loaded mods: the base game, this mod, and the mods that it needs; a file with errors stays as it was before the errors
 * @param without the other mods without this mod; empty if this mod is the base game
 * @param edition loads another edition of this mod together with the other mods; slow
 * @param others the entries of the other mods, without the changes of this mod
 * @param problems the mistakes and doubtful places, with their remedies
 * @param uses the places that name each entry, by {@code folder/id}
 * @param mentions finds what the scripts of the mod name, or nothing while a script cannot be read; the first call is slow
 * @param proof the mod, loaded so that its chapters can be proved; throws a {@code BrokenMod} while the mod has errors; the first call is
 *     slow
 */
public record Loaded(Project project, Library library, Optional<Library> without, Function<ModSource, Library> edition, Register others,
        List<Problem> problems, Map<String, List<Uses.Use>> uses, Supplier<List<Mention>> mentions, Supplier<ProofBench> proof) {
    public Loaded {
        problems = List.copyOf(problems);
    }

    /** The mistakes and doubtful places, in the words of {@code lint}. */
    public List<Finding> findings() {
        return problems.stream().map(Problem::finding).toList();
    }

    /** Whether the current state of the mod is in the library. */
    public boolean isSound() {
        return has(library, project);
    }

    /** Whether the current state of a mod is in a library, under any id. */
    static boolean has(Library library, Project project) {
        String hash = project.source().hash();
        return library.mods().stream().anyMatch(mod -> mod.hash().equals(hash));
    }

    /** The same value with a later state of the mod, and with the problems of the files that were checked separately. */
    Loaded then(Project now, List<Problem> found) {
        List<Problem> untouched = problems.stream()
                .filter(problem -> project.file(problem.path()).equals(now.file(problem.path()))).toList();
        List<Problem> all = Stream.concat(found.stream(), untouched.stream()).toList();
        return new Loaded(now, library, without, edition, others, all, uses, mentions, proof);
    }
}
