package mystics.editor.balance;

import java.awt.EventQueue;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import mystics.bot.Bot;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.SetupRefused;
import mystics.editor.deed.PartyChoice;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.lab.GameSeries;
import mystics.lab.LabReport;
import mystics.mod.load.Library;
import net.miginfocom.swing.MigLayout;

/** Bots play the chapter that is being written: how many games they win, and why they lose the others. */
public final class BalanceDesk extends JPanel {
    private static final List<Integer> GAMES = List.of(300, 1000, 3000, 10_000);
    private final transient Supplier<Library> library;
    private final transient Supplier<Optional<Chapter>> chapter;
    private final transient Executor workers;
    private final int count;
    private final JComboBox<PartyChoice> party = new JComboBox<>();
    private final JComboBox<String> bot = new JComboBox<>(Stream.of(Bot.values()).map(BalanceDesk::called).toArray(String[]::new));
    private final JComboBox<Integer> games = new JComboBox<>(GAMES.toArray(Integer[]::new));
    private final JButton run = new JButton("Run");
    private final Prose rate = new Prose(Sentence.of("No game played yet"), 1.8f, Font.BOLD);
    private final Prose more = new Prose(Sentence.of("Bots play the chapter as it is written now, also what is not saved."));
    private final JProgressBar progress = new JProgressBar();
    private final BalancePlots plots = new BalancePlots();
    private transient Optional<BotGames> playing = Optional.empty();

    /**
     * @param library the loaded mods; {@code chapter} the chapter as it is written now, if its file can be read
     * @param workers plays the games; {@code count} how many it plays side by side
     */
    public BalanceDesk(Supplier<Library> library, Supplier<Optional<Chapter>> chapter, Executor workers, int count) {
        super(new MigLayout("insets 12, fill, wrap 1", "[grow, fill]", "[][][][][grow, fill]"));
        this.library = library;
        this.chapter = chapter;
        this.workers = workers;
        this.count = count;
        bot.setSelectedIndex(Bot.SENSIBLE.ordinal());
        games.setSelectedItem(1000);
        named(party, "Party");
        named(bot, "Bot");
        named(games, "Number of games");
        run.addActionListener(click -> toggle());
        Flow head = new Flow(10);
        head.add(party, Flow.REST);
        Stream.of(bot, games, run).forEach(head::add);
        add(head, "wmin 0");
        add(rate, "wmin 0");
        add(more, "wmin 0");
        add(progress, "wmin 0");
        add(plots, "wmin 0, hmin 0");
        offer();
    }

    private static void named(JComboBox<?> choice, String name) {
        choice.getAccessibleContext().setAccessibleName(name);
    }

    private static String called(Bot bot) {
        return bot == Bot.SENSIBLE ? "Sensible bots" : "Random bots";
    }

    /** Offers the parties that the chapter allows now; the chosen one stays if it still may go. */
    public void offer() {
        Object chosen = party.getSelectedItem();
        party.removeAllItems();
        chapter.get().filter(known -> known.party().size() > 0)
                .ifPresent(known -> PartyChoice.of(library.get().catalog(), known).forEach(party::addItem));
        party.setSelectedItem(chosen == null ? party.getItemAt(0) : chosen);
        if (party.getSelectedItem() == null && party.getItemCount() > 0) party.setSelectedIndex(0);
    }

    private void toggle() {
        if (playing.filter(now -> !now.isDone()).isPresent()) stop();
        else begin();
    }

    /** Stops the games. What they have shown stays. */
    public void stop() {
        playing.ifPresent(BotGames::stop);
        playing = Optional.empty();
        run.setText("Run");
    }

    private void begin() {
        Optional<Chapter> now = chapter.get();
        if (now.isEmpty() || !(party.getSelectedItem() instanceof PartyChoice chosen)) {
            Says.text(rate, Sentence.of("The chapter cannot be played yet"));
            return;
        }
        int wanted = games.getItemAt(games.getSelectedIndex());
        Library mods = library.get();
        Bot player = Bot.values()[bot.getSelectedIndex()];
        run.setText("Stop");
        progress.setMaximum(wanted);
        BotGames[] own = new BotGames[1];
        own[0] = BotGames.begin(() -> series(new BotSetUp(mods, now.get(), chosen.heroes(), player)), wanted, workers, count,
                report -> EventQueue.invokeLater(() -> heard(report, own[0])));
        playing = Optional.of(own[0]);
    }

    /** Sets the games up, or says why they cannot be played. */
    private GameSeries series(BotSetUp setUp) {
        try {
            return setUp.series();
        } catch (SetupRefused refused) {
            EventQueue.invokeLater(() -> refuse(refused));
            throw refused;
        }
    }

    private void refuse(SetupRefused refused) {
        stop();
        Says.text(rate, Sentence.of("The chapter cannot be played yet"));
        Says.text(more, Sentence.of("{why}", "why", refused.getMessage()));
    }

    private void heard(LabReport report, BotGames by) {
        if (playing.filter(now -> now == by).isEmpty()) return;
        show(report);
        if (by.isDone()) stop();
    }

    /** Shows the results of games. */
    public void show(LabReport report) {
        Library mods = library.get();
        WinRate now = new WinRate(report);
        Says.text(rate, now.words());
        Says.text(more, Sentence.of("{interval}, {rounds} rounds each. {who}", "interval", now.interval(), "rounds",
                Math.round(report.each(report.rounds())), "who",
                Sentence.of("Bots are not people: they show what is easier and what harder.")));
        progress.setValue((int) report.games());
        plots.show(now, mods.catalog(), mods.wording());
    }
}
