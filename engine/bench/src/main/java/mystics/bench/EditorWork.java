package mystics.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.editor.advice.Checking;
import mystics.editor.bench.SearchIndex;
import mystics.editor.disk.Folder;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.editor.room.PlayFromHere;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.mod.load.ModLoader;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;
import mystics.play.Inspector;

/**
 * Measures how long an author waits for the chapter editor. The measured work is: opening a large mod, an edit, its check, undoing many
 * edits, a search, opening a room to play, a frame of a drag, and the work beside the window. All times are processor times of the working
 * thread.
 */
final class EditorWork {
    private static final int WARM = 15;
    private static final int TIMES = 15;
    private static final int MANY = 1_000;
    private static final int ITEMS = 5_000;
    private static final int SHOWN = 60;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private EditorWork() {
    }

    /** Work to be timed, which receives the number of times that it was done before. */
    interface Work {
        void once(int number) throws IOException;
    }

    /** @param arguments an empty working folder */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Project large = Project.of("large", BaseGame.source());
        Folder copy = new Folder(folder.resolve("large"));
        copy.save(new Project("large", new TreeMap<>()), large);
        Measured.print("editor_open_first_ms", once(number -> open(copy), 0));
        Measured.print("editor_open_ms", median(number -> open(copy)));
        undo(large);
        BenchMods.write(1, folder.resolve("mods"));
        Project small = new Folder(folder.resolve("mods/generated-00")).read();
        lint(small);
        search();
        play(large);
        EditorDrag.measure();
        EditorWaits.measure(small);
    }

    /** Reads all files and parses their contents. */
    private static void open(Folder folder) throws IOException {
        folder.read().files().values().forEach(FileText::tree);
    }

    private static void undo(Project large) throws IOException {
        String room = largest(large);
        Drafting drafting = new Drafting(large);
        Pointer corner = Pointer.of("/spaces/0/shape/0");
        Work edit = number -> drafting.make(
                Edit.of(drafting.project(), Sentence.of("moved a corner"), room, new Change.Assign(corner, MANY + number)));
        Measured.print("editor_edit_ms", median(edit));
        for (int i = drafting.history().size(); i < MANY; i++) edit.once(i);
        Measured.print("editor_1000_undos_ms", once(number -> {
            while (drafting.history().canUndo()) drafting.undo();
        }, 0));
    }

    private static void lint(Project mod) throws IOException {
        Checking checking = new Checking(ModLoader.fresh(), List.of());
        String card = mod.files().keySet().stream().filter(path -> path.startsWith("cards/") && path.endsWith(".yaml")).findFirst()
                .orElseThrow();
        Measured.print("editor_lint_ms", median(number -> checking.problems(
                mod.with(Edit.of(mod, Sentence.of("named"), card, new Change.Assign(Pointer.ROOT.in("name"), "Name " + number))))));
    }

    private static void search() throws IOException {
        List<SearchIndex.Item> items = IntStream.range(0, ITEMS).mapToObj(number -> SearchIndex.Item.of(SearchIndex.Sort.TEXT,
                "A sentence of a story, number " + number, "the story of a chapter", "chapters/it.yaml#/story/" + number)).toList();
        SearchIndex index = new SearchIndex(items);
        Measured.print("editor_search_ms", median(number -> index.find("story 4" + number % 10, SHOWN)));
    }

    private static void play(Project large) throws IOException {
        Library library = BaseGame.library();
        String room = largest(large).replaceFirst("tiles/(.*).yaml", "$1");
        Measured.print("editor_play_ms", median(number -> PlayFromHere.begin(library, room, Inspector.NONE)));
    }

    private static String largest(Project large) {
        return large.files().values().stream().filter(file -> file.path().startsWith("tiles/") && file.isYaml())
                .max(Comparator.comparingInt(FileText::size)).orElseThrow().path();
    }

    /** The median of many times, in milliseconds. */
    static double median(Work work) throws IOException {
        double[] times = new double[TIMES];
        for (int i = -WARM; i < TIMES; i++) {
            double time = once(work, WARM + i);
            if (i >= 0) times[i] = time;
        }
        return DoubleStream.of(times).sorted().toArray()[TIMES / 2];
    }

    private static double once(Work work, int number) throws IOException {
        double begun = now();
        work.once(number);
        return now() - begun;
    }

    /** The processor time of this thread, in milliseconds. */
    static double now() {
        return CLOCK.getCurrentThreadCpuTime() / 1e6;
    }
}
