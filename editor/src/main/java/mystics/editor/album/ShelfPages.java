package mystics.editor.album;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.swing.JComponent;
import mystics.bot.SuggestedParty;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.editor.home.AboutPane;
import mystics.editor.home.BookPane;
import mystics.editor.home.CampaignPane;
import mystics.editor.home.LoadPane;
import mystics.editor.home.ModsPane;
import mystics.editor.sight.Book;
import mystics.home.Shelf;
import mystics.home.mods.ModShelf;
import mystics.save.Campaign;
import mystics.save.Overview;
import mystics.table.Outcome;

/**
 * Makes the pages that show no game, with saved games, a campaign and a mod as their contents. The buttons on pages that show no game do
 * nothing.
 */
final class ShelfPages {
    private final Catalog catalog;

    ShelfPages(Catalog catalog) {
        this.catalog = catalog;
    }

    /** The page of saved games. */
    JComponent load() {
        return OffScreen.made(() -> new LoadPane(games(), catalog, Path.of("saves"), new Idle()));
    }

    /** The pages that a player sees less often, each by its name. */
    Map<String, Supplier<JComponent>> others() {
        Map<String, Supplier<JComponent>> pages = new LinkedHashMap<>();
        pages.put("campaigns", () -> OffScreen.made(() -> new CampaignPane(catalog, Map.of("Sundays", played()), Map.of(), Optional.empty(),
                new Idle())));
        pages.put("mods", () -> OffScreen.made(() -> new ModsPane(mods(), "mods", List.of(), List.of(), new Idle())));
        pages.put("about", () -> OffScreen.made(() -> new AboutPane(List.of(), "mystics", () -> {})));
        pages.put("book", () -> OffScreen.made(() -> new BookPane(Book.shipped(), () -> {})));
        return pages;
    }

    private List<Shelf.Entry> games() {
        return List.of(game(Shelf.AUTOSAVE, "2026-01-02 20:15", 4), game("before the long stairs", "2026-01-02 19:40", 2),
                new Shelf.Entry("Sunday with Ida and Ben", "2025-12-28 16:05"));
    }

    private Shelf.Entry game(String name, String when, int round) {
        Chapter chapter = catalog.firstToPlay();
        return new Shelf.Entry(name, when, Optional.of(new Overview(chapter.id(), SuggestedParty.of(catalog, chapter), round,
                1 + round / 2, 6, Outcome.RUNNING, List.of())), Optional.empty());
    }

    private Campaign played() {
        Chapter chapter = catalog.firstToPlay();
        return new Campaign(Set.of(), CampaignSheet.NEW,
                List.of(new Campaign.Played(chapter.id(), Campaign.Result.WON, SuggestedParty.of(catalog, chapter), "")));
    }

    private static List<ModShelf.Entry> mods() {
        return List.of(new ModShelf.Entry("lanterns", ModShelf.State.ON, "lanterns 1.2", "Lanterns", "Every tile gets a lamp."),
                new ModShelf.Entry("broken", ModShelf.State.UNREADABLE, "broken", "broken", "mod.yaml:3: There is no id."));
    }

    /** The deeds of pages that are only painted: none of their buttons does anything. */
    private static final class Idle implements LoadPane.Deeds, CampaignPane.Deeds, ModsPane.Deeds {
        @Override
        public void load(String name) {
            // A painted page does nothing.
        }

        @Override
        public void add(Path file) {
            // Nothing is added in a picture.
        }

        @Override
        public void watch(String name) {
            // A painted page does nothing.
        }

        @Override
        public void delete(String name) {
            // A painted page does nothing.
        }

        @Override
        public void begin(String name) {
            // A painted page does nothing.
        }

        @Override
        public void another(String name) {
            // A painted page does nothing.
        }

        @Override
        public void story(String name) {
        }

        @Override
        public void play(String name) {
            // A painted page does nothing.
        }

        @Override
        public void unpack(String mod) {
            // A painted page does nothing.
        }

        @Override
        public void turn(String mod, ModShelf.State to) {
            // A painted page does nothing.
        }

        @Override
        public void earlier(String mod) {
            // A painted page does nothing.
        }

        @Override
        public void safeMode() {
            // A painted page does nothing.
        }

        @Override
        public void home() {
            // A painted page does nothing.
        }
    }
}
