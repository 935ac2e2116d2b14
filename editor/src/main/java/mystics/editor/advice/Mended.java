package mystics.editor.advice;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import mystics.editor.draft.Project;

/**
 * A mod in which the program has mended every problem that it can mend by itself.
 *
 * @param project the mod afterwards
 * @param problems the mended problems, in the order in which their first remedies were used
 */
public record Mended(Project project, List<Problem> problems) {
    /** Findings that have a button which only the author may press: nobody else knows whether a text needs a rule. */
    private static final Set<String> CHOSEN = Set.of("text-without-rules");

    public Mended {
        problems = List.copyOf(problems);
    }

    /**
     * Applies the first remedy for one problem after another, and checks the mod again after each remedy. A remedy that does not remove its
     * problem is taken back. Other problems may come to light only afterwards, because some checks need files without errors.
     *
     * @param checking finds the problems of a mod
     */
    public static Mended of(Project project, Function<Project, List<Problem>> checking) {
        Set<String> tried = new HashSet<>();
        List<Problem> mended = new ArrayList<>();
        Project now = project;
        List<Problem> problems = checking.apply(now);
        for (Optional<Problem> next = next(problems, tried); next.isPresent(); next = next(problems, tried)) {
            String words = words(next.get());
            tried.add(words);
            Project after = now.with(next.get().remedies().get(0));
            List<Problem> left = checking.apply(after);
            if (left.stream().noneMatch(problem -> words(problem).equals(words))) {
                mended.add(next.get());
                now = after;
                problems = left;
            }
        }
        return new Mended(now, mended);
    }

    private static Optional<Problem> next(List<Problem> problems, Set<String> tried) {
        return problems.stream().filter(problem -> !problem.remedies().isEmpty() && !tried.contains(words(problem))
                && !CHOSEN.contains(problem.finding().code())).findFirst();
    }

    private static String words(Problem problem) {
        return problem.path() + problem.pointer() + problem.finding().code() + problem.finding().message();
    }
}
