package mystics.play;

import java.util.List;
import java.util.Optional;
import mystics.choice.Question;
import mystics.rules.Line;

/**
 * Runs every finished step a second time, from its beginning and with the same answers. A different result shows that a
 * rule keeps a hidden state; such a rule would fail whenever its run is dropped and repeated.
 */
public final class RunTwice implements Inspector {
    /** @throws Unsteady when the second result differs */
    @Override
    public void finished(Setting setting, State before, State after) {
        State again = again(setting, before, after.journal().since(before.journal().size()));
        same("table", before, after.table(), again.table());
        same("agenda", before, after.agenda(), again.agenda());
        same("thrown dice and draws", before, after.thrown(), again.thrown());
        same("answers used", before, after.journal(), again.journal());
        same("lines told", before, lines(before, after), lines(before, again));
    }

    private static State again(Setting setting, State before, List<RecordedAnswer> answers) {
        Workplace workplace = setting.borrow();
        try {
            Answers given = Answers.after(before, answers);
            LogLines told = LogLines.toSomebody();
            Play play = new Play(setting, Seating.nobody(), before, given, told, workplace);
            Optional<Question> asked = play.step();
            if (asked.isPresent()) {
                throw new Unsteady("Done again, " + before.agenda().top() + " asks one more question: " + asked.get().prompt());
            }
            return play.state(before);
        } catch (OtherQuestion | WrongAnswer other) {
            throw new Unsteady("Done again, " + before.agenda().top() + " asks something else. " + other.getMessage());
        } finally {
            setting.giveBack(workplace);
        }
    }

    private static List<Line> lines(State before, State after) {
        return after.log().since(before.log().size());
    }

    private static void same(String what, State before, Object once, Object twice) {
        if (!once.equals(twice)) {
            throw new Unsteady(
                    "Done again, " + before.agenda().top() + " leaves another " + what + ". First: " + once + ". Then: " + twice);
        }
    }

    /** Thrown when the second run of a step gives a different result. */
    public static final class Unsteady extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Unsteady(String message) {
            super(message);
        }
    }
}
