package mystics.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import mystics.bot.SuggestedParty;
import mystics.console.Arrangement;
import mystics.console.GameTable;
import mystics.console.HomeFolder;
import mystics.console.Mystics;
import mystics.console.sitting.Shelf;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.editor.art.Theme;
import mystics.editor.play.PlayWindow;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.play.Company;
import mystics.play.Session;
import mystics.play.UndoPolicy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The game in a window. */
@Command(name = "desktop", description = "Plays in a window: the first chapter, with the party you name or a suggested one.")
final class DesktopCommand implements Callable<Integer> {
    @Option(names = "--party", paramLabel = "HERO", split = ",", description = "The heroes who go, by their ids.")
    private List<String> party = List.of();

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same dice and cards.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--theme", paramLabel = "NAME", description = "light, dark or high-contrast (${DEFAULT-VALUE}).")
    private String theme = Theme.LIGHT.name();

    @Option(names = "--continue", description = "Goes on with the game that was left last.")
    private boolean goOn;

    @Override
    public Integer call() throws InterruptedException {
        Library library = BaseGame.library();
        GameTable table = new GameTable(library);
        Shelf shelf = table.shelf(HomeFolder.usual(System.getenv(), System.getProperty("os.name", ""), Path.of(System.getProperty("user.home", "."))));
        Session session = goOn ? shelf.load(Shelf.AUTOSAVE) : table.begin(arrangement(library.catalog()));
        PlayWindow.play(session.keptBy(shelf), Theme.ALL.stream().filter(known -> known.name().equals(theme)).findFirst().orElse(Theme.LIGHT));
        return Mystics.FINE;
    }

    private Arrangement arrangement(Catalog catalog) {
        Chapter chapter = catalog.chapters().values().iterator().next();
        List<String> heroes = party.isEmpty() ? SuggestedParty.of(catalog, chapter) : party;
        long chance = seed.orElseGet(() -> System.nanoTime() & 0xFFFF_FFFFL);
        Company company = new Company(Map.of(), Map.of(), Optional.of(chance), Optional.of(chance), UndoPolicy.TO_LAST_NEWS);
        return new Arrangement(new Setup(chapter.id(), heroes.stream().map(hero -> new Setup.Member(hero, "")).toList(), catalog.usualVariants()), company);
    }
}
