package mystics.editor.script;

import java.util.ArrayList;
import java.util.List;
import mystics.editor.draft.FileText;
import mystics.kit.scenario.Scenarios;
import mystics.kit.scenario.Verdict;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;

/** Runs the scenarios of some rules, as the command {@code test} does. This method is slow and is not called on the event thread. */
final class ScenarioRun {
    private ScenarioRun() {
    }

    /** The result of each scenario, in the order of the files. A file that cannot be read counts as one failed scenario. */
    static List<Verdict> of(ReadMod mod, RuleFile rules) {
        List<Verdict> verdicts = new ArrayList<>();
        Scenarios scenarios = new Scenarios(mod.library());
        for (FileText file : rules.scenarios(mod.project())) {
            verdicts.addAll(of(scenarios, mod, file.path()));
        }
        return verdicts;
    }

    private static List<Verdict> of(Scenarios scenarios, ReadMod mod, String path) {
        try {
            return scenarios.run(mod.project().id(), mod.project().source(), path);
        } catch (BrokenMod broken) {
            List<Finding> findings = broken.findings();
            return List.of(new Verdict(path, path, findings, List.of()));
        }
    }
}
