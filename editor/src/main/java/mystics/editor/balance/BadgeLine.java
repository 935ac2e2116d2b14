package mystics.editor.balance;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.Timer;
import mystics.bot.Bot;
import mystics.bot.SuggestedParty;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.lab.LabReport;
import mystics.mod.load.Library;

/**
 * Shows whether a chapter can be won. The line first says whether the tiles allow a victory. If nothing changes for a second, bots play
 * games, and the line shows their results.
 */
public final class BadgeLine extends JPanel {
    private static final int STILL = 1000;
    private static final int GAMES = 200;
    private final transient Supplier<Library> library;
    private final transient Supplier<Optional<Chapter>> chapter;
    private final transient Executor workers;
    private final Prose words = new Prose("", 1, Font.BOLD);
    private final Timer still = new Timer(STILL, done -> play());
    private transient Optional<BotGames> playing = Optional.empty();
    private transient Optional<Chapter> seen = Optional.empty();

    /**
     * @param chapter the current chapter, if its file can be read
     * @param workers plays the games, one after another
     */
    public BadgeLine(Supplier<Library> library, Supplier<Optional<Chapter>> chapter, Executor workers) {
        super(new BorderLayout());
        this.library = library;
        this.chapter = chapter;
        this.workers = workers;
        still.setRepeats(false);
        setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
        add(words);
        refresh();
    }

    /** Examines the current chapter. If the chapter has changed, the bots begin again. */
    public void refresh() {
        Optional<Chapter> now = chapter.get();
        if (now.equals(seen)) return;
        seen = now;
        stop();
        now.ifPresent(known -> Says.text(words, reachable(known).words(catalog(known))));
        still.restart();
    }

    /** Stops the games, if any are running. */
    public void stop() {
        still.stop();
        playing.ifPresent(BotGames::stop);
        playing = Optional.empty();
    }

    private Catalog catalog(Chapter known) {
        return library.get().catalog().with(known);
    }

    private Reachable reachable(Chapter known) {
        return Reachable.of(known, catalog(known));
    }

    private void play() {
        Optional<Chapter> now = seen.filter(this::canBePlayed);
        if (now.isEmpty() || !isShowing()) return;
        Library mods = library.get();
        List<String> party = SuggestedParty.of(mods.catalog(), now.get());
        BotGames[] own = new BotGames[1];
        own[0] = BotGames.begin(() -> new BotSetUp(mods, now.get(), party, Bot.SENSIBLE).series(), GAMES, workers, 1,
                report -> EventQueue.invokeLater(() -> heard(report, own[0])));
        playing = Optional.of(own[0]);
    }

    /** Whether the chapter has everything that a game needs. */
    private boolean canBePlayed(Chapter known) {
        Catalog catalog = library.get().catalog();
        boolean whole = known.tiles().stream().map(tile -> catalog.rooms().get(tile.up())).allMatch(up -> up != null
                && catalog.rooms().values().stream().filter(room -> room.tile().equals(up.tile())).count() == 2);
        return whole && !known.tiles().isEmpty() && !known.objective().isEmpty() && known.endPage() > 0 && known.party().size() > 0
                && SuggestedParty.of(catalog, known).size() == known.party().size()
                && !known.start().room().isEmpty() && reachable(known).missing().isEmpty();
    }

    private void heard(LabReport report, BotGames by) {
        if (playing.filter(now -> now == by).isEmpty()) return;
        seen.ifPresent(known -> Says.text(words, Sentence.of("{reachable}, {rate}", "reachable", reachable(known).words(catalog(known)),
                "rate", new WinRate(report).words())));
    }
}
