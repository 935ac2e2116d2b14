package mystics.kit.scenario;

import java.util.List;
import mystics.mod.finding.Finding;

/**
 * The result of one scenario.
 *
 * @param file the scenario's file
 * @param it the behaviour that the scenario shows
 * @param findings the expectations that were not met; empty if all were met
 * @param log the lines of the game's log
 */
public record Verdict(String file, String it, List<Finding> findings, List<String> log) {
    public Verdict {
        findings = List.copyOf(findings);
        log = List.copyOf(log);
    }

    /** Whether the scenario passes. */
    public boolean holds() {
        return findings.isEmpty();
    }
}
