package mystics.editor.sight;

import java.util.List;
import mystics.play.Session;
import mystics.play.State;
import mystics.rules.Line;

/**
 * What happened since somebody answered, to be seen step by step, and where it ended.
 *
 * @param thrown the dice thrown after the last frame, on the way to the open question
 * @param news what was told on the way, the lines of all frames among them
 */
public record Film(List<Frame> frames, List<Throw> thrown, Sight last, List<Line> news) {
    /** A film without a way: only how things stand. */
    public static Film still(Session session) {
        return new Film(List.of(), List.of(), Sight.of(session), session.news());
    }

    /**
     * The film of an answer.
     *
     * @param states what the steps left on the way; {@code since} how far the game had come before
     */
    static Film of(Session session, List<State> states, Since since) {
        List<Throw> open = Throw.in(session.game().open().journal().since(Frame.end(states, since).answers()), session.game().setting());
        return new Film(Frame.of(session, states, since), open, Sight.of(session), session.news());
    }
}
