package mystics.editor.play.around;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.play.over.Pages;
import mystics.editor.sight.TidingsReport;
import mystics.rules.Line;

/**
 * What has just happened in words, kept until something else happens, or until a round begins and nothing has happened meanwhile. It is
 * needed because nothing on the board shows it when its film is over. Whatever happens between two questions of turns belongs together,
 * even if another question comes in between.
 */
final class JustNow {
    private static final String ROUND = "ROUND-1";
    private List<Line> lines = List.of();
    private Next next = Next.TURN;
    private TidingsReport report = TidingsReport.NOTHING;

    /** What follows a film: the question of a turn, or another question or film within the same events. */
    enum Next { TURN, MORE }

    /** Remembers what a film tells, if it tells anything. */
    void hear(List<Line> film, Catalog catalog, Next then) {
        List<Line> all = new ArrayList<>(next == Next.MORE ? lines : List.of());
        all.addAll(film);
        lines = List.copyOf(all);
        next = then;
        if (film.stream().anyMatch(line -> line.cause().equals(ROUND))) makeRoom();
        see(lines, catalog);
    }

    /** Remembers what one step of a film tells, if it tells anything. */
    void see(List<Line> step, Catalog catalog) {
        TidingsReport now = TidingsReport.of(step, catalog);
        if (!now.isEmpty()) report = now;
    }

    /** Forgets everything, because it has been undone. */
    void forget() {
        lines = List.of();
        makeRoom();
    }

    /** Forgets the words, because they must make room. */
    void makeRoom() {
        report = TidingsReport.NOTHING;
    }

    /**
     * What happened in words, each piece of news on a line of its own, on so many lines at most. With 0 lines, one piece of news with the
     * number of the others in short; with -1, one piece of news alone. Empty if nothing happened.
     */
    Sentence told(int most) {
        return row(report.all(most), most);
    }

    /** What the heroes did in attacks, lost, gained or found, and who came in, on so many lines at most; empty if there was nothing. */
    Sentence inShort(int most) {
        return row(report.ours(most), most);
    }

    /** News line by line. If there is room for a single piece of news only, the number of the others follows it as an aside. */
    private static Sentence row(List<Sentence> news, int most) {
        return Sentence.row(most < 0 ? news.stream().limit(1).toList() : news, most > 1 ? "\n" : Pages.ASIDE);
    }
}
