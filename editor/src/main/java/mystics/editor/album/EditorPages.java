package mystics.editor.album;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.bench.BenchDeeds;
import mystics.editor.bench.BenchPane;
import mystics.editor.bench.BenchTools;
import mystics.editor.bench.Loaded;
import mystics.editor.bench.Reading;
import mystics.editor.disk.Neighbours;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Project;
import mystics.editor.draft.Selection;
import mystics.editor.home.MakePane;
import mystics.editor.settings.Scheme;
import mystics.editor.sight.Book;
import mystics.mod.load.Library;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The window of the editor with a small mod of its own. Its buttons do nothing. */
final class EditorPages {
    private static final String MOD = "lamplighters";
    private static final String LANTERN = "cards/brass-lantern.yaml";
    private static final Map<String, String> FILES = Map.of(
            "mod.yaml", "id: lamplighters\nname: The Lamplighters\nversion: 1.0.0\nengine: 1\nauthors: [Ada]\nlicence: none\n"
                    + "needs: [base-game]\n",
            LANTERN, "name: Brass Lantern\ntype: accessory\ncopies: 2\nneed: { class: [scamp] }\n"
                    + "text: Whoever carries it is never surprised in the dark.\n",
            "cards/wick-spear.yaml", "name: Wick Spear\ntype: weapon\nattack: melee\ndamage: sharp\nbonus: 2\npaws: 2\n",
            "README.md", "Lamps for everybody.\n");
    private final Library library;

    EditorPages(Library library) {
        this.library = library;
    }

    /** The pages, each by its name. */
    Map<String, Supplier<JComponent>> all(Scheme scheme) {
        Map<String, Supplier<JComponent>> pages = new LinkedHashMap<>();
        pages.put("forms", () -> forms(scheme));
        pages.put("make", () -> OffScreen.made(() -> new MakePane(List.of(Path.of("mods", "old-mill"), Path.of("mods", "snow")),
                Path.of("mods"), new Idle())));
        return pages;
    }

    /** A card under work: one edit made, and a problem that the engine has found. */
    private JComponent forms(Scheme scheme) {
        Map<String, byte[]> files = new TreeMap<>();
        FILES.forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        Drafting drafting = new Drafting(Project.of(MOD, files));
        Sentence label = Sentence.of("{field} of {entry} changed", "field", "Copies", "entry", "Brass Lantern");
        drafting.make(Edit.of(drafting.project(), label, LANTERN, new Change.Assign(Pointer.ROOT.in("copies"), 3)));
        Loaded loaded = new Reading(new Neighbours(List.of()), Runnable::run, read -> {}).loaded(drafting.project());
        return OffScreen.made(() -> {
            BenchPane pane = new BenchPane(drafting, new BenchTools(library, scheme.theme(), Book.shipped()), new Idle(), List.of());
            pane.loaded(loaded);
            pane.select(Selection.of(LANTERN));
            return pane;
        });
    }

    /** Does nothing for every button. */
    private static final class Idle implements BenchDeeds, MakePane.Deeds {
        @Override
        public void save(Consumer<Sentence> said) {
            // Nothing happens in a picture.
        }

        @Override
        public void play(Loaded loaded, Selection from) {
            // Nothing happens in a picture.
        }

        @Override
        public void help(String address) {
            // Nothing happens in a picture.
        }

        @Override
        public void make(String name, String author) {
            // Nothing happens in a picture.
        }

        @Override
        public void open(Path mod) {
            // Nothing happens in a picture.
        }

        @Override
        public void home() {
            // Nothing happens in a picture.
        }
    }
}
