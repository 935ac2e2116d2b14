package mystics.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.Box;
import mystics.rules.CardInPlay;
import mystics.rules.Decision;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Inquiry;
import mystics.rules.Line;
import mystics.rules.Meter;
import mystics.rules.Moment;
import mystics.rules.Occurrence;
import mystics.rules.Permission;
import mystics.rules.Refusal;
import mystics.rules.RoomInPlay;
import mystics.rules.Rule;
import mystics.rules.Scene;
import mystics.rules.Speech;
import mystics.rules.Step;
import mystics.rules.Trials;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Outcome;

/**
 * One run of steps, and the only implementation of a scene. The run works on a draft and collects answers and log lines. The caller decides
 * whether to keep the answers.
 */
final class Play implements Scene {
    private final Setting setting;
    private final Box box;
    private final Seating seating;
    private final Answers answers;
    private final LogLines log;
    private final EndlessPlay endless;
    private final Hearing hearing;
    private final AnswerSource source;
    private final Draft draft;
    private final Handles pieces;
    private Journal<Line> told;
    private Agenda agenda;
    private Agenda followUps = Agenda.EMPTY;
    private boolean decides;
    private boolean deciding;
    private Optional<Option> decided = Optional.empty();
    private boolean tries;
    private State begun;
    private int before;
    private Trials trials = Trials.NONE;

    Play(Setting setting, Seating seating, State from, Answers answers, LogLines log, Workplace workplace) {
        this.setting = setting;
        this.box = setting.box();
        this.seating = seating;
        this.answers = answers;
        this.log = log;
        this.draft = Draft.of(from.table());
        this.endless = new EndlessPlay(setting);
        this.hearing = new Hearing(this, setting, workplace, endless);
        this.source = new AnswerSource(this, setting, seating, answers, from.thrown().counting(), hearing, endless);
        this.begun = from;
        this.told = from.log();
        this.agenda = from.agenda();
        this.pieces = new Handles(this);
    }

    /** Lets the players of the run try answers. To make this possible, the state at the beginning of each step is kept. */
    void letTry() {
        tries = true;
    }

    /** Lets a reader of the table try answers. */
    Play with(Trials outside) {
        trials = outside;
        return this;
    }

    @Override
    public Trials trials() {
        if (!tries) {
            return trials;
        }
        return new Tryout(setting, begun, before, answers.sinceBegun(), deciding, decided);
    }

    private void keepBeginning() {
        answers.begin();
        before = answers.answered();
        begun = new State(draft.freeze(), agenda, ChanceCounts.NONE.now(source.thrown()), Journal.empty(), Journal.empty());
    }

    /** Performs the next step of the agenda. At a question that only people answer, the step is dropped and the question is returned. */
    Optional<Question> step() {
        hearing.begin();
        decides = false;
        deciding = false;
        decided = Optional.empty();
        if (tries) {
            keepBeginning();
        }
        endless.step();
        Step step = agenda.top();
        agenda = agenda.rest();
        try {
            if (step instanceof Decision<?> decision) {
                Optional<Question> question = decide(decision);
                putFollowUps();
                return question;
            }
            now(step);
            putFollowUps();
            return Optional.empty();
        } catch (MissingAnswer missing) {
            return Optional.of(missing.question());
        } catch (ChapterOver over) {
            ended();
            return Optional.empty();
        } catch (RuntimeException failure) {
            throw hearing.guests().blamed(failure);
        } catch (StackOverflowError | OutOfMemoryError failure) {
            throw hearing.guests().blamed(failure);
        }
    }

    /**
     * Performs a step that begins with a question. An option chosen in another run of the step is performed at once. If people have to
     * answer, nothing is repeated, because the step has done nothing before its question.
     */
    private <T extends Option> Optional<Question> decide(Decision<T> step) {
        begins(step);
        Optional<T> chosen = answers.chosen();
        if (chosen.isPresent()) {
            endless.decided();
            decided = Optional.of(chosen.get());
            step.decided(this, chosen.get());
            return Optional.empty();
        }
        Decision.Asked<T> asked = step.asks(this);
        if (asked.options().isEmpty()) {
            step.undecided(this);
        } else if (asked.options().size() > 1 && !answers.left() && !seating.players().containsKey(asked.seat().name())) {
            decides = true;
            return Optional.of(new Question.Choice(asked.seat(), asked.prompt(), asked.options(), hearing.occasion()));
        } else {
            deciding = true;
            T best = choose(asked.seat(), asked.prompt(), asked.options());
            deciding = false;
            decided = asked.options().size() > 1 ? Optional.of(best) : Optional.empty();
            step.decided(this, best);
        }
        return Optional.empty();
    }

    /** Whether the open question belongs to a decision, so that another run can perform the chosen option directly. */
    boolean decides() {
        return decides;
    }

    /**
     * Reads the current table. A failure is attributed to the rule that caused it. Each reading of the table is a run of its own; the steps
     * that rules spent in earlier readings do not count.
     */
    <T> T looked(Function<Scene, T> looking) {
        hearing.begin();
        try {
            return looking.apply(this);
        } catch (RuntimeException failure) {
            throw hearing.guests().blamed(failure);
        }
    }

    /** Puts the follow-ups above everything else that the step put on the agenda, the first follow-up on top. */
    private void putFollowUps() {
        for (; !followUps.isEmpty(); followUps = followUps.rest()) {
            agenda = agenda.push(followUps.top());
        }
    }

    private void ended() {
        followUps = Agenda.EMPTY;
        agenda = Agenda.EMPTY.push(service(LastStep.class).step());
        hearing.begin();
    }

    /**
     * Performs one more deed in a run that is only a trial. As in a step, the chapter may end during the deed. If the chapter has ended
     * already, nothing is done.
     */
    void goOn(Consumer<Scene> further) {
        if (!draft.outcome().over()) {
            try {
                further.accept(this);
                putFollowUps();
            } catch (ChapterOver over) {
                ended();
            }
        }
    }

    /**
     * Performs the next step of the agenda. Everybody who is asked must have a player in the run.
     *
     * @throws IllegalStateException when somebody who is asked has no player in the run
     */
    void wholeStep() {
        step().ifPresent(question -> {
            throw new IllegalStateException("Nobody is seated who answers '" + question.prompt() + "'");
        });
    }

    Agenda agenda() {
        return agenda;
    }

    /** The state after a step that began at another state, with the step's answers and log lines. */
    State state(State before) {
        told = before.log().and(log.take());
        return new State(draft.freeze(), agenda, before.thrown().now(source.thrown()), before.journal().and(answers.take()), told);
    }

    @Override
    public Box box() {
        return box;
    }

    @Override
    public Draft draft() {
        return draft;
    }

    @Override
    public Figure figure(int slot) {
        return pieces.figure(slot);
    }

    @Override
    public RoomInPlay room(int room) {
        return pieces.room(room);
    }

    @Override
    public CardInPlay card(int card) {
        return pieces.card(card);
    }

    @Override
    public List<Figure> heroes() {
        return pieces.heroes();
    }

    @Override
    public List<Figure> party() {
        return pieces.party();
    }

    @Override
    public List<Figure> waiting() {
        return pieces.waiting();
    }

    @Override
    public List<Figure> minions() {
        return pieces.minions();
    }

    @Override
    public List<Figure> allies() {
        return pieces.allies();
    }

    @Override
    public <M extends Moment & Happening> boolean happen(M moment, Consumer<? super M> deed) {
        unlessOnlyLooking();
        return hearing.happen(moment, deed);
    }

    @Override
    public <M extends Moment & Occurrence> void happened(M moment) {
        unlessOnlyLooking();
        hearing.happen(moment, done -> {});
    }

    @Override
    public <M extends Moment> Optional<M> happening(Class<M> kind) {
        return hearing.happening(kind);
    }

    @Override
    public <M extends Moment & Permission> Refusal allowed(M moment) {
        return hearing.allowed(moment);
    }

    @Override
    public boolean silent(Class<? extends Moment> moment, Figure actor) {
        return hearing.isSilent(moment, actor.slot());
    }

    @Override
    public <M extends Moment & Inquiry> M ask(M moment) {
        hearing.ask(moment);
        return moment;
    }

    @Override
    public <T extends Option> T choose(Seat seat, Sentence prompt, List<T> options) {
        unlessOnlyLooking();
        return source.choose(seat, prompt, options);
    }

    @Override
    public Dice roll(Purpose purpose, int dice, Sentence prompt) {
        unlessOnlyLooking();
        return source.roll(purpose, dice, prompt);
    }

    @Override
    public <T extends Option> T draw(Purpose purpose, Sentence prompt, List<T> options) {
        unlessOnlyLooking();
        return source.draw(purpose, prompt, options);
    }

    /** Refuses changes while a body of {@code forbid} runs, because previews run such bodies at any time. */
    private void unlessOnlyLooking() {
        if (draft.locked()) {
            throw new IllegalStateException("Rules of 'forbid' only look: they neither ask nor do anything");
        }
    }

    @Override
    public int answered() {
        return answers.answered();
    }

    @Override
    public boolean told() {
        return log.told();
    }

    @Override
    public void tell(String cause, String pattern, Object... places) {
        hearing.tells();
        if (log.told()) {
            log.tell(new Line(setting.worded(Sentence.of(pattern, places)).fixed(), cause));
        }
    }

    @Override
    public List<Line> lines(String cause) {
        return log.told() ? Stream.concat(told.entries().stream(), log.open().stream()).filter(line -> line.cause().equals(cause)).toList()
                : List.of();
    }

    @Override
    public void next(Step step) {
        unlessOnlyLooking();
        agenda = agenda.push(step);
    }

    @Override
    public void followUp(Step step) {
        unlessOnlyLooking();
        followUps = followUps.push(step);
    }

    @Override
    public boolean hasFollowUp() {
        return !followUps.isEmpty();
    }

    @Override
    public void now(Step step) {
        begins(step);
        step.perform(this);
    }

    private void begins(Step step) {
        if (seating.rolls().isPresent()) {
            seating.rolls().get().begins(this, step);
        }
    }

    @Override
    public void end(Outcome outcome) {
        unlessOnlyLooking();
        draft.set(Clock.OUTCOME, outcome.ordinal());
        throw new ChapterOver();
    }

    @Override
    public void as(Rule rule, int holder, int card, Moment moment, Consumer<Speech> deed) {
        hearing.as(rule, holder, card, moment, deed);
    }

    @Override
    public void perform(Rule rule, int holder, int card, Moment moment, Option chosen) {
        hearing.perform(rule, holder, card, moment, chosen);
    }

    @Override
    public <S> S service(Class<S> type) {
        return setting.services().service(type);
    }

    @Override
    public Meter meter(Rule rule) {
        return hearing.meter(rule);
    }

    @Override
    public String speaker() {
        return hearing.speaker();
    }

    @Override
    public String speakerName() {
        return hearing.speakerName();
    }
}
