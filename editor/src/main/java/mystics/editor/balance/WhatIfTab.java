package mystics.editor.balance;

import java.awt.EventQueue;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import mystics.choice.Sentence;
import mystics.editor.deed.Deed;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.lab.PairedDifference;
import net.miginfocom.swing.MigLayout;

/** Variations of a chapter, each with its effect on the games won and a button that makes the change. */
final class WhatIfTab extends JPanel {
    /**
     * The greatest number of games played with a variation. A variation needs so many games if it changes every game from its beginning.
     */
    static final int MOST_GAMES = 2000;
    private static final int SHOWN = 9;
    private final transient Executor worker;
    private final transient Consumer<Deed> apply;
    private final JPanel rows = new JPanel(new MigLayout("insets 8, fillx, wrap 3, gapy 6", "[grow, fill][][]"));
    private final List<Prose> worth = new ArrayList<>();
    private transient Optional<Question> asked = Optional.empty();
    private transient Optional<PairedGames> playing = Optional.empty();

    /**
     * A comparison to make.
     *
     * @param note says what the comparison cannot show; may be empty
     * @param ways the variations of the chapter, which take a while to set up
     */
    record Question(BotSetUp chapter, Sentence note, Supplier<List<OtherWay>> ways) {
    }

    /** @param apply makes a change, as one entry of the history */
    WhatIfTab(Executor worker, Consumer<Deed> apply) {
        super(new MigLayout("insets 0, fill", "[grow, fill]", "[grow, fill]"));
        this.worker = worker;
        this.apply = apply;
        JScrollPane scroll = new JScrollPane(rows);
        scroll.setBorder(null);
        add(scroll);
        rows.add(new Prose("Run the games first. Then the same games are played in each of these ways.").muted(), "span, wmin 0");
    }

    /** Plays the games of the chapter again with each variation. The first few variations are shown; a button shows the others. */
    void ask(Question question) {
        stop();
        asked = Optional.of(question);
        worker.execute(() -> {
            List<OtherWay> ways = question.ways().get();
            EventQueue.invokeLater(() -> asked.filter(now -> now == question)
                    .ifPresent(now -> show(now, ways, ways.subList(0, Math.min(SHOWN, ways.size())))));
        });
    }

    private void show(Question question, List<OtherWay> all, List<OtherWay> shown) {
        BotSetUp chapter = question.chapter();
        stop();
        rows.removeAll();
        worth.clear();
        rows.add(new Prose("Percent of games won more or less, with the same dice", 1, Font.BOLD), "span, wmin 0");
        if (!question.note().isEmpty()) rows.add(new Prose(question.note()), "span, wmin 0");
        shown.forEach(this::row);
        if (shown.size() < all.size()) {
            JButton more = Says.text(new JButton(), Sentence.of("{n} more …", "n", all.size() - shown.size()));
            more.addActionListener(click -> show(question, all, all));
            rows.add(more, "span, growx 0");
        }
        rows.revalidate();
        rows.repaint();
        PairedGames[] own = new PairedGames[1];
        own[0] = PairedGames.begin(chapter::series, () -> shown.stream().map(way -> way.played(chapter).series()).toList(), MOST_GAMES,
                worker, (way, difference) -> EventQueue.invokeLater(() -> heard(own[0], way, difference)));
        playing = Optional.of(own[0]);
    }

    private void row(OtherWay way) {
        rows.add(new Prose(way.label()), "wmin 0");
        Prose difference = new Prose(Sentence.of("…"));
        worth.add(difference);
        rows.add(difference);
        rows.add(way.deed().<JComponent>map(deed -> button(deed)).orElseGet(() -> new Prose(Sentence.of(" "))), "growx 0");
    }

    private JButton button(Deed deed) {
        JButton button = new JButton("Apply");
        Says.name(button, Sentence.of("Apply: {change}", "change", deed.label()));
        button.addActionListener(click -> apply.accept(deed));
        return button;
    }

    private void heard(PairedGames by, int way, PairedDifference difference) {
        if (playing.filter(now -> now == by).isPresent()) Says.text(worth.get(way), words(difference));
    }

    /** A difference in games won, and half the width of its interval, in percentage points. */
    static Sentence words(PairedDifference difference) {
        long half = Math.round(50 * (difference.high() - difference.low()));
        long points = Math.round(100 * difference.difference());
        String signed = points < 0 ? "−" + -points : "+" + points;
        return difference.isSure() ? Sentence.of("{points} ± {half}", "points", signed, "half", half)
                : Sentence.of("{points} ± {half} (unclear)", "points", signed, "half", half);
    }

    /** Stops the games, and leaves the results so far visible. */
    void stop() {
        playing.ifPresent(PairedGames::stop);
        playing = Optional.empty();
        asked = Optional.empty();
    }
}
