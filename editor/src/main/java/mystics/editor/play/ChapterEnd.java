package mystics.editor.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.editor.play.ask.AskPane;
import mystics.play.Session;
import mystics.view.Ending;

/** How a chapter ended, with a button for each thing the players can do next. */
public final class ChapterEnd {
    private final AskPane ask;
    private List<AfterChapter> ways;

    /** @param leave goes home: the only button until {@link #offer} sets others */
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

    /** What the players can do next, by the words for it. */
    Map<String, Runnable> doors(Session session) {
        Map<String, Runnable> doors = new LinkedHashMap<>();
        ways.stream().filter(way -> way.fits().test(session)).forEach(way -> doors.put(way.words(), () -> way.then().accept(session)));
        return doors;
    }
}
