package mystics.home;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import mystics.play.Game;
import mystics.play.Session;
import mystics.save.SaveRefused;

/** The finished games in a player's folder: saved games, the autosave, and games of campaigns. */
public final class FinishedGames {
    private FinishedGames() {
    }

    /**
     * The finished games of one chapter, each once. A game that cannot be loaded now, for example because its mods are
     * missing, is left out.
     */
    public static List<Game> of(GameTable table, HomeFolder home, String chapter) {
        List<Game> kept = new ArrayList<>();
        Shelf shelf = table.shelf(home);
        shelf.entries().forEach(entry -> loaded(() -> Optional.of(shelf.load(entry.name()))).ifPresent(kept::add));
        CampaignShelf campaigns = new CampaignShelf(table, home);
        campaigns.names().forEach(name -> loaded(() -> campaigns.underWay(name).underWay()).ifPresent(kept::add));
        return kept.stream().filter(game -> game.outcome().over() && game.setting().box().chapter().id().equals(chapter)).distinct()
                .toList();
    }

    private static Optional<Game> loaded(Supplier<Optional<Session>> kept) {
        try {
            return kept.get().map(Session::game);
        } catch (SaveRefused | NotFound other) {
            return Optional.empty();
        }
    }
}
