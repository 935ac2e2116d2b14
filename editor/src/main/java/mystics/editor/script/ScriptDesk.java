package mystics.editor.script;

import java.awt.BorderLayout;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import mystics.choice.Sentence;
import mystics.editor.deed.DraftingDesk;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Selection;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.kit.words.ScriptCompletion;
import mystics.kit.words.ScriptVocabulary;
import mystics.lint.KnownNames;

/** The desk of the rules of one entry: its script, and below it the scenarios that show what the rules do. */
public final class ScriptDesk extends DraftingDesk {
    private static final double SCRIPT_SHARE = 0.68;
    private final transient Drafting drafting;
    private final transient RuleFile rules;
    private final transient ScriptVocabulary vocabulary;
    private final JPanel middle = new JPanel(new BorderLayout());
    private final JLabel title = new JLabel(" ");
    private final ScenarioPane scenarios;
    private transient ReadMod mod;
    private transient Optional<ScriptPane> script = Optional.empty();

    /**
     * @param mod the mod as it was read last
     * @param select shows a place of the mod wherever it belongs
     * @param worker runs what is slow
     */
    public ScriptDesk(Drafting drafting, RuleFile rules, ScriptVocabulary vocabulary, ReadMod mod, Consumer<Selection> select,
            Executor worker) {
        super(drafting);
        this.drafting = drafting;
        this.rules = rules;
        this.vocabulary = vocabulary;
        this.mod = mod;
        scenarios = new ScenarioPane(drafting, rules, () -> this.mod, select, worker);
        setBorder(BorderFactory.createEmptyBorder(8, 12, 4, 4));
        Type.bold(title, 1.3f);
        Flow head = new Flow(8);
        head.setBorder(BorderFactory.createEmptyBorder(0, 0, 8, 0));
        head.add(title, Flow.TEXT);
        add(head, BorderLayout.NORTH);
        JSplitPane split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, middle, scenarios);
        split.setResizeWeight(SCRIPT_SHARE);
        split.setBorder(BorderFactory.createEmptyBorder());
        add(split);
        refresh();
    }

    /** The rules that are open. */
    public RuleFile rules() {
        return rules;
    }

    @Override
    public void refresh() {
        boolean written = drafting.project().file(rules.script()).isPresent();
        Says.text(title, Sentence.of("Rules of {name}", "name", rules.name(drafting.project())));
        if (written && script.isEmpty()) {
            script = Optional.of(new ScriptPane(drafting, rules.script(),
                    new ScriptCompletion(vocabulary, (what, within) -> ids().of(what, within))));
            put(script.get());
            showProblems();
        } else if (!written && (script.isPresent() || middle.getComponentCount() == 0)) {
            script = Optional.empty();
            put(beginning());
        }
        script.ifPresent(ScriptPane::refresh);
        scenarios.refresh();
    }

    private NearIds ids() {
        return new NearIds(drafting.project(), new KnownNames(mod.library().catalog()), rules);
    }

    private void put(JPanel shown) {
        middle.removeAll();
        middle.add(shown);
        middle.revalidate();
        middle.repaint();
    }

    /** What is shown as long as there are no rules. */
    private JPanel beginning() {
        JPanel page = new JPanel(new BorderLayout());
        JButton begin = Says.text(new JButton(), Sentence.of("Write a script"));
        begin.addActionListener(click -> drafting.make(Edit.create(
                Sentence.of("Rules of {name} begun", "name", rules.name(drafting.project())), rules.script(), "rules {\n    \n}\n")));
        Flow row = new Flow(8);
        row.add(begin);
        page.add(row, BorderLayout.NORTH);
        return page;
    }

    /** Takes what the engine has read. */
    public void loaded(ReadMod fresh) {
        mod = fresh;
        showProblems();
        scenarios.loaded();
    }

    private void showProblems() {
        script.ifPresent(shown -> shown.show(mod.problemsOf(rules.script())));
    }

    /** Goes to a place of the script, both counted from 1. */
    public void go(int line, int column) {
        script.ifPresent(shown -> shown.go(line, column));
    }
}
