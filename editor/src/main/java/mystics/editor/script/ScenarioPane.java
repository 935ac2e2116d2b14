package mystics.editor.script;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import mystics.choice.Sentence;
import mystics.editor.advice.Advice;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Selection;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.kit.scenario.Verdict;

/** The scenarios of some rules, and the button that runs them. */
final class ScenarioPane extends JPanel {
    private static final String RUN_KEY = "F9";
    private final transient Drafting drafting;
    private final transient RuleFile rules;
    private final transient Supplier<ReadMod> mod;
    private final transient Consumer<Selection> select;
    private final transient Executor worker;
    private final JButton run = new JButton("Run");
    private final Prose state = new Prose(" ");
    private final ScenarioList list = new ScenarioList(this::go);
    private boolean wanted;

    /**
     * @param mod the mod as last read
     * @param select goes to a place of the mod
     * @param worker runs slow work
     */
    ScenarioPane(Drafting drafting, RuleFile rules, Supplier<ReadMod> mod, Consumer<Selection> select, Executor worker) {
        super(new BorderLayout(0, 4));
        this.drafting = drafting;
        this.rules = rules;
        this.mod = mod;
        this.select = select;
        this.worker = worker;
        Says.name(state, Sentence.of("What the scenarios show"));
        Says.hint(run, Sentence.of("{deed} ({key})", "deed", Sentence.of("Run the scenarios"), "key", RUN_KEY));
        run.addActionListener(click -> start());
        Keys.anywhere(this, RUN_KEY, () -> run.doClick(0));
        Flow head = new Flow(8);
        head.setBorder(BorderFactory.createEmptyBorder(4, 8, 0, 8));
        head.add(run);
        head.add(state, Flow.TEXT);
        add(head, BorderLayout.NORTH);
        JScrollPane scroll = new JScrollPane(list, ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll);
        refresh();
    }

    /** Shows whether there are scenarios, as long as none has run. If all scenarios were removed, their results are removed too. */
    void refresh() {
        int files = rules.scenarios(drafting.project()).size();
        run.setEnabled(files > 0);
        if (files == 0) {
            list.show(List.of());
        }
        if (list.getModel().getSize() == 0) {
            Says.text(state, files == 0 ? Sentence.of("No scenario shows yet what these rules do.")
                    : Sentence.of("Scenarios show what these rules do. They have not run yet."));
        }
    }

    /** Runs the scenarios as soon as the engine has read the current mod. */
    void start() {
        drafting.settle();
        wanted = true;
        Says.text(state, Sentence.of("The mod is being read. Then its scenarios run."));
        loaded();
    }

    /** Runs the requested scenarios after the mod has been read. */
    void loaded() {
        ReadMod read = mod.get();
        if (!wanted || read.project() != drafting.project()) return;
        wanted = false;
        if (read.sound()) {
            worker.execute(() -> {
                List<Verdict> verdicts = ScenarioRun.of(read, rules);
                EventQueue.invokeLater(() -> show(verdicts));
            });
        } else {
            Says.text(state, Sentence.of("The scenarios cannot run yet: mend the errors first."));
        }
    }

    private void show(List<Verdict> verdicts) {
        list.show(verdicts);
        long failed = verdicts.stream().filter(verdict -> !verdict.holds()).count();
        Says.text(state, failed == 0 ? Sentence.of("All scenarios hold: {n}.", "n", verdicts.size())
                : Sentence.of("Scenarios that fail: {failed} of {n}.", "failed", failed, "n", verdicts.size()));
    }

    private void go(Verdict verdict) {
        Optional<FileText> file = drafting.project().file(verdict.file());
        file.ifPresent(found -> select.accept(verdict.holds() ? Selection.of(found.path())
                : Advice.problem(drafting.project(), verdict.findings().get(0)).place()));
    }
}
