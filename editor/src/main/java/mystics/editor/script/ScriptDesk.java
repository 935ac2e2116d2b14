package mystics.editor.script;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JToggleButton;
import mystics.choice.Sentence;
import mystics.editor.deed.DraftingDesk;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Selection;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;
import mystics.editor.type.Settling;
import mystics.editor.type.Type;
import mystics.kit.template.RuleTemplate;
import mystics.kit.template.RuleTemplates;
import mystics.kit.words.ScriptCompletion;
import mystics.kit.words.ScriptVocabulary;
import mystics.lint.KnownNames;

/** The desk for the rules of one entry: its script, and below it the scenarios that test the rules. */
public final class ScriptDesk extends DraftingDesk {
    private static final double SCRIPT_SHARE = 0.68;
    private static final String EMPTY = "rules {\n    \n}\n";
    private final transient Drafting drafting;
    private final transient RuleFile rules;
    private final transient ScriptVocabulary vocabulary;
    private final transient RuleTemplates templates;
    private final JPanel middle = new JPanel(new BorderLayout());
    private final JLabel title = new JLabel(" ");
    private final JToggleButton asForm = Says.text(new JToggleButton(), Sentence.of("Form"));
    private final JToggleButton asScript = Says.text(new JToggleButton(), Sentence.of("Open as script"));
    private final transient List<JToggleButton> ways = List.of(asForm, asScript);
    private final ScenarioPane scenarios;
    private transient ReadMod mod;
    private transient Optional<ScriptPane> script = Optional.empty();
    private transient Optional<TemplateForm> form = Optional.empty();
    private transient Shown shown = Shown.NOTHING;
    private transient List<RuleTemplate> offered = List.of();
    /** Whether another sentence is being chosen for the rules. */
    private boolean choosing;

    /**
     * What the desk shows of the rules: nothing, the list of templates, the list of other templates, a template as a form,
     * or the script.
     */
    private enum Shown {
        NOTHING, LIST, OTHERS, FORM, SCRIPT
    }

    /**
     * @param vocabulary the words that the desk can complete
     * @param templates the templates to offer
     * @param mod the mod as last read
     * @param select shows a place of the mod at the right desk
     * @param worker runs slow work
     */
    public ScriptDesk(Drafting drafting, RuleFile rules, ScriptVocabulary vocabulary, RuleTemplates templates, ReadMod mod,
            Consumer<Selection> select, Executor worker) {
        super(drafting);
        this.drafting = drafting;
        this.rules = rules;
        this.vocabulary = vocabulary;
        this.templates = templates;
        this.mod = mod;
        scenarios = new ScenarioPane(drafting, rules, () -> this.mod, select, worker);
        setBorder(BorderFactory.createEmptyBorder(8, 12, 4, 4));
        Type.bold(title, 1.3f);
        Flow head = new Flow(8);
        head.setBorder(BorderFactory.createEmptyBorder(0, 0, 8, 0));
        head.add(title, Flow.TEXT);
        ButtonGroup group = new ButtonGroup();
        ways.forEach(way -> {
            group.add(way);
            head.add(way);
            way.addActionListener(click -> refresh());
        });
        asForm.setSelected(true);
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
        Optional<FileText> written = drafting.project().file(rules.script());
        Says.text(title, Sentence.of("Rules of {name}", "name", rules.name(drafting.project())));
        Optional<RuleTemplates.Filled> filled = written
                .flatMap(file -> templates.of(rules.folder(), edits().facts(), rules.id(), file.text()));
        Optional<RuleTemplates.Filled> unfit = filled.isPresent() ? Optional.empty()
                : written.flatMap(file -> templates.of(rules.id(), file.text()));
        asForm.setEnabled(filled.or(() -> unfit).isPresent());
        ways.forEach(way -> way.setVisible(written.isPresent()));
        choosing = choosing && filled.isPresent() && !asScript.isSelected();
        if (written.isEmpty()) {
            showList();
        } else if (choosing) {
            showOthers(filled.get(), Sentence.of("Keep the sentence"), this::keep);
        } else if (unfit.isPresent() && !asScript.isSelected()) {
            showOthers(unfit.get(), Sentence.of("Open as script"), () -> asScript.doClick(0));
        } else if (filled.isPresent() && !asScript.isSelected()) {
            showForm(filled.get());
        } else {
            showScript();
        }
        scenarios.refresh();
    }

    private void showList() {
        List<RuleTemplate> fitting = fitting();
        if (shown != Shown.LIST || !fitting.equals(offered)) {
            asForm.setSelected(true);
            offered = fitting;
            put(Shown.LIST, new TemplateList(fitting, this::begin, Sentence.of("Write a script"), this::beginScript));
        }
    }

    /** The sentences that fit the entry as it is now. */
    private List<RuleTemplate> fitting() {
        return List.copyOf(templates.of(rules.folder(), edits().facts()).values());
    }

    /**
     * Offers the other sentences that the rules could be, also when the entry is now of a type that its sentence does not fit.
     *
     * @param words the words of the button that chooses no other sentence
     */
    private void showOthers(RuleTemplates.Filled filled, Sentence words, Runnable none) {
        List<RuleTemplate> fitting = fitting();
        if (shown != Shown.OTHERS || !fitting.equals(offered)) {
            offered = fitting;
            TemplateList list = new TemplateList(fitting, template -> exchange(filled, template), words, none);
            list.mark(filled.template());
            put(Shown.OTHERS, list);
        }
    }

    private void showForm(RuleTemplates.Filled filled) {
        if (form.isEmpty() || shown != Shown.FORM || form.get().filled().template() != filled.template()) {
            form = Optional.of(new TemplateForm(filled, ids(), this::fill, this::choose));
            put(Shown.FORM, form.get());
        }
        form.get().show(filled);
    }

    private void showScript() {
        asScript.setSelected(true);
        if (shown != Shown.SCRIPT) {
            script = Optional.of(new ScriptPane(drafting, rules.script(),
                    new ScriptCompletion(vocabulary, (what, within) -> ids().of(what, within))));
            put(Shown.SCRIPT, script.get());
            showProblems();
        }
        script.ifPresent(ScriptPane::refresh);
    }

    private TemplateEdits edits() {
        return new TemplateEdits(drafting.project(), rules, mod.library().catalog());
    }

    private NearIds ids() {
        return new NearIds(drafting.project(), new KnownNames(mod.library().catalog()), rules);
    }

    private void put(Shown what, JPanel pane) {
        shown = what;
        middle.removeAll();
        middle.add(pane);
        Settling.settle(this);
        middle.revalidate();
        middle.repaint();
    }

    private void begin(RuleTemplate template) {
        drafting.make(edits().begun(template, ids()));
        refresh();
        scenarios.start();
    }

    private void fill(Map<String, String> values) {
        drafting.make(edits().changed(form.orElseThrow().filled(), values));
        refresh();
        scenarios.start();
    }

    private void choose() {
        choosing = true;
        refresh();
    }

    private void keep() {
        choosing = false;
        refresh();
    }

    private void exchange(RuleTemplates.Filled filled, RuleTemplate template) {
        choosing = false;
        if (template != filled.template()) drafting.make(edits().exchanged(filled, template, ids()));
        refresh();
        scenarios.start();
    }

    private void beginScript() {
        drafting.make(Edit.create(Sentence.of("Rules of {name} begun", "name", rules.name(drafting.project())), rules.script(), EMPTY));
        refresh();
        go(2, EMPTY.lines().toList().get(1).length() + 1);
    }

    /** Receives the mod as the engine has read it. */
    public void loaded(ReadMod fresh) {
        mod = fresh;
        showProblems();
        scenarios.loaded();
    }

    private void showProblems() {
        script.ifPresent(pane -> pane.show(mod.problemsOf(rules.script())));
    }

    /** Goes to a line and column of the script, both counted from 1. */
    public void go(int line, int column) {
        asScript.setSelected(true);
        refresh();
        script.ifPresent(pane -> pane.go(line, column));
    }
}
