package mystics.editor.play.around;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import mystics.choice.Sentence;
import mystics.editor.sight.Blows;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.rules.Line;

/**
 * The results of the last blows, kept until the next blows. This text is needed because nothing on the board shows a blow after its film is
 * over.
 */
final class JustNow {
    private static final int MOST = 2;
    private final Deque<Sentence> blows = new ArrayDeque<>();

    /** Remembers the last blows of a film, if there are any. */
    void hear(Film film) {
        List<Sentence> told = film.all().stream().map(Frame::told).map(Blows::of).flatMap(List::stream).toList();
        if (!told.isEmpty()) blows.clear();
        told.forEach(this::add);
    }

    /** Remembers the blows of one step, if there are any. */
    void see(List<Line> told) {
        List<Sentence> struck = Blows.of(told);
        if (!struck.isEmpty()) blows.clear();
        struck.forEach(this::add);
    }

    private void add(Sentence blow) {
        blows.addLast(blow);
        if (blows.size() > MOST) blows.removeFirst();
    }

    /** Forgets the blows, because they have been undone or must make room. */
    void forget() {
        blows.clear();
    }

    /** The blows in words; empty if there were none. */
    Sentence told() {
        return blows.isEmpty() ? Sentence.EMPTY
                : Sentence.of("Last blow: {what}.", "what", Sentence.row(List.copyOf(blows), "; "));
    }
}
