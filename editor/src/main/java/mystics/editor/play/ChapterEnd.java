package mystics.editor.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.editor.play.ask.AskPane;
import mystics.editor.play.over.ReadingOverlay;
import mystics.editor.sight.Sight;
import mystics.play.Session;
import mystics.view.Ending;

/**
 * The result of a chapter, with a button for each possible next step, and the last page. When the last page has been put away, it can be
 * opened again.
 */
public final class ChapterEnd {
    private final AskPane ask;
    private final ReadingOverlay reading;
    private List<AfterChapter> ways;

    /** @param leave goes to the home page; this is the only button until {@link #offer} sets other buttons */
    ChapterEnd(AskPane ask, ReadingOverlay reading, Runnable leave) {
        this.ask = ask;
        this.reading = reading;
        this.ways = List.of(new AfterChapter("Home", over -> leave.run()));
    }

    /** Sets the buttons. */
    void offer(List<AfterChapter> newWays) {
        ways = List.copyOf(newWays);
    }

    /** Shows the end of a chapter in place of a question. */
    void show(Sight over) {
        Map<String, Runnable> doors = doors(over.session());
        doors.put("The last page", () -> page(over));
        ask.over(Ending.how(over.game()), Ending.more(over.session()), doors);
    }

    /** Opens the last page. */
    void page(Sight over) {
        reading.ending(over, doors(over.session()));
    }

    /** Opens the objective and the story so far; after the chapter, opens the last page first if nothing lies over the board. */
    void story(Sight seen) {
        if (seen.game().question().isEmpty() && !reading.isOpen()) page(seen);
        else reading.chapter(seen);
    }

    /** The possible next steps, by their labels. */
    private Map<String, Runnable> doors(Session session) {
        Map<String, Runnable> doors = new LinkedHashMap<>();
        ways.stream().filter(way -> way.fits().test(session)).forEach(way -> doors.put(way.words(), () -> way.then().accept(session)));
        return doors;
    }
}
