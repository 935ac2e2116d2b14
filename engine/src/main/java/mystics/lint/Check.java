package mystics.lint;

import java.util.List;
import mystics.mod.finding.Finding;

/** One kind of check for mods that load without errors. */
interface Check {
    List<Finding> findings(Subject subject);
}
