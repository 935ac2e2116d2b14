package mystics.editor.bench;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.script.ReadMod;
import mystics.editor.script.RuleFile;
import mystics.editor.script.ScriptDesk;
import mystics.kit.template.RuleTemplates;
import mystics.kit.words.ScriptVocabulary;
import mystics.mod.finding.Finding;

/** The desk of rules in the window, for the rules of one entry at a time. */
public final class RulesPlace implements WorkDesk {
    private static final String SCRIPT = ".groovy";
    private final Drafting drafting;
    private final Consumer<Selection> select;
    private final JPanel place = new JPanel(new BorderLayout());
    private final ExecutorService worker;
    private final Wording language;
    private ReadMod mod;
    private Optional<ScriptDesk> desk = Optional.empty();
    private Optional<Learned> learned = Optional.empty();

    /** The words that the desk can complete, and the templates that it offers. Both are read when the desk is first opened. */
    private record Learned(ScriptVocabulary vocabulary, RuleTemplates templates) {
    }

    /** @param select shows a place of the mod at the right desk */
    public RulesPlace(Drafting drafting, BenchTools tools, Consumer<Selection> select) {
        this.drafting = drafting;
        this.select = select;
        mod = new ReadMod(drafting.project(), tools.library(), List.of(), false);
        language = tools.library().wording();
        worker = tools.threads().apply("scenarios");
    }

    @Override
    public String title() {
        return "Rules";
    }

    @Override
    public Sentence opener() {
        return Sentence.of("Choose what shall have rules among the files: a card, a mark, a minion, a room, a chapter or a variant");
    }

    @Override
    public String guide() {
        return "editor.md#rules-with-the-editor";
    }

    @Override
    public boolean opens(String path) {
        return RuleFile.of(drafting.project(), path).isPresent();
    }

    /**
     * Whether this desk is preferred for a file that other desks can also show. This desk shows scripts; other desks show the facts of an
     * entry.
     */
    @Override
    public boolean prefers(String path) {
        return opens(path) && path.endsWith(SCRIPT);
    }

    @Override
    public void show(Selection selection) {
        RuleFile.of(drafting.project(), selection.path()).ifPresent(rules -> desk.filter(open -> open.rules().equals(rules))
                .ifPresentOrElse(ScriptDesk::refresh, () -> open(rules)));
    }

    private void open(RuleFile rules) {
        Learned known = learned.orElseGet(() -> new Learned(ScriptVocabulary.read(), RuleTemplates.read().in(language)));
        learned = Optional.of(known);
        ScriptDesk opened = new ScriptDesk(drafting, rules, known.vocabulary(), known.templates(), mod, select, worker);
        desk = Optional.of(opened);
        place.removeAll();
        place.add(opened);
        place.revalidate();
        place.repaint();
    }

    @Override
    public boolean goes(Finding finding) {
        boolean here = prefers(finding.file());
        if (here) {
            show(Selection.of(finding.file()));
            desk.ifPresent(open -> open.go(finding.line(), finding.column()));
        }
        return here;
    }

    /** A text that promises an effect needs a rule. */
    @Override
    public boolean mends(Finding finding) {
        return finding.code().equals("text-without-rules") && opens(finding.file());
    }

    @Override
    public void loaded(Loaded loaded) {
        mod = new ReadMod(loaded.project(), loaded.library(), loaded.problems(), loaded.isSound());
        desk.ifPresent(open -> open.loaded(mod));
    }

    @Override
    public JComponent component() {
        return place;
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
