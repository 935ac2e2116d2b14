package mystics.view;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.content.GuideStep;
import mystics.play.Game;
import mystics.play.RecordedAnswer;
import mystics.rules.Line;

/**
 * The guide of a chapter, which shows one explanation at a time beside the open question. The finished steps follow from the answers of the
 * game. So a step comes back when its deed is taken back, and stays finished when the game is opened again.
 */
public final class Guidance {
    private Guidance() {
    }

    /**
     * The explanation at the open question: the first step that is not finished and whose time has come.
     *
     * @param read the ids of the steps that have been read
     */
    public static Optional<GuideStep> due(Game game, Set<String> read) {
        List<GuideStep> guide = game.setting().box().chapter().guide();
        if (guide.isEmpty() || game.question().isEmpty()) {
            return Optional.empty();
        }
        Set<String> finished = new HashSet<>(read);
        game.journal().stream().filter(answer -> !answer.seat().equals(Seat.FATE.name())).map(RecordedAnswer::value)
                .forEach(answer -> finished.addAll(finishedBy(answer, guide, finished)));
        Set<String> told = game.log().stream().map(Line::cause).collect(Collectors.toSet());
        List<String> keys = keys(game.question().get()).toList();
        return guide.stream().filter(step -> !finished.contains(step.id()))
                .filter(step -> step.after().isEmpty() || finished.contains(step.after()))
                .filter(step -> step.told().isEmpty() || told.contains(step.told())).filter(step -> step.fits(keys.stream())).findFirst();
    }

    /** The steps that an answer finishes: the answer is their deed, and no other step must be finished first. */
    private static List<String> finishedBy(String answer, List<GuideStep> guide, Set<String> before) {
        return guide.stream().filter(step -> GuideStep.names(step.done(), answer))
                .filter(step -> step.after().isEmpty() || before.contains(step.after())).map(GuideStep::id).toList();
    }

    private static Stream<String> keys(Question question) {
        return question instanceof Question.Choice choice ? choice.options().stream().map(Option::key) : Stream.of();
    }
}
