package mystics.editor.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import mystics.choice.Sentence;
import mystics.disk.FileErrorText;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Project;
import mystics.home.HomeFolder;
import mystics.mod.finding.Finding;

/**
 * A mod that is open in the editor, with its folder on the disk. All methods except {@link #at} are called on the
 * thread of the window; the disk is used on a separate thread.
 */
public final class OpenMod implements AutoCloseable {
    private static final int SOON = 250;
    private static final int PATIENCE = 10;

    private final Folder folder;
    private final Sweep sweep;
    private final EditLock lock;
    private final EditJournal journal;
    private final Backups backups;
    private final Path tracing;
    private final Drafting drafting;
    private final Optional<Left> left;
    private final Executor window;
    private final Consumer<Sentence> trouble;
    private final ScheduledExecutorService disk = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "editor-disk");
        thread.setDaemon(true);
        return thread;
    });
    private final List<EditJournal.Noted> waiting = new ArrayList<>();
    private Project noted;
    private boolean undecided;
    private Runnable listening;
    private volatile List<Finding> unread;

    private OpenMod(Folder folder, Sweep sweep, WorkFiles files, Executor window, Consumer<Sentence> trouble) throws IOException {
        this.folder = folder;
        this.sweep = sweep;
        this.lock = files.lock();
        this.journal = files.journal();
        this.backups = files.backups();
        this.tracing = files.tracing();
        this.drafting = new Drafting(sweep.known());
        this.left = journal.left(sweep.known());
        this.window = window;
        this.trouble = trouble;
        this.noted = sweep.known();
        this.unread = sweep.unread();
        this.undecided = left.isPresent();
        this.listening = drafting.listen(project -> note());
    }

    /**
     * Opens a mod. The method must not be called on the thread of the window.
     *
     * @param window runs what belongs on the thread of the window
     * @param trouble receives failures of the disk, on the thread of the window
     * @throws IOException if the folder cannot be read
     * @throws OpenElsewhere if another program has the mod open
     */
    public static OpenMod at(Path folder, HomeFolder home, Executor window, Consumer<Sentence> trouble) throws IOException {
        Folder mod = new Folder(folder);
        Sweep sweep = Sweep.first(mod);
        WorkFiles files = WorkFiles.of(mod, sweep.known().id(), home);
        take(files.lock(), folder, refused -> window.execute(() -> trouble.accept(refused)));
        try {
            return new OpenMod(mod, sweep, files, window, trouble);
        } catch (IOException | RuntimeException unread) {
            files.lock().release();
            throw unread;
        }
    }

    /** Takes the lock. If the disk refuses the lock, the mod is opened all the same, and the failure is reported. */
    private static void take(EditLock lock, Path folder, Consumer<Sentence> trouble) {
        try {
            lock.take(folder);
        } catch (IOException refused) {
            trouble.accept(refusal(refused));
        }
    }

    private static Sentence refusal(IOException refused) {
        return Sentence.of("The disk refuses: {why}", "why", FileErrorText.with(refused));
    }

    /** The mod with its edits. */
    public Drafting drafting() {
        return drafting;
    }

    /** The folder of the mod. */
    public Path path() {
        return folder.path();
    }

    /**
     * The folder, within the user's folder, for the facts about the pictures traced in the rooms of this mod. This folder need not exist.
     */
    public Path tracing() {
        return tracing;
    }

    /** Files in the folder that could not be opened at the last check: links and very large files. The game refuses such files. */
    public List<Finding> unread() {
        return unread;
    }

    /** Whether the folder is read-only. */
    public boolean isReadOnly() {
        return !Files.isWritable(folder.path());
    }

    /**
     * The unsaved edits that were left behind when the program last ended, if there are any. The user either continues with these edits or
     * puts them aside.
     */
    public Optional<Left> left() {
        return left;
    }

    /** Repeats the edits that were left behind. The journal keeps these edits. */
    public void goOn() {
        listening.run();
        left.orElseThrow().into(drafting);
        noted = drafting.settled();
        undecided = false;
        listening = drafting.listen(project -> note());
        onDisk(journal::wentOn);
    }

    /** Puts aside the edits that were left behind. The same happens at the first new edit. */
    public void putAside() {
        undecided = false;
        onDisk(journal::putAside);
    }

    private void note() {
        Project now = drafting.settled();
        if (now == noted) return;
        if (undecided) putAside();
        boolean first = waiting.isEmpty();
        waiting.add(new EditJournal.Noted(Edit.between(drafting.history().last().orElse(Sentence.of("undo")), noted, now), noted));
        noted = now;
        if (first && !disk.isShutdown()) disk.schedule(() -> window.execute(this::keep), SOON, TimeUnit.MILLISECONDS);
    }

    private void keep() {
        List<EditJournal.Noted> edits = List.copyOf(waiting);
        Project now = noted;
        waiting.clear();
        onDisk(() -> {
            journal.keep(edits);
            backups.keep(now, LocalDateTime.now());
        });
    }

    /**
     * Takes in the changes of other programs.
     *
     * @param clashing receives conflicting files, of which the version in the editor stays
     */
    public void look(Consumer<Outside> clashing) {
        look(clashing, () -> {});
    }

    /** Takes in the changes of other programs, and then runs an action. */
    public void look(Consumer<Outside> clashing, Runnable then) {
        onDisk(() -> {
            Project now = sweep.look();
            unread = sweep.unread();
            window.execute(() -> {
                taken(now, clashing);
                then.run();
            });
        });
    }

    private boolean taken(Project now, Consumer<Outside> clashing) {
        Outside outside = Outside.between(drafting.saved(), drafting.settled(), now);
        outside.into(drafting);
        if (!outside.clashes().isEmpty()) clashing.accept(outside);
        return outside.clashes().isEmpty();
    }

    /**
     * Saves all changes, or the whole mod if its folder no longer exists. If files conflict with changes by other programs, nothing is
     * saved, and the conflicts are reported. If the user saves again, the version in the editor is saved.
     */
    public void save(Consumer<Outside> clashing) {
        drafting.settle();
        onDisk(() -> {
            Project none = new Project(sweep.known().id(), new TreeMap<>());
            Project now = folder.isGone() ? none : sweep.look();
            window.execute(() -> {
                if (now == none || taken(now, clashing)) write(now, drafting.settled());
            });
        });
    }

    private void write(Project before, Project wanted) {
        onDisk(() -> {
            folder.save(before, wanted);
            sweep.look();
            window.execute(() -> saved(wanted));
        });
    }

    private void saved(Project wanted) {
        Project now = drafting.settled();
        waiting.clear();
        if (now != wanted) waiting.add(new EditJournal.Noted(Edit.between(Sentence.of("while it was saved"), wanted, now), wanted));
        onDisk(journal::restart);
        keep();
        drafting.saved(wanted);
    }

    /** A task that reads or writes the disk. */
    private interface DiskWork {
        void run() throws IOException;
    }

    /** Does nothing after the mod has been closed. */
    private void onDisk(DiskWork work) {
        if (disk.isShutdown()) return;
        disk.execute(() -> {
            try {
                work.run();
            } catch (IOException e) {
                window.execute(() -> trouble.accept(refusal(e)));
            }
        });
    }

    /** Stores the last edits and closes the mod. */
    @Override
    public void close() {
        keep();
        onDisk(lock::release);
        disk.shutdown();
        try {
            disk.awaitTermination(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
