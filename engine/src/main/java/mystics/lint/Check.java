package mystics.lint;

import java.util.List;
import mystics.mod.finding.Finding;

/** One kind of thing that can be wrong with a mod that can be loaded. */
interface Check {
    List<Finding> findings(Subject subject);
}
