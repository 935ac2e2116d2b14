package mystics.editor.album;

import com.google.common.util.concurrent.MoreExecutors;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;
import javax.swing.JToggleButton;
import mystics.bot.Bot;
import mystics.bot.SuggestedParty;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.editor.balance.BalanceDesk;
import mystics.editor.balance.BotSetUp;
import mystics.editor.bench.BenchDeeds;
import mystics.editor.bench.BenchPane;
import mystics.editor.bench.BenchTools;
import mystics.editor.bench.ChapterPlace;
import mystics.editor.bench.DeskMaker;
import mystics.editor.bench.Loaded;
import mystics.editor.bench.PublishPlace;
import mystics.editor.bench.Reading;
import mystics.editor.bench.RoomPlace;
import mystics.editor.bench.RulesPlace;
import mystics.editor.bench.TonguePlace;
import mystics.editor.disk.Neighbours;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Selection;
import mystics.editor.home.MadeMod;
import mystics.editor.home.MakePane;
import mystics.editor.settings.Scheme;
import mystics.editor.story.StoryDesk;
import mystics.editor.sight.Book;
import mystics.lab.LabReport;
import mystics.mod.load.Library;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The window of the editor with a small example mod. The buttons of the pictured window have no effect. */
final class EditorPages {
    private static final int GAMES = 60;
    private static final List<DeskMaker> DESKS = List.of(RoomPlace::new, ChapterPlace::layout, ChapterPlace::story, ChapterPlace::balance);
    private static final List<DeskMaker> DESKS_AND_LANGUAGES = List.of(RoomPlace::new, ChapterPlace::story, TonguePlace::new);
    private static final List<DeskMaker> RULES_AND_PACKS = List.of(RoomPlace::new, RulesPlace::new,
            (drafting, tools, select) -> new PublishPlace(drafting, tools, Path.of("packs")));
    private final Library library;

    EditorPages(Library library) {
        this.library = library;
    }

    /** The pages, each by its name. */
    Map<String, Supplier<JComponent>> all(Scheme scheme) {
        Map<String, Supplier<JComponent>> pages = new LinkedHashMap<>();
        pages.put("room", () -> desk(scheme, Selection.of(AlbumMod.ROOM, Pointer.of("/spaces/15")), "Room"));
        pages.put("chapter", () -> desk(scheme, Selection.of(AlbumMod.CHAPTER), "Chapter"));
        pages.put("story", () -> desk(scheme, Selection.of(AlbumMod.CHAPTER, Pointer.of("/story/1")), "Story"));
        pages.put("story-map", () -> mapped(desk(scheme, Selection.of(AlbumMod.CHAPTER, Pointer.of("/story/1")), "Story")));
        pages.put("balance", () -> desk(scheme, Selection.of(AlbumMod.CHAPTER), "Balance"));
        pages.put("languages", () -> desk(scheme, Selection.of(AlbumMod.CHAPTER), "Languages", DESKS_AND_LANGUAGES));
        pages.put("rules", () -> desk(scheme, Selection.of(AlbumMod.CARD), "Rules", RULES_AND_PACKS));
        pages.put("publish", () -> desk(scheme, Selection.of("mod.yaml"), "Publish", RULES_AND_PACKS));
        pages.put("forms", () -> desk(scheme, Selection.of(AlbumMod.CARD), "Forms"));
        List<MadeMod> mods = List.of(new MadeMod(Path.of("mods", "old-mill"), "The Old Mill"),
                new MadeMod(Path.of("mods", "snow"), "A Winter of Snow"));
        pages.put("make", () -> OffScreen.made(() -> new MakePane(mods, Path.of("mods"), new Idle())));
        return pages;
    }

    /** The story desk with the map of the story. */
    private static JComponent mapped(JComponent pane) {
        OffScreen.onEvents(() -> parts(pane, StoryDesk.class).flatMap(desk -> parts(desk, JTabbedPane.class))
                .forEach(tabs -> tabs.setSelectedIndex(1)));
        return pane;
    }

    private JComponent desk(Scheme scheme, Selection selection, String title) {
        return desk(scheme, selection, title, DESKS);
    }

    /** A desk with a selection, one edit in the history, and a problem found by the engine. */
    private JComponent desk(Scheme scheme, Selection selection, String title, List<DeskMaker> desks) {
        Drafting drafting = new Drafting(AlbumMod.opened());
        Sentence label = Sentence.of("{field} of {entry} changed", "field", "Copies", "entry", "Brass Lantern");
        drafting.make(Edit.of(drafting.project(), label, AlbumMod.CARD, new Change.Assign(Pointer.ROOT.in("copies"), 3)));
        Loaded loaded = new Reading(new Neighbours(List.of()), Runnable::run, read -> {}).loaded(drafting.project());
        BenchTools tools = new BenchTools(library, scheme.theme(), Book.shipped(), name -> MoreExecutors.newDirectExecutorService());
        BenchPane pane = OffScreen.made(() -> {
            BenchPane made = new BenchPane(drafting, tools, new Idle(), desks);
            made.loaded(loaded);
            made.select(selection);
            return made;
        });
        OffScreen.onEvents(() -> {
            parts(pane, JToggleButton.class).filter(button -> button.getText().equals(title)).findFirst().orElseThrow().doClick(0);
            parts(pane, BalanceDesk.class).forEach(balance -> balance.show(report(loaded.library())));
        });
        return pane;
    }

    private static <T> Stream<T> parts(JComponent pane, Class<T> kind) {
        return OffScreen.parts(pane).stream().filter(kind::isInstance).map(kind::cast);
    }

    /** Games of bots in the chapter of the mod. */
    private static LabReport report(Library library) {
        Chapter chapter = library.catalog().chapters().get(AlbumMod.CHAPTER.replaceFirst("chapters/(.*).yaml", "$1"));
        return new BotSetUp(library, chapter, SuggestedParty.of(library.catalog(), chapter), Bot.SENSIBLE).series().play(0, GAMES);
    }

    /** The deeds of pages that are only painted: none of their buttons does anything. */
    private static final class Idle implements BenchDeeds, MakePane.Deeds {
        @Override
        public void save(Consumer<Sentence> said) {
            // A painted page does nothing.
        }

        @Override
        public void play(Loaded loaded, Selection from) {
            // A painted page does nothing.
        }

        @Override
        public void help(String address) {
            // A painted page does nothing.
        }

        @Override
        public void guide(String page, String rule) {
            // A painted page does nothing.
        }

        @Override
        public void make(String name, String author) {
            // A painted page does nothing.
        }

        @Override
        public void open(Path mod) {
            // A painted page does nothing.
        }

        @Override
        public void home() {
            // A painted page does nothing.
        }
    }
}
