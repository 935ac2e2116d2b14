package mystics.editor.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mystics.editor.advice.Advice;
import mystics.editor.advice.Problem;
import mystics.editor.draft.Project;
import mystics.mod.finding.Finding;

/**
 * The doubtful findings of proofs. A finding stays in the list of problems until a file of the proved mod changes. Use this class on the
 * event thread only.
 */
public final class Proofs {
    private final Map<String, Proved> proved = new TreeMap<>();
    private final List<Runnable> listeners = new ArrayList<>();

    /** The doubts that one proof found, and the files of the mod that was proved. */
    private record Proved(Project mod, List<Problem> doubts) {
    }

    /** Keeps the findings of a proof, and drops the findings of an earlier proof of the same chapter or room. */
    void keep(String what, Project mod, List<Finding> findings) {
        List<Finding> doubts = findings.stream().map(Proofs::doubt).toList();
        proved.put(what, new Proved(mod, Advice.problems(mod, doubts)));
        listeners.forEach(Runnable::run);
    }

    /**
     * Turns a finding of a proof into a doubt. Games can show only doubtful findings; {@code lint} decides whether the mod can be loaded.
     */
    private static Finding doubt(Finding shown) {
        return shown.severity() == Finding.Severity.WARNING ? shown
                : Finding.warning(shown.code(), shown.place(), shown.message()).because(shown.why()).fix(shown.fix());
    }

    /** The doubts that apply to the current state of a mod. */
    List<Problem> in(Project now) {
        return proved.values().stream().filter(proof -> proof.mod().equals(now)).flatMap(proof -> proof.doubts().stream()).distinct()
                .toList();
    }

    /** Tells a listener whenever a proof has been made. */
    void listen(Runnable listener) {
        listeners.add(listener);
    }
}
