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
 * show. Blows of the same kind are told together. A long report leaves out what did not matter, but never what a hero lost or gained.
 *
 * @param all one sentence with a full stop for each piece of news
 * @param ours those of them that tell what heroes lost, gained or found, and who came in
 */
public record TidingsReport(List<Sentence> all, List<Sentence> ours) {
    /** The report of nothing. */
    public static final TidingsReport NOTHING = new TidingsReport(List.of(), List.of());
    private static final int MOST = 6;

    public TidingsReport {
        all = List.copyOf(all);
        ours = List.copyOf(ours);
    }

    /** The report of some lines. */
    public static TidingsReport of(List<Line> told, Catalog catalog) {
        List<Tidings> news = together(new TidingsGathered(catalog).of(told), Blow::isLike);
        if (news.size() > MOST) news = together(news, Blow::isFellow);
        int all = news.size();
        drop(news, Weight.HARMLESS);
        drop(news, Weight.USUAL);
        List<Sentence> report = sentences(news.stream());
        if (all > news.size()) report.add(Sentence.of("{n} more in the log.", "n", all - news.size()));
        return new TidingsReport(report, sentences(news.stream().filter(one -> one.weight() == Weight.OURS)));
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

    /** Leaves out the oldest news of a weight, as many as are too many. */
    private static void drop(List<Tidings> news, Weight weight) {
        for (int i = 0; i < news.size() && news.size() > MOST;) {
            if (news.get(i).weight() == weight) news.remove(i);
            else i++;
        }
    }
}
