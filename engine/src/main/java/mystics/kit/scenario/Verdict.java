package mystics.kit.scenario;

import java.util.List;
import mystics.mod.finding.Finding;

/**
 * What came of one scenario.
 *
 * @param file its file; {@code it} what it shows
 * @param findings what was otherwise than it says; empty when it holds
 * @param log what the game told, a line each
 */
public record Verdict(String file, String it, List<Finding> findings, List<String> log) {
    public Verdict {
        findings = List.copyOf(findings);
        log = List.copyOf(log);
    }

    /** Whether the scenario holds. */
    public boolean holds() {
        return findings.isEmpty();
    }
}
