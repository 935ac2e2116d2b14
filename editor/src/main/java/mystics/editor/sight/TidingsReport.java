package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.sight.Tidings.Weight;
import mystics.rules.Line;

/**
 * What is told beside the board of some lines of the log: the blows with their results, finds, and what else the board alone does not
 * show. Blows of the same kind are told together. A report that is cut leaves out first what did not matter, and last what a hero lost or
 * gained; of things that matter alike, it leaves out the oldest.
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
        return new TidingsReport(together(new TidingsGathered(catalog).of(told), Blow::isLike));
    }

    /** Whether there is no news. */
    public boolean isEmpty() {
        return news.isEmpty();
    }

    /** One sentence with a full stop for each piece of news, the newest last; the last sentence may say how many more the log has. */
    public List<Sentence> all(int most) {
        return cut(news, most);
    }

    /** The same of what heroes lost, gained or found, and of who came in. */
    public List<Sentence> ours(int most) {
        return cut(news.stream().filter(one -> one.weight() == Weight.OURS).toList(), most);
    }

    private static List<Sentence> cut(List<Tidings> whole, int most) {
        if (whole.size() <= most) return sentences(whole.stream());
        List<Tidings> kept = together(whole, Blow::isFellow);
        int all = kept.size();
        if (all <= most) return sentences(kept.stream());
        for (Weight weight : Weight.values()) {
            drop(kept, weight, Math.max(1, most - 1));
        }
        List<Sentence> report = sentences(kept.stream());
        report.add(Sentence.of("{n} more in the log (F6).", "n", all - kept.size()));
        return report;
    }

    private static List<Sentence> sentences(Stream<Tidings> news) {
        return news.map(one -> Sentence.of("{what}.", "what", one.words())).collect(Collectors.toCollection(ArrayList::new));
    }

    private interface Alike {
        boolean test(Blow one, Blow other);
    }

    /** The news, with those blows told together that are alike. */
    private static List<Tidings> together(List<Tidings> news, Alike alike) {
        List<Tidings> all = new ArrayList<>();
        for (Tidings one : news) {
            Optional<Blow> known = one instanceof Blow blow ? all.stream().filter(Blow.class::isInstance).map(Blow.class::cast)
                    .filter(earlier -> alike.test(earlier, blow)).findFirst() : Optional.empty();
            known.ifPresentOrElse(earlier -> all.set(all.indexOf(earlier), earlier.and((Blow) one)), () -> all.add(one));
        }
        return all;
    }

    /** Leaves out the oldest news of a weight, until no more than a number of all is left. */
    private static void drop(List<Tidings> news, Weight weight, int most) {
        for (int i = 0; i < news.size() && news.size() > most;) {
            if (news.get(i).weight() == weight) news.remove(i);
            else i++;
        }
    }
}
