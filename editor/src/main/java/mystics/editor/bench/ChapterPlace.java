package mystics.editor.bench;

import java.awt.BorderLayout;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.advice.Advice;
import mystics.editor.balance.AmendedChapter;
import mystics.editor.balance.BadgeLine;
import mystics.editor.balance.BalanceDesk;
import mystics.editor.balance.BalanceWork;
import mystics.editor.balance.ProofWork;
import mystics.editor.board.BoardStyle;
import mystics.editor.chapter.ChapterDesk;
import mystics.editor.deed.DeskWork;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.story.StoryDesk;
import mystics.mod.finding.Finding;
import mystics.mod.load.Library;

/** A desk for chapters in the window. The desk shows the chapter that was opened last. */
public final class ChapterPlace implements WorkDesk {
    private static final String FOLDER = "chapters/";
    private final Kind kind;
    private final Drafting drafting;
    private final BenchTools tools;
    private final Consumer<Selection> select;
    private final JPanel around = new JPanel(new BorderLayout());
    private final ExecutorService worker;
    private final ExecutorService games;
    private Library library;
    /** The mod as it was last read. Bots read this field on a thread of their own. */
    private volatile Optional<Loaded> read = Optional.empty();
    private String path = "";
    private Optional<Shown> shown = Optional.empty();

    /** The aspects of a chapter that desks show. */
    private enum Kind {
        CHAPTER("Chapter", "editor.md#chapter"), STORY("Story", "editor.md#story"), BALANCE("Balance", "editor.md#balance");

        private final String title;
        private final String guide;

        Kind(String title, String guide) {
            this.title = title;
            this.guide = guide;
        }
    }

    /** A desk of one chapter. */
    private record Shown(JComponent desk, Optional<JComponent> keys, Consumer<Selection> turn, Runnable refresh, Runnable stop) {
    }

    private ChapterPlace(Kind kind, Drafting drafting, BenchTools tools, Consumer<Selection> select) {
        this.kind = kind;
        this.drafting = drafting;
        this.tools = tools;
        this.select = select;
        this.library = tools.library();
        this.worker = tools.threads().apply("rooms");
        this.games = tools.threads().apply("bots");
    }

    /** The desk for the layout of a chapter. */
    public static WorkDesk layout(Drafting drafting, BenchTools tools, Consumer<Selection> select) {
        return new ChapterPlace(Kind.CHAPTER, drafting, tools, select);
    }

    /** The desk for the story of a chapter. */
    public static WorkDesk story(Drafting drafting, BenchTools tools, Consumer<Selection> select) {
        return new ChapterPlace(Kind.STORY, drafting, tools, select);
    }

    /** The desk on which bots play a chapter. */
    public static WorkDesk balance(Drafting drafting, BenchTools tools, Consumer<Selection> select) {
        return new ChapterPlace(Kind.BALANCE, drafting, tools, select);
    }

    @Override
    public String title() {
        return kind.title;
    }

    @Override
    public String guide() {
        return kind.guide;
    }

    @Override
    public Sentence opener() {
        return Sentence.of("Choose a chapter among the files, or make one with New …");
    }

    @Override
    public boolean opens(String file) {
        return file.startsWith(FOLDER) && file.endsWith(".yaml");
    }

    /** Bots play with any mod: they also play the chapters of other mods. */
    @Override
    public boolean isReady(String file) {
        return opens(file) || kind == Kind.BALANCE;
    }

    @Override
    public void show(Selection selection) {
        if (kind == Kind.BALANCE) {
            if (shown.isEmpty()) make();
        } else if (opens(selection.path()) && !selection.path().equals(path)) {
            path = selection.path();
            make();
        }
        shown.ifPresent(desk -> desk.turn().accept(selection));
    }

    private void make() {
        shown.ifPresent(desk -> desk.stop().run());
        Shown made = switch (kind) {
            case CHAPTER -> laidOut();
            case STORY -> told();
            case BALANCE -> measured();
        };
        shown = Optional.of(made);
        around.removeAll();
        around.add(made.desk());
        around.revalidate();
        around.repaint();
    }

    private Shown laidOut() {
        BoardStyle style = BoardStyle.of(library.catalog(), tools.theme()).in(library.wording());
        ChapterDesk desk = new ChapterDesk(drafting, () -> library, path, select, style, worker);
        DeskWork work = new DeskWork(drafting, () -> library, path, selection -> {});
        BadgeLine badge = new BadgeLine(() -> library, work::chapter, games);
        Runnable listening = drafting.listen(project -> badge.refresh());
        JPanel both = new JPanel(new BorderLayout());
        both.add(badge, BorderLayout.NORTH);
        both.add(desk);
        return new Shown(both, Optional.of(desk.outline()), desk::turnTo, () -> {
            desk.refresh();
            badge.refresh();
        }, () -> {
            listening.run();
            badge.stop();
        });
    }

    private Shown told() {
        StoryDesk desk = new StoryDesk(drafting, () -> library, path, select, worker);
        return new Shown(desk, Optional.of(desk.outline()), desk::turnTo, desk::refresh, () -> {});
    }

    /** Bots play a chapter of this mod or of another mod. */
    private Shown measured() {
        LentChapters chapters = new LentChapters(this::measured);
        Runnable offer = () -> chapters.offer(drafting.project(), read);
        offer.run();
        return new Shown(chapters, Optional.empty(), selection -> chapters.open(selection.path()), offer, chapters::stop);
    }

    private BalanceDesk measured(LentChapters.Choice chapter) {
        path = chapter.foreign().isPresent() ? "" : chapter.path();
        BalanceWork work = chapter.foreign()
                .map(lent -> new BalanceWork(drafting, () -> library, new AmendedChapter(drafting, lent), tools.games()))
                .orElseGet(() -> new BalanceWork(drafting, new DeskWork(drafting, () -> library, path, selection -> {}), path,
                        tools.games()));
        BoardStyle style = BoardStyle.of(library.catalog(), tools.theme()).in(library.wording());
        return new BalanceDesk(work.comparedWith(this::without), proof(), style, worker, games, 1);
    }

    private Optional<Library> without() {
        return read.flatMap(Loaded::without);
    }

    private ProofWork proof() {
        return new ProofWork(() -> read.map(now -> new ProofWork.Mod(now.project(), now.proof().get())), path, this::goTo,
                shown -> tools.proofs().keep(shown.what(), shown.mod(), shown.findings()));
    }

    private void goTo(Finding finding) {
        select.accept(Advice.problem(drafting.project(), finding).place());
    }

    @Override
    public void loaded(Loaded loaded) {
        read = Optional.of(loaded);
        library = loaded.library();
        shown.ifPresent(desk -> desk.refresh().run());
    }

    @Override
    public JComponent component() {
        return around;
    }

    @Override
    public Optional<JComponent> keys() {
        return shown.flatMap(Shown::keys);
    }

    @Override
    public void close() {
        shown.ifPresent(desk -> desk.stop().run());
        worker.shutdownNow();
        games.shutdownNow();
    }
}
