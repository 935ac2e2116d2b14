package mystics.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Answer;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.rules.Line;
import mystics.rules.Refusal;

/**
 * A game as people play it: its history, the moves taken back, and the remarks about them. A session is an immutable
 * value. Each change returns another session and informs the autosave.
 */
public final class Session {
    private static final String TABLE = "table";

    private final Company company;
    private final Journal<Game> past;
    private final Journal<Game> undone;
    private final Journal<Remark> notes;
    private final List<Line> news;
    private final Autosave autosave;
    /** Keeps the run of the newest game, so that reading the game runs no rules. The window reads a session on the event thread. */
    private final Object openStep;

    private Session(Company company, Journal<Game> past, Journal<Game> undone, Journal<Remark> notes, List<Line> news, Autosave autosave) {
        this.company = company;
        this.past = past;
        this.undone = undone;
        this.notes = notes;
        this.news = news;
        this.autosave = autosave;
        this.openStep = past.last().openStep();
    }

    /** A session that begins with a game. All lines of the game's log are news. */
    public static Session of(Company company, Game game) {
        return new Session(company, Journal.<Game>empty().and(game), Journal.empty(), Journal.empty(), game.log(), Autosave.NONE);
    }

    /**
     * A session that goes on with earlier games.
     *
     * @param history the games so far, the newest last; at least one
     * @param notes the remarks so far
     * @param remark a remark for the players about going on with this game, usually none
     */
    public static Session goingOn(Company company, List<Game> history, List<Remark> notes, Optional<String> remark) {
        Journal<Game> past = Journal.<Game>empty().and(history);
        Session session = new Session(company, past, Journal.empty(), Journal.<Remark>empty().and(notes), List.of(), Autosave.NONE);
        return remark.map(text -> session.noted(Sentence.of(text))).orElse(session);
    }

    /** The same session with an autosave that is informed of all changes. */
    public Session keptBy(Autosave keeper) {
        return new Session(company, past, undone, notes, news, keeper);
    }

    /** The current game. */
    public Game game() {
        return past.last();
    }

    /** The games so far, one for each question that was answered from outside a run, the newest last. */
    public List<Game> history() {
        return past.entries();
    }

    /** The players. */
    public Company company() {
        return company;
    }

    /**
     * The session after an answer to the open question. Moves that were taken back can then no longer be redone.
     *
     * @throws WrongAnswer when the answer does not fit
     * @throws RuleFailed when a rule fails
     */
    public Session answer(Answer answer) {
        Game next = game().answer(answer);
        boolean lessRules = !next.setting().off().equals(game().setting().off());
        int told = lessRules ? game().state().log().size() : game().logSize();
        return changed(new Session(company, past.and(next), Journal.empty(), notes, next.logSince(told), autosave));
    }

    /** The reason why the last answer cannot be taken back, or {@link Refusal#NONE}. */
    public Refusal barsUndo() {
        if (past.size() == 1) {
            return Refusal.because("this is where the session begins", TABLE, "Answer first");
        }
        return switch (company.undo()) {
            case FREELY -> Refusal.NONE;
            case NEVER -> Refusal.because("it was agreed that nothing is taken back", TABLE, "Agree otherwise before the next game");
            case TO_LAST_NEWS -> News.since(past) ? Refusal.because("the answer brought something new to light", TABLE,
                    "A new game allows more with 'Take back freely' in the window, or with --undo=freely on the command line")
                    : Refusal.NONE;
        };
    }

    /**
     * The session with the last answer taken back.
     *
     * @throws IllegalStateException when {@link #barsUndo} refuses
     */
    public Session undo() {
        unless(barsUndo());
        Session back = new Session(company, past.before(), undone.and(game()), notes, List.of(), autosave);
        return changed(back.noted(lastAnswer("Taken back: {question} {answer}")));
    }

    /** The reason why no move can be redone, or {@link Refusal#NONE}. */
    public Refusal barsRedo() {
        return undone.size() > 0 ? Refusal.NONE : Refusal.because("nothing has been taken back since the last answer", TABLE, "Answer");
    }

    /**
     * The session after redoing the move that was taken back last.
     *
     * @throws IllegalStateException when {@link #barsRedo} refuses
     */
    public Session redo() {
        unless(barsRedo());
        Session again = new Session(company, past.and(undone.last()), undone.before(), notes, List.of(), autosave);
        Session noted = again.noted(again.lastAnswer("Done after all: {question} {answer}"));
        return changed(noted.telling(undone.last().logSince(game().logSize())));
    }

    /**
     * The same game with other players, such as a bot for a person who leaves.
     *
     * @throws IllegalArgumentException when there is no bot with one of the names
     */
    public Session company(Company others, Bots bots) {
        Game seated = isHeld() ? game() : game().seated(others.seating(bots, game().setting().box()));
        Session session = new Session(others, (seated.equals(game()) ? past.before() : past).and(seated), Journal.empty(), notes, List.of(),
                autosave);
        return changed(session.noted(Sentence.of("The players have changed")).telling(seated.logSince(game().logSize())));
    }

    /**
     * The same game with other players, who take part from the next time the game is opened. The open question therefore stays open even if
     * a new player is a program.
     */
    public Session agreed(Company others) {
        Session session = new Session(others, past, Journal.empty(), notes, List.of(), autosave);
        return changed(session.noted(Sentence.of("The players have changed")));
    }

    /** Whether programs wait. The open question may belong to a program, which answers only after {@link #goOn}. */
    public boolean isHeld() {
        return !company.bots().isEmpty() && game().seating().players().isEmpty() && game().question().isPresent();
    }

    /**
     * The session after its programs have played on. Undo does not return to the question at which the programs waited, unless it is the
     * first question of the game.
     *
     * @throws IllegalArgumentException when there is no bot with one of the names
     */
    public Session goOn(Bots bots) {
        Game next = game().seated(company.seating(bots, game().setting().box()));
        Journal<Game> before = past.size() == 1 ? past : past.before();
        return changed(new Session(company, before.and(next), Journal.empty(), notes, next.logSince(game().logSize()), autosave));
    }

    /** The log lines of the last change. */
    public List<Line> news() {
        return news;
    }

    /** The remarks so far. */
    public List<Remark> notes() {
        return notes.entries();
    }

    /** All log lines of the game, with each remark at its place. */
    public List<Line> log() {
        List<Line> lines = new ArrayList<>(game().log());
        int before = 0;
        for (Remark note : notes.entries()) {
            lines.add(Math.min(note.at() + before++, lines.size()), note.line());
        }
        return lines;
    }

    private Session noted(Sentence text) {
        Remark note = new Remark(game().logSize(), new Line(game().setting().worded(text).fixed(), TABLE));
        List<Remark> earlier = Remark.newest(notes.entries()).stream().map(old -> new Remark(Math.min(old.at(), note.at()), old.line()))
                .toList();
        List<Line> told = new ArrayList<>(news);
        told.add(note.line());
        return new Session(company, past, undone, Journal.<Remark>empty().and(earlier).and(note), told, autosave);
    }

    private Session telling(List<Line> more) {
        List<Line> told = new ArrayList<>(news);
        told.addAll(more);
        return new Session(company, past, undone, notes, told, autosave);
    }

    private static Session changed(Session session) {
        session.autosave.changed(session);
        return session;
    }

    private static void unless(Refusal refusal) {
        if (refusal.refused()) {
            throw new IllegalStateException(refusal.toString());
        }
    }

    /** The last answer in words. */
    private Sentence lastAnswer(String pattern) {
        Game asked = past.before().last();
        Question question = asked.question().orElseThrow();
        String value = game().open().journal().since(asked.open().journal().size()).get(0).value();
        return game().setting().worded(
                Sentence.of(pattern, "question", game().setting().worded(question.prompt()), "answer", News.label(question, value)));
    }
}
