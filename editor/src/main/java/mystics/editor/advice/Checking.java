package mystics.editor.advice;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import mystics.editor.draft.Project;
import mystics.lint.Lint;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;

/** Checks the whole mod from memory, as {@code lint} checks it on the disk. If several states of it wait, only the newest is checked. */
public final class Checking {
    private final Lint lint;
    private final List<ModSource> beside;
    private final AtomicReference<Project> newest = new AtomicReference<>();

    /**
     * @param beside other mods to load with it
     */
    public Checking(ModLoader loader, List<ModSource> beside) {
        this.lint = new Lint(loader, 0);
        this.beside = List.copyOf(beside);
    }

    /** The problems of a mod. Slow: some hundredths of a second. */
    public List<Problem> problems(Project project) {
        return Advice.problems(project, lint.findings(project.source(), beside));
    }

    /**
     * Checks a mod soon.
     *
     * @param thread a thread of its own
     * @param heard is given the problems, on that thread; not called for a state that was not the newest any more
     */
    public void check(Project project, Executor thread, Consumer<List<Problem>> heard) {
        if (newest.getAndSet(project) == null) thread.execute(() -> heard.accept(problems(newest.getAndSet(null))));
    }
}
