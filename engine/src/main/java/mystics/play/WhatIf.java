package mystics.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.rules.Line;
import mystics.rules.Player;
import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * Follows one possible course of the open step. The real rules run, and nothing is kept. Several threads may examine
 * the same game.
 */
public final class WhatIf {
    private final Game game;
    private final State from;
    private final List<RecordedAnswer> given;
    private final Optional<Option> chosen;
    private final Seating seating;

    /**
     * A course that begins with an answer to the open question.
     *
     * @param chance answers for chance
     * @param others answers for everybody who is asked on the way
     * @throws WrongAnswer when the game is over
     */
    public WhatIf(Game game, Answer answer, Foresight chance, Player others) {
        this(game, game.state(), answered(game, answer), game.named(answer), chance, others);
    }

    private WhatIf(Game game, State from, List<RecordedAnswer> given, Optional<Option> chosen, Foresight chance, Player others) {
        this.chosen = chosen;
        this.game = game;
        this.from = from;
        this.given = given;
        Map<String, Player> players = new HashMap<>();
        game.setting().box().heroes().forEach(hero -> players.put(hero.id(), others));
        players.put(Seat.PARTY.name(), others);
        this.seating = new Seating(Optional.of(chance), Optional.of(chance), players);
    }

    private static List<RecordedAnswer> answered(Game game, Answer answer) {
        Question asked = game.question().orElseThrow(() -> new WrongAnswer(Sentence.of("The chapter is over; nothing is asked")));
        List<RecordedAnswer> given = new ArrayList<>(game.given());
        given.add(new RecordedAnswer(asked.seat().name(), asked.prompt().pattern(), answer.value()));
        return given;
    }

    /**
     * The log lines that a step would write on the current table, to its end or until {@link Foresight.Enough} is thrown.
     *
     * @param chance answers for chance
     * @param others answers for everybody who is asked on the way
     */
    public static List<Line> lines(Game game, Step step, Foresight chance, Player others) {
        LogLines told = LogLines.toSomebody();
        new WhatIf(game, game.open(), List.of(), Optional.empty(), chance, others).run(told, play -> {
            play.next(step);
            play.wholeStep();
        });
        return told.take();
    }

    /**
     * Follows the course to the end of the open step, or until {@link Foresight.Enough} is thrown.
     *
     * @param ending reads the table at the end of the step; not called if the course was broken off early
     */
    public void follow(Consumer<Scene> ending) {
        follow(LogLines.toNobody(), ending);
    }

    /**
     * Follows the course beyond the end of the step.
     *
     * @param further continues the course, unless the chapter has ended; the chapter may end while the course continues
     * @param ending reads the table at the end of the course, even if the chapter has ended; not called if the course was broken off early
     */
    public void follow(Consumer<Scene> further, Consumer<Scene> ending) {
        run(LogLines.toNobody(), play -> {
            play.wholeStep();
            play.goOn(further);
            ending.accept(play);
        });
    }

    /** Follows the course and returns its log lines. */
    public List<Line> lines() {
        LogLines told = LogLines.toSomebody();
        follow(told, scene -> {});
        return told.take();
    }

    private void follow(LogLines told, Consumer<Scene> ending) {
        run(told, play -> {
            play.wholeStep();
            ending.accept(play);
        });
    }

    private void run(LogLines told, Consumer<Play> course) {
        Setting setting = game.setting();
        Workplace workplace = setting.borrow();
        try {
            course.accept(new Play(setting, seating, from, Answers.after(from, given, chosen), told, workplace));
        } catch (Foresight.Enough enough) {
            return;
        } finally {
            setting.giveBack(workplace);
        }
    }
}
