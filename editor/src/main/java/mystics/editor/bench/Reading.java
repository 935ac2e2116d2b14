package mystics.editor.bench;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import mystics.editor.advice.Checking;
import mystics.editor.draft.Project;
import mystics.editor.form.EntryTrees;
import mystics.editor.form.Uses;
import mystics.mod.amend.Register;
import mystics.mod.load.Assembling;
import mystics.mod.load.Assembly;
import mystics.mod.load.Gathering;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;

/** Has the engine read the mod after each change, beside the event thread. If several changes wait, only the newest is read. */
public final class Reading {
    private final ModLoader loader;
    private final List<ModSource> beside;
    private final Checking checking;
    private final Executor thread;
    private final Consumer<Loaded> heard;
    private final AtomicReference<Project> newest = new AtomicReference<>();
    private final AtomicReference<Assembly> others = new AtomicReference<>();

    /**
     * @param thread a thread of its own; {@code heard} hears the result on the event thread
     */
    public Reading(Executor thread, Consumer<Loaded> heard) {
        this.loader = ModLoader.fresh();
        this.beside = List.of();
        this.checking = new Checking(loader, beside);
        this.thread = thread;
        this.heard = heard;
    }

    /** Reads a mod as soon as the one before has been read. */
    public void read(Project project) {
        if (newest.getAndSet(project) == null) {
            thread.execute(this::readNewest);
        }
    }

    private void readNewest() {
        Project project = newest.getAndSet(null);
        Loaded loaded = loaded(project);
        SwingUtilities.invokeLater(() -> heard.accept(loaded));
    }

    /** Reads a mod now. Slow. */
    public Loaded loaded(Project project) {
        Register foreign = others().register().orElseThrow();
        ModSource source = project.source();
        Assembly assembly = Assembling.of(loader, Gathering.of(loader, Stream.concat(beside.stream(), Stream.of(source)).toList()));
        Map<String, Object> trees = new TreeMap<>(EntryTrees.of(foreign));
        project.files().forEach((path, file) -> trees.put(path, file.tree()));
        return new Loaded(project, assembly.library(), foreign, checking.problems(project), Uses.index(trees));
    }

    private Assembly others() {
        return others.updateAndGet(known -> known != null ? known : Assembling.of(loader, Gathering.of(loader, beside)));
    }
}
