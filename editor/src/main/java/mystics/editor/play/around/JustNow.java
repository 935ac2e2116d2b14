package mystics.editor.play.around;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import mystics.choice.Sentence;
import mystics.editor.sight.BoardEvents;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.rules.Line;

/** The last blows that were blocked or missed. Once the film of such a blow is over, nothing on the board shows the blow. */
final class JustNow {
    private static final int MOST = 2;
    private final Deque<Sentence> blows = new ArrayDeque<>();

    /** Remembers the blows of a film. */
    void hear(Film film) {
        film.all().stream().map(Frame::told).flatMap(List::stream).filter(BoardEvents::isHarmless).map(Line::text).forEach(this::add);
    }

    private void add(Sentence blow) {
        blows.addLast(blow);
        if (blows.size() > MOST) blows.removeFirst();
    }

    /** The blows in words, and forgets them; empty if there were none. */
    Sentence told() {
        Sentence told = blows.isEmpty() ? Sentence.EMPTY
                : Sentence.of("Just now: {what}.", "what", Sentence.row(List.copyOf(blows), "; "));
        blows.clear();
        return told;
    }
}
