package mystics.mod.finding;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a mod cannot be used. Carries all findings, in the order of files and lines. */
public final class BrokenMod extends RuntimeException {
    private final List<Finding> findings;

    /**
     * @param findings at least one error, and possibly further findings
     */
    public BrokenMod(Collection<Finding> findings) {
        super(findings.stream().sorted().distinct().map(Finding::toString).collect(Collectors.joining("\n")));
        this.findings = findings.stream().sorted().distinct().toList();
    }

    public BrokenMod(Finding finding) {
        this(List.of(finding));
    }

    /** All findings about the mod. */
    public List<Finding> findings() {
        return findings;
    }

    /** Throws an exception if one of the findings is an error. */
    public static void unlessUsable(Collection<Finding> findings) {
        if (findings.stream().anyMatch(finding -> finding.severity() == Finding.Severity.ERROR)) throw new BrokenMod(findings);
    }
}
