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
 * The results of the last blows, rolls and finds, kept until the next ones. This text is needed because nothing on the board shows a blow
 * or a roll after its film is over.
 */
final class JustNow {
    private static final int MOST = 2;
    private final Deque<Sentence> blows = new ArrayDeque<>();
    private final Deque<Sentence> rolls = new ArrayDeque<>();

    /** Remembers the last blows and results of rolls in a film, if there are any. */
    void hear(Film film) {
        seeAll(film.all().stream().map(Frame::told).toList());
    }

    /** Remembers the blows and results of rolls in one step, if there are any. */
    void see(List<Line> told) {
        seeAll(List.of(told));
    }

    private void seeAll(List<List<Line>> steps) {
        List<Sentence> struck = steps.stream().map(Blows::of).flatMap(List::stream).toList();
        List<Sentence> rolled = steps.stream().map(UnseenResults::of).flatMap(List::stream).toList();
        if (struck.isEmpty() && rolled.isEmpty()) return;
        forget();
        struck.stream().skip(Math.max(0, struck.size() - MOST)).forEach(blows::addLast);
        rolled.stream().skip(Math.max(0, rolled.size() - MOST)).forEach(rolls::addLast);
    }

    /** Forgets the results, because they have been undone or must make room. */
    void forget() {
        blows.clear();
        rolls.clear();
    }

    /** The results in words, each on a line of its own; empty if there were none. */
    Sentence told() {
        List<Sentence> told = new ArrayList<>();
        if (!blows.isEmpty()) told.add(Sentence.of("Last blow: {what}.", "what", Sentence.row(List.copyOf(blows), ";\n")));
        if (!rolls.isEmpty()) told.add(Sentence.of("{what}.", "what", Sentence.row(List.copyOf(rolls), ";\n")));
        return Sentence.row(told, "\n");
    }
}
