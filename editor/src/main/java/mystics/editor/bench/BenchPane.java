package mystics.editor.bench;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.draft.Clash;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.form.FormPlan;
import mystics.editor.type.Keys;
import mystics.editor.type.Soon;
import mystics.editor.type.Type;
import mystics.mod.finding.Finding;
import mystics.mod.source.ModSource;

/**
 * The window of the editor: files on the left, a desk in the middle, problems and history below. All desks share one
 * history. With large type or in a small window, files and problems are drawers, which are shut at first.
 */
public final class BenchPane extends JPanel {
    private static final float DRAWERS = 21;
    private static final int SMALL = 900;
    private static final String MANIFEST = ModSource.MANIFEST;
    private static final String FIRST = "first";
    private final transient Drafting drafting;
    private final transient BenchDeeds deeds;
    private final transient List<WorkDesk> desks;
    private final transient FormsPlace forms;
    private final transient DeskStack stack;
    private final transient AwaitedReading reading;
    private final transient Soon shown = new Soon(this::refresh);
    private final BenchHead head;
    private final FileTree tree = new FileTree(this::open);
    private final transient ModProblems amiss;
    private final ProblemList problems;
    private final HistoryList history;
    private final transient Wording language;
    private final JPanel middle = new JPanel(new CardLayout());
    private final JTabbedPane below = new JTabbedPane();
    private final Drawers drawers;
    private final BenchFoot foot = new BenchFoot();
    private final transient BenchSearch search;
    private transient Optional<Loaded> loaded = Optional.empty();
    private transient Map<FileItem, List<FileItem>> others = Map.of();
    private transient Selection selection = Selection.NONE;
    private boolean laid;
    private boolean saving;

    /**
     * @param tools the tools of the window
     * @param more the desks before the desk of forms; each maker receives a function that shows a selection
     */
    public BenchPane(Drafting drafting, BenchTools tools, BenchDeeds deeds, List<DeskMaker> more) {
        super(new BorderLayout());
        this.drafting = drafting;
        this.deeds = deeds;
        amiss = new ModProblems(drafting, tools.proofs(), this::say);
        problems = new ProblemList(this::go, amiss::mend, this::rule, amiss::ignore);
        drawers = new Drawers(tree.scrolled(), middle, below);
        reading = new AwaitedReading(drafting);
        forms = new FormsPlace(drafting, tools.library().catalog(), tools.theme(), this::select);
        desks = Stream.concat(more.stream().map(maker -> maker.made(drafting, tools, this::select)),
                Stream.of(forms)).toList();
        stack = new DeskStack(desks);
        head = new BenchHead(desks.stream().map(WorkDesk::title).toList(), this::turn, this::perform);
        language = tools.library().wording();
        history = new HistoryList(drafting, language);
        search = new BenchSearch(this, tools, this::found);
        for (WorkDesk desk : desks) {
            middle.add(desk.component(), desk.title());
        }
        middle.add(new FirstSteps(folder -> adding().ask(folder, this), adding -> adding().show(adding)), FIRST);
        lay();
        keys();
        drafting.listen(project -> changed());
        tools.proofs().listen(this::refresh);
        tree.offering(this::perform);
        refresh();
        Set<String> files = drafting.project().files().keySet();
        if (files.contains(MANIFEST)) select(Selection.of(MANIFEST));
        if (Set.of(MANIFEST).containsAll(files)) ((CardLayout) middle.getLayout()).show(middle, FIRST);
    }

    private void changed() {
        stack.changed();
        if (drafting.isPreviewing()) shown.please();
        else refresh();
    }

    private NewEntryMenu adding() {
        return new NewEntryMenu(drafting, search.known(), made -> {
            select(made, stack.own(made.path()));
            // The desk takes the keyboard later: the closing dialog first gives it back.
            SwingUtilities.invokeLater(this::takeKeys);
        });
    }

    private void lay() {
        add(head, BorderLayout.NORTH);
        below.addTab("Problems", problems);
        below.addTab(Sentence.of("History").in(language).toString(), history);
        add(drawers, BorderLayout.CENTER);
        add(foot, BorderLayout.SOUTH);
    }

    /** Places the splitters once the window has its size. */
    @Override
    public void doLayout() {
        super.doLayout();
        if (!laid && getWidth() > 0) {
            laid = true;
            boolean shut = Type.size() >= DRAWERS || getWidth() < SMALL;
            head.button(DeedName.FILES).setSelected(!shut);
            head.button(DeedName.PROBLEMS).setSelected(!shut);
            follow();
        }
    }

    private void follow() {
        drawers.follow(head.button(DeedName.FILES), head.button(DeedName.PROBLEMS));
    }

    private void keys() {
        for (DeedName name : DeedName.values()) {
            if (!name.key().isEmpty()) {
                Keys.anywhere(this, name.key(), () -> press(name));
            }
        }
        Keys.anywhere(this, "ctrl Y", () -> press(DeedName.REDO));
    }

    private void press(DeedName name) {
        if (head.button(name).isEnabled()) head.button(name).doClick(0);
    }

    private void perform(DeedName name) {
        switch (name) {
            case SEARCH -> search.open(drafting.project(), amiss.findings(), others);
            case UNDO -> drafting.undo();
            case REDO -> drafting.redo();
            case SAVE -> save();
            case PLAY -> play();
            case HELP -> deeds.guide(stack.guide(drafting.project()), FileKinds.help(selection.path()));
            case NEW -> adding().show(head.button(DeedName.NEW));
            case RENAME -> rename();
            case DELETE -> delete();
            case FILES, PROBLEMS -> follow();
            default -> deeds.home();
        }
    }

    /** Gives the selected thing a new id, everywhere in the mod. */
    private void rename() {
        whenRead(ready -> new RenameAsk(ready, selection, language).over(this).ifPresent(renaming -> {
            drafting.make(renaming.edit());
            say(renaming.edit().label());
            renaming.place(selection).ifPresent(this::select);
        }));
    }

    /** Deletes the selected entry with its rules and scenarios. */
    private void delete() {
        drafting.settle();
        new DeletedEntry(drafting.project(), selection.path()).edit().ifPresentOrElse(gone -> {
            drafting.make(gone);
            say(Sentence.of("{what} (files: {n}). Undo brings it back.", "what", gone.label(), "n", gone.deeds().size()));
        }, () -> say(Sentence.of("Choose an entry of this mod among the files first. The page of the mod itself stays.")));
    }

    private void save() {
        drafting.settle();
        saving = true;
        deeds.save(this::refused);
    }

    private void play() {
        say(Sentence.of("The mod is being read. Then it is played."));
        whenRead(ready -> {
            say(ready.isSound() ? Sentence.EMPTY : Sentence.of("The mod cannot be played yet: mend its errors first."));
            if (ready.isSound()) deeds.play(ready, selection);
        });
    }

    /** Runs an action as soon as the engine has read the current mod. */
    public void whenRead(Consumer<Loaded> then) {
        reading.then(then);
    }

    /** Goes to the item that a search has found. */
    private void found(SearchIndex.Item item) {
        switch (item.sort()) {
            case DEED -> Arrays.stream(DeedName.values()).filter(name -> name.words().equals(item.target())).findFirst()
                    .ifPresent(this::press);
            case PROBLEM -> amiss.findings().stream()
                    .filter(finding -> finding.toString().equals(item.target())).findFirst().ifPresent(this::go);
            case RULE -> deeds.help(item.target());
            case OTHER -> FileItems.other(others, item.target()).ifPresent(this::open);
            default -> select(item.place());
        }
    }

    /** Opens a line of the tree. */
    private void open(FileItem item) {
        if (item.state() == FileItem.State.FOREIGN) {
            String key = item.key().substring(item.key().indexOf(':') + 1);
            loaded.flatMap(ready -> ready.others().entry(key)).ifPresent(entry -> {
                stack.ready(forms);
                forms.amend(entry);
                selection = Selection.NONE;
                tree.mark(item.key());
                turn(desks.indexOf(forms));
                say(Sentence.of("An entry of another mod: what is changed here is written as an amendment of this mod."));
            });
        } else {
            select(Selection.of(item.key()));
        }
    }

    /** Goes to a problem: the line of its file. */
    private void go(Finding finding) {
        if (drafting.project().file(finding.file()).isPresent()) {
            if (selection.isEmpty()) say(Sentence.EMPTY);
            selection = Selection.of(finding.file());
            tree.mark(finding.file());
            Optional<WorkDesk> desk = stack.goes(finding);
            stack.ready(desk.orElse(forms));
            if (desk.isEmpty()) forms.go(finding);
            turn(desks.indexOf(desk.orElse(forms)));
        }
    }

    /** Goes to the desk where the missing rule of an entry is written. */
    private void rule(Finding finding) {
        desks.stream().filter(desk -> desk.mends(finding)).findFirst().ifPresent(desk -> select(Selection.of(finding.file()), desk));
    }

    /** Shows a file and the selected value in it, at the open desk or the first desk for such files. */
    public void select(Selection wanted) {
        if (drafting.project().file(wanted.path()).isEmpty()) return;
        select(wanted, stack.opening(wanted.path()));
    }

    private void select(Selection wanted, WorkDesk desk) {
        if (selection.isEmpty()) say(Sentence.EMPTY);
        selection = wanted;
        tree.mark(wanted.path());
        stack.ready(desk).show(wanted);
        if (!FormPlan.kindOf(wanted.path()).isEmpty() || desk == forms || desk.prefers(wanted.path())) {
            turn(desks.indexOf(desk));
        }
    }

    private void turn(int number) {
        WorkDesk desk = desks.get(number);
        stack.turn(desk);
        if (desk != forms && desk.isReady(selection.path())) {
            desk.show(selection);
        } else if (desk == forms && drafting.project().file(selection.path()).isPresent()) {
            desk.show(selection);
        }
        ((CardLayout) middle.getLayout()).show(middle, desk.title());
        stack.takeLostKeys(middle);
        head.turned(number, stack.missing(selection.path()));
    }

    /** Gives the keyboard to the desk that is open. */
    public void takeKeys() {
        stack.takeKeys(middle);
    }

    /** Shows the mod as it was read. */
    public void loaded(Loaded fresh) {
        loaded = Optional.of(fresh);
        amiss.read(fresh);
        others = FileItems.others(fresh.others());
        search.know(fresh.library(), drafting);
        stack.loaded(fresh);
        refresh();
        reading.read(fresh);
    }

    /**
     * Offers edits that were not saved when the program last ended.
     *
     * @param goOn applies them again
     * @param putAside sets them aside
     */
    public void offer(int number, Runnable goOn, Runnable putAside) {
        foot.offer(number, goOn, putAside);
    }

    /**
     * Shows values that this editor and another program have both changed. The user can take over each of the other program's values.
     */
    public void clash(List<Clash> clashes) {
        foot.clash(clashes, clash -> clash.theirs(drafting.settled()).ifPresent(drafting::make));
    }

    /** Stops the background work of the desks. The window is not used afterwards. */
    public void close() {
        desks.forEach(WorkDesk::close);
        search.end();
    }

    /** Lists, among the problems, those files of the folder that are not opened. */
    public void unread(List<Finding> findings) {
        amiss.unread(findings);
        refresh();
    }

    /** Reports why the mod could not be saved. */
    public void refused(Sentence words) {
        saving = false;
        say(words);
    }

    /** Shows a message at the foot of the window. */
    public void say(Sentence words) {
        foot.say(words);
    }

    private void refresh() {
        List<Finding> findings = amiss.findings();
        head.refresh(drafting);
        if (saving && drafting.unsaved().isEmpty()) {
            saving = false;
            foot.brief(Sentence.of("Saved."));
        }
        tree.show(FileItems.of(drafting, findings), others);
        problems.show(amiss.all());
        history.refresh();
        Sentence title = findings.isEmpty() ? Sentence.of("Problems") : Sentence.of("Problems: {n}", "n", findings.size());
        below.setTitleAt(0, title.in(language).toString());
        if (drafting.project().file(selection.path()).isEmpty() && !selection.isEmpty()) {
            select(Selection.of(MANIFEST));
        }
    }
}
