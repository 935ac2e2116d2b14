package mystics.editor.sight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.sight.Tidings.Weight;
import mystics.rules.Line;

/**
 * What is told beside the board of some lines of the log: the blows with their results, finds, and what else the board alone does not
 * show. Blows of the same kind are told together. A report that is cut leaves out first what did not matter, then gains of cheese, then
 * what a hero lost; of things that matter alike, it leaves out the oldest. It never leaves out that a hero was captured, and says so first.
 */
public final class TidingsReport {
    /** The report of nothing. */
    public static final TidingsReport NOTHING = new TidingsReport(List.of());
    private final List<Tidings> news;

    private TidingsReport(List<Tidings> news) {
        this.news = List.copyOf(news);
    }

    /** The report of some lines. */
    public static TidingsReport of(List<Line> told, Catalog catalog) {
        return new TidingsReport(together(new TidingsGathered(catalog).of(told), Tidings::joined));
    }

    /** Whether there is no news. */
    public boolean isEmpty() {
        return news.isEmpty();
    }

    /**
     * One sentence with a full stop for each piece of news, the newest last; the last sentence may say how many more the log has.
     *
     * @param most the number of lines; with 0 lines one piece of news, and the number of the others in short
     */
    public List<Sentence> all(int most) {
        return cut(news, most);
    }

    /** The same of the attacks of heroes, of what heroes lost, gained or found, and of who came in. */
    public List<Sentence> ours(int most) {
        return cut(news.stream().filter(one -> one.weight().isOurs()).toList(), most);
    }

    /** The news of a selection. However little room there is, the news shown and the news left out are as many as all news. */
    private List<Sentence> cut(List<Tidings> chosen, int most) {
        int lines = Math.max(1, most);
        if (chosen.size() <= lines) return sentences(chosen.stream());
        List<Tidings> kept = together(chosen, TidingsReport::gathered);
        int all = together(news, TidingsReport::gathered).size();
        if (kept.size() <= lines) return sentences(kept.stream());
        int room = Math.max(1, lines - 1);
        Stream.of(Weight.values()).filter(weight -> weight != Weight.GRAVE).forEach(weight -> drop(kept, weight, room));
        int left = all - kept.size();
        List<Sentence> report = sentences(kept.size() > room ? Stream.of(Tidings.Captured.all(kept))
                : kept.stream().sorted(Comparator.comparing(one -> one.weight() != Weight.GRAVE)));
        if (left > 0) report.add(Sentence.of(most > 0 ? "{n} more {n|event|events} in the log (F6)." : "+{n} (F6)", "n", left));
        return report;
    }

    private static List<Sentence> sentences(Stream<Tidings> news) {
        return news.map(one -> Sentence.of("{what}.", "what", one.words())).collect(Collectors.toCollection(ArrayList::new));
    }

    /** The news, with those told together that can be joined. */
    private static List<Tidings> together(List<Tidings> news, BiFunction<Tidings, Tidings, Optional<Tidings>> joined) {
        List<Tidings> all = new ArrayList<>();
        for (Tidings one : news) {
            int at = 0;
            while (at < all.size() && joined.apply(all.get(at), one).isEmpty()) {
                at++;
            }
            if (at < all.size()) all.set(at, joined.apply(all.get(at), one).orElseThrow());
            else all.add(one);
        }
        return all;
    }

    private static Optional<Tidings> gathered(Tidings one, Tidings later) {
        return one instanceof Blow blow ? blow.gathered(later) : Optional.empty();
    }

    /** Leaves out the oldest news of a weight, until no more than a number of all is left. */
    private static void drop(List<Tidings> news, Weight weight, int most) {
        for (int i = 0; i < news.size() && news.size() > most;) {
            if (news.get(i).weight() == weight) news.remove(i);
            else i++;
        }
    }
}
