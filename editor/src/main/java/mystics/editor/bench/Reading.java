package mystics.editor.bench;

import com.google.common.base.Suppliers;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import mystics.editor.advice.Checking;
import mystics.editor.advice.FileCheck;
import mystics.editor.advice.Problem;
import mystics.editor.disk.Neighbours;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.editor.form.EntryTrees;
import mystics.editor.form.Uses;
import mystics.mod.amend.Register;
import mystics.mod.finding.BrokenMod;
import mystics.mod.load.Assembling;
import mystics.mod.load.Assembly;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Gathering;
import mystics.mod.load.Library;
import mystics.mod.load.ModLoader;
import mystics.mod.script.mentions.Mention;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Schemas;
import mystics.proof.ProofBench;

/**
 * Lets the engine read the mod after each change, on a thread other than the event thread. If several changes wait, only the newest is
 * read. Mistakes within the changed files are reported first. If the user edits the base game, the edited version is read instead of the
 * version that comes with the program.
 */
public final class Reading {
    private final ModLoader loader = ModLoader.fresh();
    private final FileCheck files = new FileCheck();
    private final Neighbours neighbours;
    private final Executor thread;
    private final Consumer<Loaded> heard;
    private final AtomicReference<Project> newest = new AtomicReference<>();
    private final AtomicReference<Surroundings> around = new AtomicReference<>();
    private Optional<Loaded> last = Optional.empty();
    private Optional<Project> sound = Optional.empty();

    /** The mods that are loaded together with this mod. */
    private record Surroundings(List<ModSource> mods, Assembly assembly) {
    }

    /**
     * @param neighbours finds the mods to load together with this mod
     * @param thread the thread on which mods are read
     * @param heard receives the result on the event thread
     */
    public Reading(Neighbours neighbours, Executor thread, Consumer<Loaded> heard) {
        this.neighbours = neighbours;
        this.thread = thread;
        this.heard = heard;
    }

    /** Reads a mod as soon as the previous one has been read. */
    public void read(Project project) {
        if (newest.getAndSet(project) == null) {
            thread.execute(this::readNewest);
        }
    }

    private void readNewest() {
        Project project = newest.getAndSet(null);
        last.ifPresent(known -> {
            List<Problem> found = files.problems(known.project(), project);
            if (found.stream().anyMatch(Problem::isError)) tell(known.then(project, found));
        });
        tell(loaded(project));
    }

    private void tell(Loaded loaded) {
        last = Optional.of(loaded);
        SwingUtilities.invokeLater(() -> heard.accept(loaded));
    }

    /** Reads a mod now. Slow. */
    public Loaded loaded(Project project) {
        boolean base = project.id().equals(BaseGame.PATH);
        return base ? base(project) : beside(project, surroundings(neighbours.of(loader, project)));
    }

    private Loaded beside(Project project, Surroundings others) {
        Register foreign = others.assembly().register().orElseThrow();
        List<Problem> problems = new Checking(loader, others.mods()).problems(project);
        return new Loaded(project, library(project, others.mods(), problems), Optional.of(others.assembly().library()),
                source -> library(source, others.mods()), foreign, problems, uses(project, foreign), mentions(project),
                proof(project, others.mods()));
    }

    /** The other mods, together with this mod. A file with errors is replaced by its last version without errors, or left out. */
    private Library library(Project project, List<ModSource> others, List<Problem> problems) {
        Library now = library(project, others);
        if (Loaded.has(now, project)) {
            sound = Optional.of(project);
            return now;
        }
        SortedMap<String, FileText> files = new TreeMap<>(project.files());
        problems.stream().filter(Problem::isError).map(Problem::path).distinct().forEach(path -> {
            files.remove(path);
            sound.flatMap(before -> before.file(path)).ifPresent(file -> files.put(path, file));
        });
        Project mended = new Project(project.id(), files);
        Library then = library(mended, others);
        return Loaded.has(then, mended) ? then : sound.map(before -> library(before, others)).orElse(now);
    }

    private Library library(Project project, List<ModSource> others) {
        return library(project.source(), others);
    }

    private Library library(ModSource mod, List<ModSource> others) {
        return Assembling.of(loader, Gathering.of(loader, Stream.concat(others.stream(), Stream.of(mod)).toList())).library();
    }

    private Loaded base(Project project) {
        ModLoader edited = loader.withBase(project.source());
        Register none = Register.of(List.of(), new Schemas());
        List<Problem> problems = new Checking(edited, List.of()).problems(project);
        return new Loaded(project, base(edited), Optional.empty(), source -> base(loader.withBase(source)), none, problems,
                uses(project, none), mentions(project), proof(project, List.of()));
    }

    private Supplier<ProofBench> proof(Project project, List<ModSource> beside) {
        return Suppliers.memoize(() -> ProofBench.of(loader, project.source(), beside));
    }

    /** The current base game; while it has errors, its last version without errors. */
    private Library base(ModLoader edited) {
        try {
            return Assembling.of(edited, Gathering.of(edited, List.of())).library();
        } catch (BrokenMod broken) {
            return last.map(Loaded::library).orElseGet(() -> surroundings(List.of()).assembly().library());
        }
    }

    private Supplier<List<Mention>> mentions(Project project) {
        return Suppliers.memoize(() -> {
            try {
                return loader.mentions(project.source());
            } catch (BrokenMod unreadable) {
                return List.of();
            }
        });
    }

    private static Map<String, List<Uses.Use>> uses(Project project, Register foreign) {
        Map<String, Object> trees = new TreeMap<>(EntryTrees.of(foreign));
        project.files().forEach((path, file) -> trees.put(path, file.tree()));
        return Uses.index(trees);
    }

    private Surroundings surroundings(List<ModSource> mods) {
        return around.updateAndGet(known -> known != null && known.mods().equals(mods) ? known
                : new Surroundings(mods, Assembling.of(loader, Gathering.of(loader, mods))));
    }
}
