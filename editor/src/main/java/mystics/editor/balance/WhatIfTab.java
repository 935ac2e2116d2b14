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
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.deed.Deed;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
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
    private final Rows rows = new Rows();
    private transient Optional<Question> asked = Optional.empty();
    private final transient List<PairedGames> playing = new ArrayList<>();

    /** The lines of the tab, which are never wider than the tab. */
    private static final class Rows extends Scrolling {
        Rows() {
            super(new MigLayout("insets 8 8 8 16, fillx, wrap 3, gapy 6", "[grow, fill]12[]12[]"));
        }
    }

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
        add(rows.scrolled());
        say("Run the games first. Then the same games are played again in other ways, such as with one minion more.");
    }

    /** Says that the games of the chapter come first. */
    void await() {
        say("The chapter's own games are being played. Then the same games are played again in other ways.");
    }

    private void say(String words) {
        rows.removeAll();
        rows.add(new Prose(words).muted(), "span, wmin 0");
        rows.revalidate();
        rows.repaint();
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

    private void show(Question question, List<OtherWay> all, List<OtherWay> first) {
        rows.removeAll();
        rows.add(new Prose("Percent of games won more or less, with the same dice", 1, Font.BOLD), "span, wmin 0");
        if (!question.note().isEmpty()) rows.add(new Prose(question.note()), "span, wmin 0");
        play(question.chapter(), first);
        if (first.size() < all.size()) more(question.chapter(), all.subList(first.size(), all.size()));
        rows.revalidate();
        rows.repaint();
    }

    /** Offers the other variations. Those that are shown already go on. */
    private void more(BotSetUp chapter, List<OtherWay> others) {
        JButton more = Says.text(new JButton(), Sentence.of("{n} more …", "n", others.size()));
        more.addActionListener(click -> {
            rows.remove(more);
            play(chapter, others);
            rows.revalidate();
            rows.repaint();
        });
        rows.add(more, "span, growx 0");
    }

    private void play(BotSetUp chapter, List<OtherWay> ways) {
        List<JLabel> worth = ways.stream().map(this::row).toList();
        PairedGames[] own = new PairedGames[1];
        own[0] = PairedGames.begin(chapter::series, () -> ways.stream().map(way -> way.played(chapter).series()).toList(), MOST_GAMES,
                worker, (way, difference) -> EventQueue.invokeLater(() -> {
                    if (playing.contains(own[0])) Says.text(worth.get(way), words(difference));
                }));
        playing.add(own[0]);
    }

    /** Adds a line for a variation, and returns the place for its difference. */
    private JLabel row(OtherWay way) {
        rows.add(new Prose(way.label()), "wmin 0");
        JLabel difference = Says.text(new JLabel(), Sentence.of("…"));
        rows.add(difference);
        rows.add(way.deed().<JComponent>map(this::button).orElseGet(() -> new Prose(Sentence.of(" "))), "growx 0");
        return difference;
    }

    private JButton button(Deed deed) {
        JButton button = new JButton("Apply");
        Says.name(button, Sentence.of("Apply: {change}", "change", deed.label()));
        button.addActionListener(click -> apply.accept(deed));
        return button;
    }

    /** A difference in games won, and half the width of its interval, in percentage points. */
    static Sentence words(PairedDifference difference) {
        long half = Math.round(50 * (difference.high() - difference.low()));
        long points = Math.round(100 * difference.difference());
        String signed = points < 0 ? "−" + -points : "+" + points;
        if (points == 0 && !difference.isSure()) return Sentence.of("no difference seen (± {half})", "half", half);
        return difference.isSure() ? Sentence.of("{points} ± {half}", "points", signed, "half", half)
                : Sentence.of("{points} ± {half} (unclear)", "points", signed, "half", half);
    }

    /** Stops the games, and leaves the results so far visible. */
    void stop() {
        playing.forEach(PairedGames::stop);
        playing.clear();
        asked = Optional.empty();
    }
}
