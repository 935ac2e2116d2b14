package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.content.Catalog;
import mystics.phase.chapter.story.StoryQuestion;
import mystics.play.Session;
import mystics.play.State;
import mystics.rules.Line;

/**
 * The events since the last answer, step by step, and the final state.
 *
 * @param frames the finished steps with something to show
 * @param rest the state within the unfinished step, with the dice and log lines since the last frame
 * @param news all log lines since the last answer, including the lines of the frames
 */
public record Film(List<Frame> frames, Frame rest, Sight last, List<Line> news) {
    private static final String ENDED = "END-1";

    public Film {
        frames = List.copyOf(frames);
    }

    /** A film without events: only the current state. */
    public static Film still(Session session) {
        Sight last = Sight.of(session);
        return new Film(List.of(), new Frame(last.spread(), List.of(), List.of(), List.of()), last, session.news());
    }

    /** The film of a game that has just reached its open question. The film shows all log lines of the game at once. */
    public static Film beginning(Session session) {
        return of(session, List.of(), Since.BEGINNING, Optional.empty());
    }

    /**
     * The film of everything that happened because of an answer.
     *
     * @param states the state after each step
     * @param since the point of the game before the answer
     * @param before the table before the answer
     */
    static Film of(Session session, List<State> states, Since since, Optional<Spread> before) {
        Sight last = Sight.of(session);
        Since end = Frame.end(states, since);
        List<Throw> thrown = Throw.in(session.game().open().journal().since(end.answers()), session.game().setting());
        List<Line> told = session.game().logSince(end.lines());
        Frame rest = new Frame(last.spread(), thrown, told, Interlude.of(told, List.of(), session.game().setting().box().catalog()));
        List<Frame> frames = new ArrayList<>(Frame.of(session, states, since, before));
        List<Frame> open = rest.apart(frames.isEmpty() ? before : Optional.of(frames.get(frames.size() - 1).spread()));
        frames.addAll(open.subList(0, open.size() - 1));
        return new Film(frames, open.get(open.size() - 1), last, session.news());
    }

    /** All frames, the open step last. */
    public List<Frame> all() {
        List<Frame> all = new ArrayList<>(frames);
        all.add(rest);
        return all;
    }

    /** The last dice: the dice of the open step or, if it has no dice, all earlier dice of the film. */
    public List<Throw> dice() {
        return rest.thrown().isEmpty() ? frames.stream().flatMap(frame -> frame.thrown().stream()).toList() : rest.thrown();
    }

    /** The question that the story asks at the end of a page, if nothing else happens after that page (STORY-2). */
    public Optional<Asked> askedOn(Interlude page) {
        List<Interlude> seen = all().stream().flatMap(frame -> frame.interludes().stream()).toList();
        boolean last = !seen.isEmpty() && seen.get(seen.size() - 1).equals(page);
        return last && !goesOn() && this.last.session().game().state().agenda().top() instanceof StoryQuestion ? this.last.asked()
                : Optional.empty();
    }

    /** The open question of a chapter without a board, if no page of the film ends with that question. */
    public Optional<Asked> askedAlone() {
        boolean told = all().stream().flatMap(frame -> frame.interludes().stream()).anyMatch(page -> askedOn(page).isPresent());
        return told || goesOn() || !isRead() ? Optional.empty() : last.asked();
    }

    /** Whether the chapter has no board. */
    public boolean isRead() {
        return last.session().game().setting().box().chapter().storyOnly();
    }

    /** The pieces of the game. */
    public Catalog catalog() {
        return last.session().game().setting().box().catalog();
    }

    /** Whether programs wait for the end of the film before they continue. */
    public boolean goesOn() {
        return last.session().isHeld();
    }

    /** Whether this film takes back the answer that led to another film. */
    public boolean takesBack(Film other) {
        return last.session().history().size() < other.last.session().history().size();
    }

    /**
     * Whether the chapter ends in this film (END-1). The page of the end may already have been part of the previous film, if programs
     * waited at that page.
     */
    public boolean ends() {
        return last.asked().isEmpty() && (!frames.isEmpty() || news.stream().anyMatch(line -> line.cause().equals(ENDED)));
    }
}
