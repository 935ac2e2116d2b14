package mystics.editor.tongue;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTextField;
import javax.swing.Timer;
import mystics.choice.Sentence;
import mystics.editor.art.Theme;
import mystics.editor.deed.DeskWork;
import mystics.editor.deed.DraftingDesk;
import mystics.editor.deed.SpellMarks;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Project;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.kit.translate.SourceSentences;
import mystics.kit.translate.SourceText;
import mystics.kit.translate.SourceTexts;
import mystics.kit.translate.TranslationWork.Standing;
import mystics.mod.Manifest;
import mystics.mod.load.Library;
import mystics.mod.load.LoadedMod;
import mystics.mod.script.mentions.Mention;

/**
 * The desk of languages: all texts in reading order, the selected text beside its translation, and the page with this text as the game
 * shows it.
 */
public final class TongueDesk extends DraftingDesk {
    private static final int PAUSE = 700;
    private static final String USUAL = "de";
    private final transient Drafting drafting;
    private final transient Supplier<Library> library;
    private final transient Executor worker;
    private final JTextField language = Says.name(new JTextField(USUAL, 3), Sentence.of("Language"));
    private final Prose standing = new Prose(" ");
    private final TextList texts;
    private final TargetPane target;
    private final transient SpellMarks spelling;
    private final PassagePreview preview;
    private final Timer pause = new Timer(PAUSE, done -> keep());
    private transient List<SourceText> sources = List.of();
    private transient Optional<TongueWork> work = Optional.empty();
    private transient Optional<SourceText> pending = Optional.empty();

    /**
     * @param library the loaded mods
     * @param theme the colours of the cards
     * @param worker reads scripts and pages
     */
    public TongueDesk(Drafting drafting, Supplier<Library> library, Theme theme, Executor worker) {
        super(drafting);
        this.drafting = drafting;
        this.library = library;
        this.worker = worker;
        pause.setRepeats(false);
        texts = new TextList(library.get().wording(), this::turn);
        spelling = new SpellMarks(new DeskWork(drafting, library, "", chosen -> {}), () -> language.getText().strip());
        target = new TargetPane(new Deeds(), spelling);
        preview = new PassagePreview(library, theme, worker);
        TongueWork.languages(drafting.project()).stream().findFirst().ifPresent(language::setText);
        language.addActionListener(done -> refresh());
        add(head(), BorderLayout.NORTH);
        JSplitPane right = split(target.scrolled(), preview, 0.5);
        add(split(new JScrollPane(texts), right, 0.34));
        for (int step : new int[] {1, -1}) {
            String key = step > 0 ? "ctrl DOWN" : "ctrl UP";
            Keys.within(this, key, () -> hole(step));
            Keys.anywhere(this, key, () -> hole(step));
        }
        Keys.within(this, "ctrl ENTER", () -> texts.text().ifPresent(text -> new Deeds().accepted(text)));
        loaded(List::of);
    }

    private JComponent head() {
        JButton next = Says.text(new JButton(), Sentence.of("Next missing text (Ctrl Down)"));
        next.addActionListener(click -> hole(1));
        Flow head = new Flow(8);
        head.add(Says.text(new JLabel(), Sentence.of("Language, such as de or fr")));
        head.add(language);
        head.add(next);
        head.add(standing, Flow.REST);
        return head;
    }

    private static JSplitPane split(JComponent one, JComponent other, double share) {
        JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true, one, other);
        split.setResizeWeight(share);
        split.setBorder(null);
        split.setDividerLocation((int) (1000 * share));
        return split;
    }

    /**
     * Receives the texts of the loaded mods. The sentences of scripts arrive later, because the scripts must be read first.
     *
     * @param mentions finds the names in the scripts of the mod
     */
    public void loaded(Supplier<List<Mention>> mentions) {
        Project project = drafting.project();
        List<LoadedMod> mods = library.get().mods();
        Optional<Manifest> manifest = mods.stream().filter(mod -> mod.id().equals(project.id())).map(LoadedMod::manifest).findFirst();
        if (manifest.isEmpty()) return;
        List<SourceText> entries = SourceTexts.of(library.get(), manifest.get());
        if (sources.isEmpty()) show(entries);
        worker.execute(() -> {
            List<SourceText> sentences = SourceSentences.of(manifest.get(), entries, Map.of(project.id(), mentions));
            EventQueue.invokeLater(() -> show(Stream.concat(entries.stream(), sentences.stream()).toList()));
        });
    }

    private void show(List<SourceText> now) {
        if (sources.equals(now)) return;
        sources = now;
        work = Optional.empty();
        refresh();
    }

    /** The list of texts. */
    public JComponent texts() {
        return texts;
    }

    /** Shows the texts of an entry, such as {@code chapters/night-watch}, or of a language by its file. */
    public void turnTo(String key, Optional<String> spoken) {
        spoken.ifPresent(language::setText);
        refresh();
        texts.select(key);
    }

    @Override
    public void refresh() {
        Project now = drafting.project();
        String spoken = language.getText().strip();
        boolean same = work.filter(known -> known.language().equals(spoken) && known.texts().equals(sources)
                && TongueWork.isSame(known.project(), now, spoken)).isPresent();
        if (!same && spoken.matches("[a-z]{2}")) {
            TongueWork fresh = TongueWork.of(now, spoken, sources);
            work = Optional.of(fresh);
            texts.show(fresh);
            Sentence far = Sentence.of("{done} of {all} translated, {missing} missing, {outdated} out of date", "done",
                    fresh.work().count(Standing.DONE), "all", sources.size(), "missing", fresh.work().count(Standing.MISSING), "outdated",
                    fresh.work().count(Standing.OUTDATED));
            Says.text(standing, spelling.canSpell() ? far
                    : Sentence.of("{standing}. Spelling is not checked: the program knows English and German.", "standing", far));
            turn();
        }
    }

    private void turn() {
        keep();
        work.ifPresent(now -> texts.text().ifPresent(text -> {
            target.show(now, text);
            preview.show(now, text, target.written());
        }));
    }

    /** Stores the typed text, and goes to the next text without a current translation. */
    private void hole(int step) {
        keep();
        texts.hole(step);
        target.write();
    }

    /** Turns the typed text into an edit of the mod. */
    private void keep() {
        pause.stop();
        Optional<SourceText> text = pending;
        pending = Optional.empty();
        work.ifPresent(now -> text.filter(typed -> !target.written().isEmpty() && !target.written().equals(now.translation(typed)))
                .ifPresent(typed -> make(now(now).translated(typed, target.written()))));
    }

    /** The translation in the current mod, in which other files may have changed. */
    private TongueWork now(TongueWork known) {
        return new TongueWork(drafting.project(), known.language(), known.texts(), known.work());
    }

    private void make(Edit edit) {
        if (!edit.isEmpty()) drafting.make(edit);
    }

    /** Turns the actions of the translator into edits. */
    private final class Deeds implements TargetPane.Listener {
        @Override
        public void typed(SourceText text, String translation) {
            pending = Optional.of(text);
            pause.restart();
            work.ifPresent(now -> preview.show(now, text, translation));
        }

        @Override
        public void formed(SourceText text, String form, String words) {
            keep();
            work.filter(known -> !words.isEmpty() && !known.translation(text).isEmpty())
                    .ifPresent(known -> make(now(known).formed(text, form, words)));
        }

        @Override
        public void accepted(SourceText text) {
            keep();
            work.ifPresent(known -> make(now(known).stillRight(text)));
        }
    }
}
