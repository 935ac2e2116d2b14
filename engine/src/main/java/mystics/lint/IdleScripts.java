package mystics.lint;

import java.util.List;
import mystics.mod.finding.Finding;
import mystics.mod.load.ModLoader;

/** Checks for scripts that compile but have no effect: comparisons of values that can never be equal, and files without a rule. */
final class IdleScripts implements Check {
    private final ModLoader loader;

    IdleScripts(ModLoader loader) {
        this.loader = loader;
    }

    @Override
    public List<Finding> findings(Subject subject) {
        return loader.doubts(subject.source());
    }
}
