package mystics.play;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.rules.Line;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.rules.Trials;
import mystics.table.Draft;
import mystics.table.Outcome;
import mystics.table.Table;

/**
 * A game: an immutable value that waits at one open question, or is over. Only {@link #answer} advances the game. Undo returns to an
 * earlier game. Two games are equal if their setup, table, agenda, open answers and journal are equal.
 */
public final class Game {
    private final Setting setting;
    private final Seating seating;
    private final Supplier<LogLines> telling;
    private final State state;
    private final List<RecordedAnswer> given;
    private volatile Reference<Pending> pending;

    private Game(Setting setting, Supplier<LogLines> telling, Pending pending) {
        this(setting, pending.seating(), telling, pending.from(), List.copyOf(pending.given()), new WeakReference<>(pending));
    }

    private Game(Setting setting, Seating seating, Supplier<LogLines> telling, State state, List<RecordedAnswer> given,
            Reference<Pending> pending) {
        this.setting = setting;
        this.seating = seating;
        this.telling = telling;
        this.state = state;
        this.given = given;
        this.pending = pending;
    }

    /**
     * The open step so far. As long as the open step is kept, the whole run that asked the question stays in memory. A stored game may
     * therefore drop its open step; running the step again with the same answers gives the same result.
     *
     * @param from the state when the step began
     * @param open the state at the open question
     * @param question the open question
     * @param decides whether the question belongs to a decision
     * @param seating the players that answer within the run from this question on; if programs must wait, they are not among these players
     */
    private record Pending(State from, State open, Optional<Question> question, boolean decides, Seating seating) {
        /** The option with the key of the answer, if another run of the step can perform it. */
        Optional<Option> named(Answer answer) {
            return decides && question.orElseThrow() instanceof Question.Choice choice ? choice.option(answer.value()) : Optional.empty();
        }

        List<RecordedAnswer> given() {
            return open.journal().since(from.journal().size());
        }
    }

    private Pending pending() {
        Pending known = pending.get();
        if (known == null) {
            known = run(setting, seating, telling, state, given, Optional.empty());
            pending = new WeakReference<>(known);
        }
        return known;
    }

    /** A new game, played from its first steps to its first question. */
    public static Game begin(Setting setting, Seating seating, List<? extends Step> steps) {
        return resume(setting, seating, State.beginning(Table.empty(setting.box().layout()), Agenda.of(steps)), List.of());
    }

    /**
     * A game resumed at a state, with the answers already given in its open step, and played to its next question.
     *
     * @throws WrongAnswer when an answer does not fit, or the chapter ends before it is used
     * @throws OtherQuestion when an answer was given to a question other than the open one
     */
    public static Game resume(Setting setting, Seating seating, State state, List<RecordedAnswer> given) {
        return played(setting, seating, LogLines::toSomebody, state, given, Optional.empty());
    }

    /** Plays on. If a rule fails and the game can go on without its mod, the mod is left out. */
    private static Game played(Setting setting, Seating seating, Supplier<LogLines> telling, State state, List<RecordedAnswer> given,
            Optional<Option> chosen) {
        try {
            return new Game(setting, telling, run(setting, seating, telling, state, given, chosen));
        } catch (StepDropped dropped) {
            return WithoutMod.after(dropped.failure(), setting, seating, dropped.from(), dropped.given());
        }
    }

    private static Pending run(Setting setting, Seating seating, Supplier<LogLines> telling, State state, List<RecordedAnswer> given,
            Optional<Option> chosen) {
        Workplace workplace = setting.borrow();
        try {
            Answers answers = Answers.after(state, given, chosen);
            Play play = new Play(setting, seating, state, answers, telling.get(), workplace);
            if (seating.tries()) {
                play.letTry();
            }
            State at = state;
            while (!play.agenda().isEmpty()) {
                if (setting.inspector().holdsPrograms() && !answers.left() && !seating.players().isEmpty()) {
                    return held(setting, seating, telling, at);
                }
                try {
                    Optional<Question> asked = play.step();
                    if (asked.isPresent()) {
                        return new Pending(at, play.state(at), asked, play.decides(), seating);
                    }
                } catch (RuleFailed failure) {
                    if (seating.failing() == FailingRules.STOP || !setting.canDoWithout(failure.rule().source().mod())) {
                        throw failure;
                    }
                    throw new StepDropped(failure, at, answers.ofThisStep());
                }
                State after = play.state(at);
                setting.inspector().finished(setting, at, after);
                at = after;
            }
            if (answers.left()) {
                throw new WrongAnswer(Sentence.of("The chapter is over; nothing is asked"));
            }
            return new Pending(at, at, Optional.empty(), false, seating);
        } finally {
            setting.giveBack(workplace);
        }
    }

    /** Plays to the next question of any player. A question for a program stays open for now. */
    private static Pending held(Setting setting, Seating seating, Supplier<LogLines> telling, State at) {
        Pending alone = run(setting, seating.withoutPrograms(), telling, at, List.of(), Optional.empty());
        boolean theirs = alone.question().filter(question -> !seating.leavesOpen(question)).isPresent();
        return theirs ? alone : new Pending(alone.from(), alone.open(), alone.question(), alone.decides(), seating);
    }

    /**
     * The game after an answer to its open question.
     *
     * @throws WrongAnswer when the game is over or the answer does not fit; this game is unchanged
     * @throws RuleFailed when a rule fails and the game cannot or must not go on without its mod; this game is unchanged
     */
    public Game answer(Answer answer) {
        Pending open = pending();
        Question asked = open.question().orElseThrow(() -> new WrongAnswer(Sentence.of("The chapter is over; nothing is asked")));
        List<RecordedAnswer> all = new ArrayList<>(given);
        all.add(new RecordedAnswer(asked.seat().name(), asked.prompt().pattern(), answer.value()));
        return played(setting, seating, telling, state, all, open.named(answer));
    }

    /**
     * The game after recorded answers. Nobody is asked before all recorded answers are used.
     *
     * @throws WrongAnswer when a recorded answer does not fit, or the chapter ends before it is used
     * @throws OtherQuestion when a recorded answer was given to a question other than the open one
     */
    public Game answered(List<RecordedAnswer> recorded) {
        List<RecordedAnswer> all = new ArrayList<>(given);
        all.addAll(recorded);
        return played(setting, seating, telling, state, all, Optional.empty());
    }

    /** The same game with other players in its seats. The game plays on only if a program now answers the open question. */
    public Game seated(Seating others) {
        if (question().map(others::leavesOpen).orElse(true)) {
            return new Game(setting, others, telling, state, given, pending);
        }
        return played(setting, others, telling, state, given, Optional.empty());
    }

    /** The same game without a log, for programs that look ahead or keep thousands of games. */
    public Game quiet() {
        return played(setting, seating, LogLines::toNobody, state, given, Optional.empty());
    }

    /** The same game without the rules of a mod, from the game's last finished step on. */
    public Game without(String mod) {
        return setting.off().contains(mod) ? this : WithoutMod.asRecorded(mod, setting, seating, state, given());
    }

    /** The open question; empty when the game is over. */
    public Optional<Question> question() {
        return pending().question();
    }

    /** The run of the open step. As long as something refers to this run, the game need not run the step again. */
    Object openStep() {
        return pending();
    }

    /** The option with the key of an answer to the open question, if another run of the step can perform it.  */
    Optional<Option> named(Answer answer) {
        return pending().named(answer);
    }

    /** Whether the chapter is running, won or lost. */
    public Outcome outcome() {
        return Draft.of(state.table()).outcome();
    }

    /** The game at its last finished step. */
    public State state() {
        return state;
    }

    /** The state at the open question, in the middle of the open step. This state can be read, but a game cannot resume from it. */
    public State open() {
        return pending().open();
    }

    /** The answers given in the open step. */
    public List<RecordedAnswer> given() {
        return given;
    }

    /** All log lines so far, including those of the open step. */
    public List<Line> log() {
        return open().log().entries();
    }

    /** The log lines from a position on. */
    public List<Line> logSince(int from) {
        return open().log().since(from);
    }

    /** The number of log lines. */
    public int logSize() {
        return open().log().size();
    }

    /** All answers so far, including those of the open step. */
    public List<RecordedAnswer> journal() {
        return state.journal().and(given).entries();
    }

    public Setting setting() {
        return setting;
    }

    public Seating seating() {
        return seating;
    }

    /**
     * Reads the table at the last finished step.
     *
     * @param looking reads the table; changes that it makes are discarded
     */
    public <T> T look(Function<Scene, T> looking) {
        return look(state, looking);
    }

    /**
     * Reads the table at the open question, in the middle of the open step.
     *
     * @param looking reads the table; changes that it makes are discarded
     */
    public <T> T lookNow(Function<Scene, T> looking) {
        Tryout trials = new Tryout(setting, state, state.journal().size(), given(), pending().decides(), Optional.empty());
        return look(setting, open(), trials, looking);
    }

    /**
     * Reads the table at a state of this game, such as one that an {@link Inspector} received. If a rule fails while the table is read, the
     * table is read again without the rules of that mod.
     *
     * @param looking reads the table; changes that it makes are discarded
     */
    public <T> T look(State at, Function<Scene, T> looking) {
        return look(setting, at, Trials.NONE, looking);
    }

    private static <T> T look(Setting setting, State at, Trials trials, Function<Scene, T> looking) {
        try {
            return lookWith(setting, at, trials, looking);
        } catch (RuleFailed failure) {
            String mod = failure.rule().source().mod();
            if (!setting.canDoWithout(mod)) {
                throw failure;
            }
            return look(setting.without(Set.of(mod)), at, Trials.NONE, looking);
        }
    }

    private static <T> T lookWith(Setting setting, State at, Trials trials, Function<Scene, T> looking) {
        Workplace workplace = setting.borrow();
        try {
            Play play = new Play(setting, Seating.nobody(), at, Answers.fleeting(at), LogLines.toNobody(), workplace);
            return play.with(trials).looked(looking);
        } finally {
            setting.giveBack(workplace);
        }
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Game game && setting.box().setup().equals(game.setting.box().setup())
                && state.sameGame(game.state) && given().equals(game.given());
    }

    @Override
    public int hashCode() {
        return state.table().hashCode();
    }
}
