package mystics.editor.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.editor.play.ask.AskPane;
import mystics.play.Session;
import mystics.view.Ending;

/** The result of a chapter, with a button for each possible next step. */
public final class ChapterEnd {
    private final AskPane ask;
    private List<AfterChapter> ways;

    /** @param leave goes to the home page; this is the only button until {@link #offer} sets other buttons */
    ChapterEnd(AskPane ask, Runnable leave) {
        this.ask = ask;
        this.ways = List.of(new AfterChapter("Home", over -> leave.run()));
    }

    /** Sets the buttons. */
    void offer(List<AfterChapter> newWays) {
        ways = List.copyOf(newWays);
    }

    /** Shows the end of a session in place of a question. */
    void show(Session session) {
        ask.over(Ending.how(session.game()), Ending.more(session), doors(session));
    }

    /** The possible next steps, by their labels. */
    Map<String, Runnable> doors(Session session) {
        Map<String, Runnable> doors = new LinkedHashMap<>();
        ways.stream().filter(way -> way.fits().test(session)).forEach(way -> doors.put(way.words(), () -> way.then().accept(session)));
        return doors;
    }
}
