package mystics.lint;

import java.util.List;
import mystics.mod.finding.Finding;

/**
 * The results of checking a mod.
 *
 * @param findings the mistakes and doubtful parts, sorted by place
 * @param ignored the number of findings that the author has silenced with a reason
 */
public record Checked(List<Finding> findings, int ignored) {
    public Checked {
        findings = List.copyOf(findings);
    }
}
