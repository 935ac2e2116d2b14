package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Line;

/** The blows that some log lines report: each with its attacker, its targets and its results. */
public final class Blows {
    private static final String WOUNDS = "BATTLE-5";
    private static final String DEFEAT = "BATTLE-7";
    private static final String BOSS = "BATTLE-8";

    private Blows() {
    }

    /** The blows in words, in order. */
    public static List<Sentence> of(List<Line> told) {
        List<Sentence> blows = new ArrayList<>();
        Optional<Line> attack = Optional.empty();
        List<Sentence> results = new ArrayList<>();
        for (Line line : told) {
            if (line.cause().equals(BoardEvents.ATTACK)) {
                told(attack, results).ifPresent(blows::add);
                attack = Optional.of(line);
                results.clear();
            } else if (BoardEvents.isHarmless(line) || List.of(WOUNDS, DEFEAT, BOSS).contains(line.cause())) {
                results.add(line.text());
            }
        }
        told(attack, results).ifPresent(blows::add);
        return blows;
    }

    private static Optional<Sentence> told(Optional<Line> attack, List<Sentence> results) {
        if (results.isEmpty()) {
            return Optional.empty();
        }
        Sentence what = Sentence.row(List.copyOf(results), ", ");
        return Optional.of(attack.flatMap(line -> Interlude.place(line, "attacker").flatMap(who -> Interlude.place(line, "targets")
                .map(whom -> Sentence.of("{who} against {whom}: {what}", "who", who, "whom", whom, "what", what)))).orElse(what));
    }
}
