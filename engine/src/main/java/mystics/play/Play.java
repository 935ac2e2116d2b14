package mystics.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import mystics.choice.Fate;
import mystics.choice.Occasion;
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
import mystics.rules.Permission;
import mystics.rules.Player;
import mystics.rules.Refusal;
import mystics.rules.RoomInPlay;
import mystics.rules.Rule;
import mystics.rules.Scene;
import mystics.rules.Speech;
import mystics.rules.Step;
import mystics.rules.Verb;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Outcome;

/** One run of steps: the only scene. It works on a draft and collects answers and lines; what becomes of them is decided outside. */
final class Play implements Scene {
    private static final int[] NO_DICE = {};
    private static final int MOST_DICE = 100;

    private final Setting setting;
    private final Box box;
    private final Seating seating;
    private final Answers answers;
    private final LogLines log;
    private final Hearing hearing;
    private final RoundDecisions decisions = new RoundDecisions();
    private final int[] thrown;
    private final Draft draft;
    private final Figure[] figures;
    private final RoomInPlay[] rooms;
    private final CardInPlay[][] cards;
    private Agenda agenda;
    private List<Figure> heroes = List.of();
    private List<Figure> minions = List.of();
    private boolean decides;
    private int heroesSeen = -1;
    private int minionsSeen = -1;

    Play(Setting setting, Seating seating, State from, Answers answers, LogLines log, Workplace workplace) {
        this.setting = setting;
        this.box = setting.box();
        this.seating = seating;
        this.answers = answers;
        this.log = log;
        this.thrown = from.thrown().counting();
        this.draft = Draft.of(from.table());
        this.hearing = new Hearing(this, setting, workplace, decisions);
        this.agenda = from.agenda();
        this.figures = new Figure[box.figureCount()];
        this.rooms = new RoomInPlay[box.roomCount()];
        this.cards = new CardInPlay[(box.cardCount() >> 4) + 1][];
    }

    /** Does the next step of the agenda. At a question that only people answer the step is dropped, and the question given back. */
    Optional<Question> step() {
        hearing.begin();
        decides = false;
        Step step = agenda.top();
        agenda = agenda.rest();
        try {
            if (step instanceof Decision<?> decision) {
                return decide(decision);
            }
            now(step);
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
     * Does a step that begins with a question: what was chosen in another run of it is done at once, and nothing is
     * dropped where people are to answer.
     */
    private <T extends Option> Optional<Question> decide(Decision<T> step) {
        begins(step);
        Optional<T> chosen = answers.chosen();
        if (chosen.isPresent()) {
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
            step.decided(this, choose(asked.seat(), asked.prompt(), asked.options()));
        }
        return Optional.empty();
    }

    /** Whether what it asks is the question of a decision, so that the option itself tells another run what to do. */
    boolean decides() {
        return decides;
    }

    /** Looks at the table as it stands; a failure is laid at the door of the rule to blame. */
    <T> T looked(Function<Scene, T> looking) {
        try {
            return looking.apply(this);
        } catch (RuntimeException failure) {
            throw hearing.guests().blamed(failure);
        }
    }

    private void ended() {
        agenda = Agenda.EMPTY.push(service(LastStep.class).step());
        hearing.begin();
    }

    /**
     * Does something more, as a course goes on that somebody only tries. The chapter may end in it as it may in a step,
     * and nothing is done when it has ended already.
     */
    void goOn(Consumer<Scene> further) {
        if (!draft.outcome().over()) {
            try {
                further.accept(this);
            } catch (ChapterOver over) {
                ended();
            }
        }
    }

    /**
     * Does the next step of the agenda with everybody seated who is asked.
     *
     * @throws IllegalStateException when somebody is not
     */
    void wholeStep() {
        step().ifPresent(question -> {
            throw new IllegalStateException("Nobody is seated who answers '" + question.prompt() + "'");
        });
    }

    Agenda agenda() {
        return agenda;
    }

    /** How things stand after a step that began at a state; its answers and lines are taken over. */
    State state(State before) {
        return new State(draft.freeze(), agenda, before.thrown().now(thrown), before.journal().and(answers.take()),
                before.log().and(log.take()));
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
        Figure figure = figures[slot];
        return figure != null ? figure : (figures[slot] = new Figure(this, slot));
    }

    @Override
    public RoomInPlay room(int room) {
        RoomInPlay found = rooms[room];
        return found != null ? found : (rooms[room] = new RoomInPlay(this, room));
    }

    @Override
    public CardInPlay card(int card) {
        CardInPlay[] some = cards[card >> 4];
        if (some == null) {
            some = cards[card >> 4] = new CardInPlay[16];
        }
        CardInPlay found = some[card & 15];
        return found != null ? found : (some[card & 15] = new CardInPlay(this, card));
    }

    @Override
    public List<Figure> heroes() {
        if (heroesSeen != draft.boardShape()) {
            heroesSeen = draft.boardShape();
            heroes = Collections.unmodifiableList(findHeroes());
        }
        return heroes;
    }

    private List<Figure> findHeroes() {
        List<Figure> heroes = new ArrayList<>(box.heroCount());
        for (int place = 0, length = draft.trackLength(); place < length; place++) {
            int kind = draft.trackAt(place);
            if (kind < box.heroCount() && draft.onBoard(kind)) {
                heroes.add(figure(kind));
            }
        }
        if (heroes.isEmpty()) {
            heroes.addAll(party());
            heroes.removeIf(hero -> !hero.isActive());
        }
        return heroes;
    }

    @Override
    public List<Figure> party() {
        List<Figure> party = new ArrayList<>(box.heroCount());
        for (int hero = 0; hero < box.heroCount(); hero++) {
            party.add(figure(hero));
        }
        return party;
    }

    @Override
    public List<Figure> minions() {
        if (minionsSeen != draft.boardShape()) {
            minionsSeen = draft.boardShape();
            minions = Collections.unmodifiableList(findMinions());
        }
        return minions;
    }

    private List<Figure> findMinions() {
        List<Figure> minions = new ArrayList<>();
        for (int slot = box.heroCount(); slot < box.figureCount(); slot++) {
            if (draft.onBoard(slot)) {
                minions.add(figure(slot));
            }
        }
        return minions;
    }

    @Override
    public <M extends Moment & Happening> boolean happen(M moment, Consumer<? super M> deed) {
        unlessOnlyLooking();
        return hearing.happen(moment, deed);
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
    public boolean silent(Class<? extends Moment> moment, Verb verb, Figure actor) {
        return hearing.silent(moment, verb, actor.slot());
    }

    @Override
    public <M extends Moment & Inquiry> M ask(M moment) {
        hearing.ask(moment);
        return moment;
    }

    @Override
    public <T extends Option> T choose(Seat seat, Sentence prompt, List<T> options) {
        unlessOnlyLooking();
        if (options.isEmpty()) {
            throw new IllegalArgumentException("Nothing to choose from: " + prompt);
        }
        if (options.size() == 1) {
            answers.forced(seat);
            return options.get(0);
        }
        hearing.asks();
        if (answers.left()) {
            return answers.choice(seat, prompt, options);
        }
        Player player = seating.players().get(seat.name());
        if (player == null) {
            throw new MissingAnswer(new Question.Choice(seat, prompt, options, hearing.occasion()));
        }
        List<T> open = seating.open(options, box.heroes());
        T chosen = open.get(ask(player, new Question.Choice(seat, prompt, open)));
        if (chosen.isForParty() && seating.hasPeople(box.heroes())) {
            throw new MissingAnswer(new Question.Choice(seat, prompt, options, suggested(chosen)));
        }
        answers.decided(seat, prompt, chosen);
        return chosen;
    }

    /** Why people are asked for a hero that a program plays: what it would choose. */
    private Occasion suggested(Option chosen) {
        Sentence why = Sentence.of("The program would choose \"{choice}\" here, and that is for the party to decide", "choice",
                chosen.words());
        return new Occasion("", Optional.of(why.fixed()));
    }

    /** The bodies of {@code forbid} may be run at any time, by a preview too. */
    private void unlessOnlyLooking() {
        if (draft.locked()) {
            throw new IllegalStateException("Rules of 'forbid' only look: they neither ask nor do anything");
        }
    }

    private RuntimeException tooMany() {
        IllegalStateException endless = new IllegalStateException(
                "more than " + RoundDecisions.MOST + " decisions were made in one round, and no rule spoke at more of the last ones");
        return decisions.loudest(rule -> setting.canDoWithout(rule.source().mod()))
                .<RuntimeException>map(rule -> new RuleFailed(rule, endless))
                .orElseGet(() -> new IllegalStateException("More than " + RoundDecisions.MOST + " decisions were made in one round"));
    }

    private int ask(Player player, Question.Choice question) {
        if (!decisions.decide(draft.get(Clock.ROUND))) {
            throw tooMany();
        }
        try {
            return player.choose(question, this);
        } catch (RuleFailed ofMod) {
            throw ofMod;
        } catch (RuntimeException failure) {
            throw new PlayerFailed(question.seat().name(), question.prompt().pattern(), failure);
        }
    }

    @Override
    public Dice roll(Purpose purpose, int dice, Sentence prompt) {
        unlessOnlyLooking();
        if (dice > MOST_DICE) {
            throw new IllegalArgumentException("Nobody can throw " + dice + " dice");
        }
        if (dice <= 0) {
            return new Dice(NO_DICE);
        }
        hearing.asks();
        int[] faces;
        if (answers.left()) {
            faces = answers.faces(prompt, dice);
        } else {
            if (seating.rolls().isEmpty()) {
                throw new MissingAnswer(new Question.Roll(purpose, prompt, dice, hearing.occasionOfRoll()));
            }
            Fate fate = seating.rolls().get();
            if (fate instanceof Foresight foresight) {
                return foresight.roll(this, purpose, dice);
            }
            faces = new int[dice];
            for (int i = 0; i < dice; i++) {
                faces[i] = fate.face(purpose, thrown[purpose.ordinal()] + i);
            }
            answers.rolled(prompt, faces);
        }
        thrown[purpose.ordinal()] += dice;
        return new Dice(faces);
    }

    @Override
    public <T extends Option> T draw(Purpose purpose, Sentence prompt, List<T> options) {
        unlessOnlyLooking();
        if (options.size() == 1) {
            return options.get(0);
        }
        hearing.asks();
        T drawn;
        if (answers.left()) {
            drawn = answers.choice(Seat.FATE, prompt, options);
        } else {
            if (seating.draws().isEmpty()) {
                throw new MissingAnswer(new Question.Draw(purpose, prompt, options));
            }
            Fate fate = seating.draws().get();
            drawn = options.get(fate instanceof Foresight foresight ? foresight.draw(this, purpose, options.size())
                    : fate.below(purpose, thrown[purpose.ordinal()], options.size()));
            answers.drawn(prompt, drawn);
        }
        thrown[purpose.ordinal()]++;
        return drawn;
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
    public void next(Step step) {
        unlessOnlyLooking();
        agenda = agenda.push(step);
    }

    @Override
    public void now(Step step) {
        begins(step);
        step.perform(this);
    }

    private void begins(Step step) {
        if (seating.rolls().isPresent() && seating.rolls().get() instanceof Foresight foresight) {
            foresight.begins(this, step);
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
