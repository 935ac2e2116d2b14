package mystics.editor.sight;

import java.util.List;
import mystics.content.MarkKind;
import mystics.phase.chapter.Story;
import mystics.play.Session;
import mystics.play.State;
import mystics.rules.Line;

/**
 * What happened since somebody answered, to be seen step by step, and where it ended.
 *
 * @param thrown the dice thrown after the last frame, on the way to the open question
 * @param interludes what deserves a moment after the last frame
 * @param news what was told on the way, the lines of all frames among them
 */
public record Film(List<Frame> frames, List<Throw> thrown, List<Interlude> interludes, Sight last, List<Line> news) {
    private static final String ENDED = "END-1";

    /** A film without a way: only how things stand. */
    public static Film still(Session session) {
        return new Film(List.of(), List.of(), List.of(), Sight.of(session), session.news());
    }

    /**
     * The film of an answer.
     *
     * @param states what the steps left on the way; {@code since} how far the game had come before, {@code earned} what had been achieved
     */
    static Film of(Session session, List<State> states, Since since, List<MarkKind> earned) {
        List<Throw> open = Throw.in(session.game().open().journal().since(Frame.end(states, since).answers()), session.game().setting());
        List<Frame> frames = Frame.of(session, states, since, earned);
        List<Line> news = session.news();
        int seen = Math.min(news.size(), frames.stream().mapToInt(frame -> frame.told().size()).sum());
        List<Interlude> interludes = Interlude.of(news.subList(seen, news.size()), List.of(), session.game().setting().box().catalog());
        return new Film(frames, open, interludes, Sight.of(session), news);
    }

    /** The dice thrown last: those on the way to the open question, else all on the way before. */
    public List<Throw> dice() {
        return thrown.isEmpty() ? frames.stream().flatMap(frame -> frame.thrown().stream()).toList() : thrown;
    }

    /** The passages of the story that were told in it. */
    public List<Line> passages() {
        return news.stream().filter(line -> line.cause().equals(Story.RULE)).toList();
    }

    /** Whether the chapter has come to its end in it (END-1). */
    public boolean ends() {
        return last.asked().isEmpty() && news.stream().anyMatch(line -> line.cause().equals(ENDED));
    }
}
