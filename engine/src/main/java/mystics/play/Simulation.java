package mystics.play;

import java.util.List;
import java.util.function.Consumer;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Table;

/** A game whose every seat is answered inside: the same steps and rules, with no value kept on the way. */
public final class Simulation {
    private final Setting setting;
    private final Seating seating;

    /** Games of a setting with everybody seated. */
    public Simulation(Setting setting, Seating seating) {
        this.setting = setting;
        this.seating = seating;
    }

    /**
     * What came of a simulated game.
     *
     * @param decisions answers of players with at least two options; {@code forced} those with one; {@code chances} rolls and draws
     * @param steps steps done; {@code finished} whether the game ended within the bound
     */
    public record Report(Table table, long decisions, long forced, long chances, long steps, boolean finished) {
    }

    /**
     * Plays a game to its end.
     *
     * @param mostSteps how many steps it may take before it counts as endless
     */
    public Report play(List<? extends Step> beginning, long mostSteps) {
        return play(State.beginning(Table.empty(setting.box().layout()), Agenda.of(beginning)), mostSteps);
    }

    /** Plays a game on from a state to its end. */
    public Report play(State from, long mostSteps) {
        return play(from, mostSteps, scene -> {});
    }

    /**
     * Plays a game on from a state to its end, watched.
     *
     * @param watching looks at the table after every step; it changes nothing
     */
    public Report play(State from, long mostSteps, Consumer<Scene> watching) {
        Workplace workplace = setting.borrow();
        try {
            boolean tries = seating.tries();
            Answers answers = tries ? Answers.ofOneStep(from) : Answers.fleeting(from);
            Play play = new Play(setting, seating, from, answers, LogLines.toNobody(), workplace);
            if (tries) {
                play.letTry();
            }
            long steps = 0;
            while (!play.agenda().isEmpty() && steps < mostSteps) {
                play.wholeStep();
                steps++;
                watching.accept(play);
            }
            return new Report(play.draft().freeze(), answers.decisions(), answers.forcedCount(), answers.chances(), steps,
                    play.agenda().isEmpty());
        } finally {
            setting.giveBack(workplace);
        }
    }
}
