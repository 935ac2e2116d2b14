package mystics.editor.balance;

import java.awt.EventQueue;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JProgressBar;
import mystics.bot.Bot;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.SetupRefused;
import mystics.editor.board.BoardStyle;
import mystics.editor.deed.Deed;
import mystics.editor.deed.PartyChoice;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Type;
import mystics.lab.GameSeries;
import mystics.lab.LabReport;
import mystics.mod.load.Library;
import net.miginfocom.swing.MigLayout;

/**
 * Bots play the chapter that is being written. The desk shows how many games the bots win, also before the change, why and where they
 * lose the others, and what effect each number of the chapter has. Esc stops the games.
 */
public final class BalanceDesk extends Scrolling {
    /** The least height of the plots, in heights of a letter. If the window has less room than that, the desk scrolls. */
    private static final int PLOTS = 13;
    private static final List<Integer> GAMES = List.of(300, 1000, 3000, 10_000);
    private final transient BalanceWork work;
    private final transient Executor workers;
    private final int count;
    private final JComboBox<PartyChoice> party = new JComboBox<>();
    private final JComboBox<String> bot = new JComboBox<>(Stream.of(Bot.values()).map(BalanceDesk::called).toArray(String[]::new));
    private final JComboBox<Integer> games = new JComboBox<>(GAMES.toArray(Integer[]::new));
    private final JButton run = new JButton("Run");
    private final Prose rate = new Prose(Sentence.of("No game played yet"), 1.8f, Font.BOLD);
    private final Prose more = new Prose(Sentence.of("Bots play the chapter as it is written now, also what is not saved."));
    private final BeforeAfter before;
    private final JProgressBar progress = new JProgressBar();
    private final BalancePlots plots = new BalancePlots();
    private final Flow defeats = new Flow(6);
    private final RoomsTab rooms;
    private final WhatIfTab knobs;
    private final WhatIfTab without;
    private final ProofTab proof;
    private transient Optional<BotGames> playing = Optional.empty();
    private transient Optional<BotSetUp> played = Optional.empty();
    private transient Sentence limit = Sentence.EMPTY;

    /**
     * @param work the current chapter
     * @param proving its proof
     * @param style paints its rooms
     * @param painter paints in the background
     * @param workers plays the games
     * @param count the number of games that run side by side
     */
    public BalanceDesk(BalanceWork work, ProofWork proving, BoardStyle style, Executor painter, Executor workers, int count) {
        super(new MigLayout("insets 12, fill, wrap 1, hidemode 3", "[grow, fill]"));
        this.work = work;
        this.workers = workers;
        this.count = count;
        before = new BeforeAfter(workers, count);
        rooms = new RoomsTab(style, painter);
        knobs = new WhatIfTab(workers, this::apply);
        without = new WhatIfTab(workers, this::apply);
        proof = new ProofTab(proving, workers);
        plots.add(rooms, work.worded(Sentence.of("Rooms")), 0);
        plots.addTab(work.worded(Sentence.of("Knobs")), knobs);
        plots.addTab(work.worded(Sentence.of("Without")), without);
        plots.addTab(work.worded(Sentence.of("Proof")), proof);
        plots.setSelectedIndex(0);
        plots.addChangeListener(turned -> ask());
        Keys.anywhere(this, "ESCAPE", this::stop);
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
        add(before, "wmin 0");
        add(defeats, "wmin 0");
        add(progress, "wmin 0");
        int least = Math.round(PLOTS * Type.size());
        add(plots, "wmin 0, pushy, growy, h " + least + ":" + least + ":");
        offer();
    }

    /** Whether the desk fills the height of its window, which it does if the window is high enough. */
    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() != null && getParent().getHeight() >= getPreferredSize().height;
    }

    private static void named(JComboBox<?> choice, String name) {
        choice.getAccessibleContext().setAccessibleName(name);
    }

    private static String called(Bot bot) {
        return bot == Bot.SENSIBLE ? "Sensible bots" : "Random bots";
    }

    /** Offers the parties that the chapter currently allows. The chosen party stays if it is still allowed. */
    public void offer() {
        Object chosen = party.getSelectedItem();
        party.removeAllItems();
        work.chapter().filter(known -> known.party().size() > 0)
                .ifPresent(known -> PartyChoice.of(work.library().catalog(), known).forEach(party::addItem));
        party.setSelectedItem(chosen == null ? party.getItemAt(0) : chosen);
        if (party.getSelectedItem() == null && party.getItemCount() > 0) party.setSelectedIndex(0);
    }

    private void toggle() {
        if (playing.filter(now -> !now.isDone()).isPresent() || before.isPlaying()) stop();
        else begin();
    }

    /** Stops the games, and leaves their results on the desk. */
    public void stop() {
        playing.ifPresent(BotGames::stop);
        playing = Optional.empty();
        before.stop();
        knobs.stop();
        without.stop();
        proof.stop();
        run.setText(work.worded(Sentence.of("Run")));
    }

    private void begin() {
        stop();
        Optional<Chapter> now = work.chapter();
        if (now.isEmpty() || !(party.getSelectedItem() instanceof PartyChoice chosen)) {
            Says.text(rate, Sentence.of("The chapter cannot be played yet"));
            return;
        }
        int wanted = games.getItemAt(games.getSelectedIndex());
        BotSetUp setUp = new BotSetUp(work.library(), now.get(), chosen.heroes(), Bot.values()[bot.getSelectedIndex()]);
        played = Optional.of(setUp);
        run.setText(work.worded(Sentence.of("Stop")));
        knobs.await();
        without.await();
        progress.setMaximum(wanted);
        BotGames[] own = new BotGames[1];
        own[0] = BotGames.begin(() -> series(setUp), wanted, workers, count, report -> EventQueue.invokeLater(() -> heard(report, own[0])));
        playing = Optional.of(own[0]);
    }

    /** Compares the chapter with variations once the chapter's own games are done, and only while the tab is visible. */
    private void ask() {
        knobs.stop();
        without.stop();
        if (playing.isPresent() || before.isPlaying() || played.isEmpty()) return;
        BotSetUp setUp = played.get();
        OtherWays ways = work.ways(setUp.chapter());
        if (plots.getSelectedComponent() == knobs) knobs.ask(new WhatIfTab.Question(setUp, limit, ways::knobs));
        if (plots.getSelectedComponent() == without) without.ask(new WhatIfTab.Question(setUp, limit, work.lessening(setUp)));
    }

    /** Makes a change and plays the games again. */
    private void apply(Deed deed) {
        work.make(deed);
        begin();
    }

    /** Sets up the games, or explains why they cannot be played. */
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
        if (by.isDone()) {
            playing = Optional.empty();
            played.ifPresent(setUp -> before.compare(new BeforeAfter.Played(setUp, report), work.without(setUp), this::rest));
        }
    }

    /** All games have been played. */
    private void rest() {
        run.setText(work.worded(Sentence.of("Run")));
        ask();
    }

    /** Shows the results of games. */
    public void show(LabReport report) {
        Library mods = work.library();
        WinRate now = new WinRate(report);
        Says.text(rate, now.words());
        limit = now.limit();
        Says.text(more, Sentence.of("{interval}, {rounds} rounds each. {who}", "interval", now.interval(), "rounds",
                Math.round(report.each(report.rounds())), "who",
                Sentence.of("Bots are not people: they show what is easier and what harder.")));
        progress.setValue((int) report.games());
        plots.show(now, mods.catalog(), mods.wording());
        work.chapter().ifPresent(chapter -> rooms.show(chapter, mods.catalog(), report));
        defeats.removeAll();
        now.causes().stream().filter(WinRate.Cause::isDefeat).forEach(cause -> defeats.add(defeat(cause, report)));
        defeats.revalidate();
    }

    /** A button for a cause of defeat, which opens a game lost through this cause at the game's last round. */
    private JButton defeat(WinRate.Cause cause, LabReport report) {
        JButton button = Says.text(new JButton(), Sentence.of("{cause}: {percent} %", "cause", cause.words(), "percent",
                Math.round(cause.percent())));
        Says.more(button, Sentence.of("Shows such a game at its last round"));
        button.addActionListener(click -> played.ifPresent(setUp -> work.show(setUp, report, cause.key())));
        return button;
    }
}
