package mystics.kit.scenario;

import java.util.List;
import mystics.choice.Question;
import mystics.trial.Trial;

/** Describes the open question of a trial, so that the author of a scenario sees why the trial stopped there. */
final class OpenQuestion {
    private static final int MOST = 20;

    private OpenQuestion() {
    }

    /** The open question with its choices; empty if nothing is asked. */
    static String of(Trial trial) {
        return trial.game().question().map(question -> of(question, trial)).orElse("");
    }

    private static String of(Question question, Trial trial) {
        if (question instanceof Question.Roll roll) {
            return "the game waits for " + roll.dice() + (roll.dice() == 1 ? " die" : " dice") + ": " + roll.prompt();
        }
        String begin = trial.waitsInside() ? "the game waits for an answer to '" : "open is the question '";
        return begin + trial.getAsked() + "': " + choices(trial.getOptions());
    }

    private static String choices(List<String> keys) {
        String first = keys.isEmpty() ? "none" : String.join(", ", keys.subList(0, Math.min(MOST, keys.size())));
        return keys.size() > MOST ? first + " and " + (keys.size() - MOST) + " more" : first;
    }
}
