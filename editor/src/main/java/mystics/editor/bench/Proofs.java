package mystics.editor.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mystics.editor.advice.Advice;
import mystics.editor.advice.Problem;
import mystics.editor.draft.Project;
import mystics.mod.finding.Finding;

/** What proofs left doubtful. It stays among the problems as long as the files of the mod are as they were proved. On the event thread. */
public final class Proofs {
    private final Map<String, Proved> proved = new TreeMap<>();
    private final List<Runnable> listeners = new ArrayList<>();

    /** The doubts of one proof, and the files it was made with. */
    private record Proved(Project mod, List<Problem> doubts) {
    }

    /** Keeps the findings of a proof in place of those of its last one. */
    void keep(String what, Project mod, List<Finding> findings) {
        List<Finding> doubts = findings.stream().map(Proofs::doubt).toList();
        proved.put(what, new Proved(mod, Advice.problems(mod, doubts)));
        listeners.forEach(Runnable::run);
    }

    /** Games show only what is doubtful: whether the mod can be loaded is for lint to say. */
    private static Finding doubt(Finding shown) {
        return shown.severity() == Finding.Severity.WARNING ? shown
                : Finding.warning(shown.code(), shown.place(), shown.message()).because(shown.why()).fix(shown.fix());
    }

    /** The doubts that hold for a mod as it is now. */
    List<Problem> in(Project now) {
        return proved.values().stream().filter(proof -> proof.mod().equals(now)).flatMap(proof -> proof.doubts().stream()).distinct()
                .toList();
    }

    /** Tells when a proof has been made. */
    void listen(Runnable listener) {
        listeners.add(listener);
    }
}
