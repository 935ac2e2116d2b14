package mystics.editor.balance;

import java.awt.EventQueue;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JScrollPane;
import mystics.choice.Sentence;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.proof.ChapterProof;
import net.miginfocom.swing.MigLayout;

/** A proof: the parts that happened in no game played by bots, each with a button that goes to its place. */
public final class ProofTab extends JPanel {
    private final transient ProofWork work;
    private final transient Executor worker;
    private final JButton prove = Says.text(new JButton(), Sentence.of("Prove"));
    private final JProgressBar progress = new JProgressBar(0, ProofWork.GAMES);
    private final Prose result;
    private final JPanel rows = new JPanel(new MigLayout("insets 8, fillx, wrap 2, gapy 6", "[grow, fill][]"));
    /** Whether the most recently started games are still wanted. */
    private transient AtomicBoolean wanted = new AtomicBoolean();

    /**
     * @param work what is proved
     * @param worker plays the games
     */
    public ProofTab(ProofWork work, Executor worker) {
        super(new MigLayout("insets 8, fill, wrap 2, hidemode 3", "[][grow, fill]", "[][][grow, fill]"));
        this.work = work;
        this.result = new Prose(work.intention());
        this.worker = worker;
        prove.addActionListener(click -> toggle());
        JScrollPane scroll = new JScrollPane(rows);
        scroll.setBorder(null);
        add(prove);
        add(progress);
        add(result, "span, growx, wmin 0");
        add(scroll, "span, grow, wmin 0, hmin 0");
    }

    private void toggle() {
        if (wanted.get()) stop();
        else begin();
    }

    /** Stops the games, and leaves the results of an earlier proof visible. */
    public void stop() {
        wanted.set(false);
        progress.setValue(0);
        Says.text(prove, Sentence.of("Prove"));
    }

    private void begin() {
        AtomicBoolean mine = new AtomicBoolean(true);
        wanted = mine;
        Says.text(prove, Sentence.of("Stop"));
        worker.execute(() -> {
            try {
                Optional<ProofWork.Shown> shown = work.prove(games -> EventQueue.invokeLater(() -> progress.setValue(games)),
                        () -> !mine.get());
                EventQueue.invokeLater(() -> done(mine, () -> shown.ifPresentOrElse(this::hear, this::refuse)));
            } catch (BrokenMod broken) {
                EventQueue.invokeLater(() -> done(mine, this::refuse));
            } catch (CancellationException stopped) {
                EventQueue.invokeLater(() -> progress.setValue(0));
            }
        });
    }

    private void done(AtomicBoolean mine, Runnable then) {
        if (mine.get()) {
            stop();
            then.run();
        }
    }

    private void refuse() {
        Says.text(result, work.hindrance());
    }

    private void hear(ProofWork.Shown shown) {
        show(shown);
        work.keep(shown);
    }

    private void show(ProofWork.Shown shown) {
        ChapterProof proof = shown.proof();
        List<Finding> findings = shown.findings();
        Says.text(result, Sentence.of(findings.isEmpty() ? "{n} games: {won} won, {lost} lost. Everything happened at least once."
                : "{n} games: {won} won, {lost} lost. What happened in none of them is listed below; bots may have missed it.",
                "n", proof.games(), "won", proof.won(), "lost", proof.lost()));
        rows.removeAll();
        findings.forEach(this::row);
        rows.revalidate();
        rows.repaint();
    }

    private void row(Finding finding) {
        String why = finding.why().isEmpty() ? "" : " (" + finding.why() + ")";
        boolean error = finding.severity() == Finding.Severity.ERROR;
        rows.add(new Prose(finding.message() + why, 1, error ? Font.BOLD : Font.PLAIN), "wmin 0");
        JButton place = new JButton(finding.file() + (finding.line() > 0 ? ":" + finding.line() : ""));
        Says.more(place, Sentence.of("Goes to the place"));
        place.addActionListener(click -> work.go(finding));
        rows.add(place);
    }
}
