package mystics.editor.play.around;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import mystics.choice.Sentence;
import mystics.editor.sight.Blows;
import mystics.editor.sight.UnseenResults;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.rules.Line;

/**
 * The last blows, finds and words of rules, kept until the next ones. They are needed because nothing on the board shows them when their
 * film is over.
 */
final class JustNow {
    private static final int MOST = 2;
    private final Deque<Sentence> blows = new ArrayDeque<>();
    private final Deque<Sentence> results = new ArrayDeque<>();

    /** Remembers the last blows and results of a film, if there are any. */
    void hear(Film film) {
        seeAll(film.all().stream().map(Frame::told).toList());
    }

    /** Remembers the blows and results of one step, if there are any. */
    void see(List<Line> told) {
        seeAll(List.of(told));
    }

    private void seeAll(List<List<Line>> steps) {
        List<Sentence> struck = steps.stream().map(Blows::of).flatMap(List::stream).toList();
        List<Sentence> unseen = steps.stream().map(UnseenResults::of).flatMap(List::stream).toList();
        if (struck.isEmpty() && unseen.isEmpty()) return;
        forget();
        struck.stream().skip(Math.max(0, struck.size() - MOST)).forEach(blows::addLast);
        unseen.stream().skip(Math.max(0, unseen.size() - MOST)).forEach(results::addLast);
    }

    /** Forgets the results, because they have been undone or must make room. */
    void forget() {
        blows.clear();
        results.clear();
    }

    /** The results in words, each on a line of its own; empty if there were none. */
    Sentence told() {
        List<Sentence> told = new ArrayList<>();
        if (!blows.isEmpty()) told.add(Sentence.of("Last blow: {what}.", "what", Sentence.row(List.copyOf(blows), ";\n")));
        if (!results.isEmpty()) told.add(Sentence.of("{what}.", "what", Sentence.row(List.copyOf(results), ";\n")));
        return Sentence.row(told, "\n");
    }
}
