package mystics.editor.advice;

import java.util.List;
import mystics.editor.draft.Project;
import mystics.lint.Lint;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;

/** Checks the whole mod in memory, as {@code lint} checks it on disk. */
public final class Checking {
    private final Lint lint;
    private final List<ModSource> beside;

    /**
     * @param beside other mods to load with it
     */
    public Checking(ModLoader loader, List<ModSource> beside) {
        this.lint = new Lint(loader, 0);
        this.beside = List.copyOf(beside);
    }

    /** The problems of a mod. A check is slow: it takes several hundredths of a second. */
    public List<Problem> problems(Project project) {
        return Advice.problems(project, findings(project.source()));
    }

    private List<Finding> findings(ModSource mod) {
        try {
            return lint.findings(mod, beside);
        } catch (BrokenMod base) {
            return base.findings();
        }
    }
}
