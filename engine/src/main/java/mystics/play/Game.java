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
 * A game: an immutable value that stands at one open question, or is over. The only way forward is {@link #answer}.
 * Keeping the value is undo; two games are equal when setup, table, agenda, open answers and journal are.
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
     * What the open step has come to. It holds on to the whole run that asked, so a kept game may forget it; the step
     * is then run again with the
     * answers it was given, which comes out the same.
     *
     * @param from how things stood when the step began; {@code open} how they stand in the middle of it
     * @param question what it waits for; {@code decides} whether that is the question of a decision; {@code seating}
     *        who answers inside from there on: no programs where they are held
     */
    private record Pending(State from, State open, Optional<Question> question, boolean decides, Seating seating) {
        /** The option that an answer names, where it can be done in another run of the step. */
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

    /** A game from its first steps on, played up to its first question. */
    public static Game begin(Setting setting, Seating seating, List<? extends Step> steps) {
        return resume(setting, seating, State.beginning(Table.empty(setting.box().layout()), Agenda.of(steps)), List.of());
    }

    /**
     * A game that stood at a state and had some answers in its open step, played up to its next question.
     *
     * @throws WrongAnswer when an answer does not fit, or is left over when the chapter is over
     * @throws OtherQuestion when an answer belongs to another question than the one that is asked
     */
    public static Game resume(Setting setting, Seating seating, State state, List<RecordedAnswer> given) {
        return played(setting, seating, LogLines::toSomebody, state, given, Optional.empty());
    }

    /** If a rule fails that the game can do without, the game is played on without its mod. */
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

    /** Goes on to the next question, whoever it is for. Programs are held there, unless it goes out anyway. */
    private static Pending held(Setting setting, Seating seating, Supplier<LogLines> telling, State at) {
        Pending alone = run(setting, seating.withoutPrograms(), telling, at, List.of(), Optional.empty());
        boolean theirs = alone.question().filter(question -> !seating.leavesOpen(question)).isPresent();
        return theirs ? alone : new Pending(alone.from(), alone.open(), alone.question(), alone.decides(), seating);
    }

    /**
     * The game after an answer to its open question.
     *
     * @throws WrongAnswer when the game is over or the answer does not fit; this game is as it was
     * @throws RuleFailed when a rule of a mod fails and the game cannot or shall not go on without the mod; this game is as it was
     */
    public Game answer(Answer answer) {
        Pending open = pending();
        Question asked = open.question().orElseThrow(() -> new WrongAnswer(Sentence.of("The chapter is over; nothing is asked")));
        List<RecordedAnswer> all = new ArrayList<>(given);
        all.add(new RecordedAnswer(asked.seat().name(), asked.prompt().pattern(), answer.value()));
        return played(setting, seating, telling, state, all, open.named(answer));
    }

    /**
     * The game after recorded answers, given all at once: it comes to nobody's question before they are used up.
     *
     * @throws WrongAnswer when one does not fit, or the chapter is over before it is used
     * @throws OtherQuestion when one belongs to another question than the one that is asked
     */
    public Game answered(List<RecordedAnswer> recorded) {
        List<RecordedAnswer> all = new ArrayList<>(given);
        all.addAll(recorded);
        return played(setting, seating, telling, state, all, Optional.empty());
    }

    /** The same game with other players inside. Nothing is played as long as the open question is none of theirs. */
    public Game seated(Seating others) {
        if (question().map(others::leavesOpen).orElse(true)) {
            return new Game(setting, others, telling, state, given, pending);
        }
        return played(setting, others, telling, state, given, Optional.empty());
    }

    /** The same game with nobody to read its log: for those who look ahead and for whoever keeps thousands of games. */
    public Game quiet() {
        return played(setting, seating, LogLines::toNobody, state, given, Optional.empty());
    }

    /** The same game without the rules of a mod from its last finished step on, as a record of it says. */
    public Game without(String mod) {
        return setting.off().contains(mod) ? this : WithoutMod.asRecorded(mod, setting, seating, state, given());
    }

    /** What the game waits for; empty when it is over. */
    public Optional<Question> question() {
        return pending().question();
    }

    /** The open step as it was run. Whoever holds on to it spares the game from running the step again. */
    Object openStep() {
        return pending();
    }

    /** The option that an answer to the open question names, where it can be done in another run of the step. */
    Optional<Option> named(Answer answer) {
        return pending().named(answer);
    }

    /** How the chapter stands. */
    public Outcome outcome() {
        return Draft.of(state.table()).outcome();
    }

    /** The game at its last finished step. */
    public State state() {
        return state;
    }

    /** How things stand at the open question, in the middle of the open step: to be looked at, not to be resumed from. */
    public State open() {
        return pending().open();
    }

    /** The answers given in the open step. */
    public List<RecordedAnswer> given() {
        return given;
    }

    /** Everything told so far, the lines of the open step too. */
    public List<Line> log() {
        return open().log().entries();
    }

    /** The lines told since a place of the log. */
    public List<Line> logSince(int from) {
        return open().log().since(from);
    }

    /** How many lines the log holds. */
    public int logSize() {
        return open().log().size();
    }

    /** Every answer so far, those of the open step too. */
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
     * Looks at the table as it stands at the last finished step.
     *
     * @param looking what is looked for; anything it changes is thrown away
     */
    public <T> T look(Function<Scene, T> looking) {
        return look(state, looking);
    }

    /**
     * Looks at the table as it stands at the open question, in the middle of the open step.
     *
     * @param looking what is looked for; anything it changes is thrown away
     */
    public <T> T lookNow(Function<Scene, T> looking) {
        Tryout trials = new Tryout(setting, state, state.journal().size(), given(), pending().decides(), Optional.empty());
        return look(setting, open(), trials, looking);
    }

    /**
     * Looks at the table as it stood at a state of this very game, such as one an {@link Inspector} has seen. Whoever
     * only looks does not see a
     * failing rule either: it is passed over with its mod.
     *
     * @param looking what is looked for; anything it changes is thrown away
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
