package mystics.editor.sight;

import java.util.List;
import mystics.play.Session;
import mystics.play.State;
import mystics.rules.Line;

/**
 * What happened since somebody answered, to be seen step by step, and where it ended.
 *
 * @param news what was told on the way, the lines of all frames among them
 */
public record Film(List<Frame> frames, Sight last, List<Line> news) {
    /** A film without a way: only how things stand. */
    public static Film still(Session session) {
        return new Film(List.of(), Sight.of(session), session.news());
    }

    /**
     * The film of an answer.
     *
     * @param states what the steps left on the way; {@code logged} how many lines had been told before
     */
    static Film of(Session session, List<State> states, int logged) {
        return new Film(Frame.of(session, states, logged), Sight.of(session), session.news());
    }
}
