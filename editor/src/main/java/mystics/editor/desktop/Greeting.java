package mystics.editor.desktop;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.home.GoingOn;
import mystics.home.CampaignShelf;
import mystics.home.Failure;
import mystics.home.HomeFolder;
import mystics.home.Shelf;
import mystics.home.mods.HomeMods;
import mystics.table.Outcome;

/**
 * The message that the home page shows after the mods are loaded.
 *
 * @param words the names of unreadable files in the player's folder, and the game left last if it is over; empty if there are neither
 * @param newcomer whether no chapter of the book has been won here
 */
record Greeting(GoingOn goingOn, Sentence words, boolean newcomer) {
    /** Reads the player's folder. Slow. */
    static Greeting of(Laid laid, HomeFolder home) {
        Optional<Sentence> mods = HomeMods.in(home).trouble();
        try {
            List<Shelf.Entry> games = laid.shelf().entries();
            Catalog catalog = laid.table().catalog();
            CampaignShelf campaigns = new CampaignShelf(laid.table(), home);
            GoingOn goingOn = GoingOn.of(games, catalog).or(campaigns.latest());
            return new Greeting(goingOn, row(mods, goingOn.words()), newcomer(games, catalog)
                    && campaigns.untried(catalog));
        } catch (UncheckedIOException unreadable) {
            return new Greeting(GoingOn.NOWHERE, row(mods, Failure.words(unreadable)), false);
        }
    }

    private static boolean newcomer(List<Shelf.Entry> games, Catalog catalog) {
        return games.stream().flatMap(game -> game.overview().stream()).filter(game -> game.outcome() == Outcome.WON)
                .allMatch(game -> catalog.lessons().stream().anyMatch(lesson -> lesson.id().equals(game.chapter())));
    }

    private static Sentence row(Optional<Sentence> first, Sentence second) {
        return Sentence.row(Stream.concat(first.stream(), Stream.of(second)).filter(words -> !words.isEmpty()).toList(), "\n");
    }
}
