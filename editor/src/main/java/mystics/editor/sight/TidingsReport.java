package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.sight.Tidings.Weight;
import mystics.rules.Line;

/**
 * What is told beside the board of some lines of the log: the blows with their results, finds, and what else the board alone does not
 * show. Blows of the same kind are told together. A long report leaves out what did not matter, but never what a hero lost or gained.
 */
public final class TidingsReport {
    private static final int MOST = 6;

    private TidingsReport() {
    }

    /** The report of some lines, one sentence with a full stop for each piece of news. */
    public static List<Sentence> of(List<Line> told, Catalog catalog) {
        List<Tidings> news = together(new TidingsGathered(catalog).of(told), Blow::isLike);
        if (news.size() > MOST) news = together(news, Blow::isFellow);
        int all = news.size();
        drop(news, Weight.HARMLESS);
        drop(news, Weight.USUAL);
        List<Sentence> report = new ArrayList<>(news.stream().map(one -> Sentence.of("{what}.", "what", one.words())).toList());
        if (all > news.size()) report.add(Sentence.of("{n} more in the log.", "n", all - news.size()));
        return report;
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

    /** Leaves out the oldest news of a weight, as many as are too many. */
    private static void drop(List<Tidings> news, Weight weight) {
        for (int i = 0; i < news.size() && news.size() > MOST;) {
            if (news.get(i).weight() == weight) news.remove(i);
            else i++;
        }
    }
}
