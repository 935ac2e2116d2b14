package mystics.play;

import java.util.List;
import java.util.function.Consumer;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Table;

/**
 * Plays a game in which all players are programs. A simulated game has the same steps and rules as any other game, but the states in
 * between are not kept.
 */
public final class Simulation {
    private final Setting setting;
    private final Seating seating;

    /** Simulates games of a setting. Every seat must have a player. */
    public Simulation(Setting setting, Seating seating) {
        this.setting = setting;
        this.seating = seating;
    }

    /**
     * The result of a simulated game.
     *
     * @param decisions the number of answers with at least two options
     * @param forced the number of answers with one option
     * @param chances the number of rolls and draws
     * @param steps the number of steps
     * @param finished whether the game ended within the limit
     */
    public record Report(Table table, long decisions, long forced, long chances, long steps, boolean finished) {
    }

    /**
     * Plays a game to its end.
     *
     * @param mostSteps the number of steps after which the game counts as endless
     */
    public Report play(List<? extends Step> beginning, long mostSteps) {
        return play(State.beginning(Table.empty(setting.box().layout()), Agenda.of(beginning)), mostSteps);
    }

    /** Plays a game from a state to its end. */
    public Report play(State from, long mostSteps) {
        return play(from, mostSteps, scene -> {});
    }

    /**
     * Plays a game from a state to its end and shows it to an observer.
     *
     * @param watching reads the table after every step; must not change the table
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
