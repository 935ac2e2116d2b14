package mystics.home.mods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.home.Failure;
import mystics.home.Failures;
import mystics.home.HomeFolder;
import mystics.lint.Lint;
import mystics.mod.FoundMod;
import mystics.mod.finding.Finding;
import mystics.mod.load.Gathering;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;

/**
 * The condition of a mod that is switched on.
 *
 * @param words the mod's id and version
 * @param findings the findings of lint about the mod
 * @param failures rules of the mod that failed in play, the latest first
 * @param safeMode the last time the program started in safe mode because starts with this mod had failed; empty if never
 */
public record ModHealth(String words, List<Finding> findings, List<Failures.Failure> failures, Optional<String> safeMode) {
    private static final int SHOWN = 3;

    /**
     * Checks each mod that is on in a user's folder, together with all the others. This method is slow, because all files are read and
     * checked.
     */
    public static List<ModHealth> of(HomeFolder home) {
        ModLoader loader = ModLoader.keepingIn(home.cache());
        List<FoundMod> mods = ModList.read(home.modList()).sorted(Gathering.at(loader, Gathering.in(home.mods()))).found();
        return mods.stream().map(mod -> of(mod, mods, loader, home)).toList();
    }

    private static ModHealth of(FoundMod mod, List<FoundMod> all, ModLoader loader, HomeFolder home) {
        List<ModSource> beside = all.stream().filter(other -> other != mod).map(FoundMod::source).toList();
        return new ModHealth(mod.manifest().words(), new Lint(loader, 0).findings(mod.source(), beside),
                new Failures(home.failures()).of(mod.id()),
                new FailedStarts(home.starts()).safeMode().filter(safe -> safe.mods().contains(mod.source().name()))
                        .map(FailedStarts.SafeMode::when));
    }

    /** Whether there is nothing to report. */
    public boolean isWell() {
        return findings.isEmpty() && failures.isEmpty() && safeMode.isEmpty();
    }

    /** The condition of the mod, in lines for people. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(findings.isEmpty() ? "lint finds no fault" : "lint finds " + counted());
        findings.stream().limit(SHOWN).forEach(finding -> lines.add("  " + finding));
        if (findings.size() > SHOWN) {
            lines.add("  and " + (findings.size() - SHOWN) + " more; 'mystics lint' with its folder tells them all");
        }
        failures.forEach(failure -> lines.add("failed in play: " + failure));
        safeMode.ifPresent(when -> lines.add("was loaded when two starts failed, so that the program began without mods (" + when + ")"));
        return lines;
    }

    private String counted() {
        long errors = findings.stream().filter(finding -> finding.severity() == Finding.Severity.ERROR).count();
        long warnings = findings.size() - errors;
        return errors == 0 ? many(warnings, "warning")
                : warnings == 0 ? many(errors, "error") : many(errors, "error") + " and " + many(warnings, "warning");
    }

    private static String many(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
