package mystics.editor.balance;

import java.awt.EventQueue;
import java.awt.Font;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.SetupRefused;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.lab.GameSeries;
import mystics.lab.LabReport;
import net.miginfocom.swing.MigLayout;

/**
 * Compares the games of a chapter with the same games before a change: without the mod, or, if the chapter belongs to the mod itself, as
 * the mod was when games were last played.
 */
final class BeforeAfter extends JPanel {
    private final transient Executor workers;
    private final int count;
    private final Prose figures = new Prose("", 1.2f, Font.BOLD);
    private final Prose meaning = new Prose("");
    private transient Optional<BotGames> playing = Optional.empty();
    private transient Optional<Played> base = Optional.empty();
    private transient Optional<BotSetUp> last = Optional.empty();
    private transient Optional<BotSetUp> earlier = Optional.empty();

    /** Games that were played, and their results. */
    record Played(BotSetUp setUp, LabReport report) {
    }

    /** The set-up that games are compared with. */
    private record Base(Compared.To to, BotSetUp setUp) {
    }

    /**
     * @param workers plays the games
     * @param count the number of games that run side by side
     */
    BeforeAfter(Executor workers, int count) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 2", "[grow, fill]"));
        this.workers = workers;
        this.count = count;
        add(figures, "wmin 0");
        add(meaning, "wmin 0");
        setVisible(false);
    }

    /**
     * Plays the games before the change, unless they are known, and shows the difference.
     *
     * @param now the games with the change
     * @param without the set-up without the mod; empty if there is none
     * @param done runs when the difference is shown, at once if there is nothing to compare
     */
    void compare(Played now, Optional<BotSetUp> without, Runnable done) {
        stop();
        remember(now.setUp());
        Optional<Base> wanted = without.map(setUp -> new Base(Compared.To.WITHOUT_MOD, setUp))
                .or(() -> earlier.map(setUp -> new Base(Compared.To.LAST_TIME, sameSeats(setUp, now.setUp()))));
        setVisible(wanted.isPresent());
        if (wanted.isEmpty()) {
            done.run();
            return;
        }
        BotSetUp setUp = wanted.get().setUp();
        Optional<Played> known = base.filter(one -> one.setUp().equals(setUp) && one.report().games() == now.report().games());
        if (known.isPresent()) show(new Compared(wanted.get().to(), known.get().report(), now.report()), done);
        else play(wanted.get(), now.report(), done);
    }

    /** Remembers the newest state of the mod that was played, and the state before it. */
    private void remember(BotSetUp now) {
        Optional<BotSetUp> changed = last.filter(one -> one.library() != now.library() || !one.chapter().equals(now.chapter()));
        if (changed.isPresent()) earlier = changed;
        last = Optional.of(now);
    }

    private static BotSetUp sameSeats(BotSetUp state, BotSetUp now) {
        return new BotSetUp(state.library(), state.chapter(), now.party(), now.bot());
    }

    private void play(Base wanted, LabReport now, Runnable done) {
        Says.text(figures, wanted.to().playing());
        Says.text(meaning, Sentence.of(" "));
        BotGames[] own = new BotGames[1];
        own[0] = BotGames.begin(() -> series(wanted.setUp(), done), (int) now.games(), workers, count,
                report -> EventQueue.invokeLater(() -> {
                    if (playing.filter(one -> one == own[0]).isEmpty() || !own[0].isDone()) return;
                    playing = Optional.empty();
                    base = Optional.of(new Played(wanted.setUp(), report));
                    show(new Compared(wanted.to(), report, now), done);
                }));
        playing = Optional.of(own[0]);
    }

    private GameSeries series(BotSetUp setUp, Runnable done) {
        try {
            return setUp.series();
        } catch (SetupRefused refused) {
            EventQueue.invokeLater(() -> refuse(done));
            throw refused;
        }
    }

    private void refuse(Runnable done) {
        stop();
        setVisible(true);
        Says.text(figures, Sentence.of("This party cannot play the chapter without the change, so there is nothing to compare."));
        Says.text(meaning, Sentence.of(" "));
        done.run();
    }

    private void show(Compared compared, Runnable done) {
        Says.text(figures, compared.figures());
        Says.text(meaning, compared.meaning());
        done.run();
    }

    /** Whether the games before the change are being played. */
    boolean isPlaying() {
        return playing.isPresent();
    }

    /** Stops the games. A comparison that is not complete disappears. */
    void stop() {
        if (playing.isPresent()) setVisible(false);
        playing.ifPresent(BotGames::stop);
        playing = Optional.empty();
    }
}
