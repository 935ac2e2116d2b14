package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import mystics.content.MarkKind;
import mystics.play.Session;
import mystics.play.State;
import mystics.rules.Line;

/**
 * What has happened since the last answer, step by step, and how it ended.
 *
 * @param frames the finished steps with something to show
 * @param rest the state in the middle of the open step, with the dice and lines since the last frame
 * @param news all lines on the way, those of the frames included
 */
public record Film(List<Frame> frames, Frame rest, Sight last, List<Line> news) {
    private static final String ENDED = "END-1";

    public Film {
        frames = List.copyOf(frames);
    }

    /** A film in which nothing happens: only how things stand. */
    public static Film still(Session session) {
        Sight last = Sight.of(session);
        return new Film(List.of(), new Frame(last.spread(), List.of(), List.of(), List.of()), last, session.news());
    }

    /** The film of a game that has just come to its open question, without the steps on the way: all that was told is told at once. */
    public static Film beginning(Session session) {
        return of(session, List.of(), Since.BEGINNING, List.of());
    }

    /**
     * The film of an answer.
     *
     * @param states what the steps left on the way; {@code since} how far the game had come before, {@code earned} what had been achieved
     */
    static Film of(Session session, List<State> states, Since since, List<MarkKind> earned) {
        Sight last = Sight.of(session);
        Since end = Frame.end(states, since);
        List<Throw> thrown = Throw.in(session.game().open().journal().since(end.answers()), session.game().setting());
        List<Line> told = session.game().logSince(end.lines());
        Frame rest = new Frame(last.spread(), thrown, told, Interlude.of(told, List.of(), session.game().setting().box().catalog()));
        return new Film(Frame.of(session, states, since, earned), rest, last, session.news());
    }

    /** Everything there is to see, the open step last. */
    public List<Frame> all() {
        List<Frame> all = new ArrayList<>(frames);
        all.add(rest);
        return all;
    }

    /** The dice thrown last: those of the open step, else all on the way before. */
    public List<Throw> dice() {
        return rest.thrown().isEmpty() ? frames.stream().flatMap(frame -> frame.thrown().stream()).toList() : rest.thrown();
    }

    /** Whether programs wait for its end to play on. */
    public boolean goesOn() {
        return last.session().isHeld();
    }

    /** Whether an answer that another film ended with is taken back in this one. */
    public boolean takesBack(Film other) {
        return last.session().history().size() < other.last.session().history().size();
    }

    /** Whether the chapter has come to its end in it (END-1). */
    public boolean ends() {
        return last.asked().isEmpty() && news.stream().anyMatch(line -> line.cause().equals(ENDED));
    }
}
