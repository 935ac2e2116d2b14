package mystics.editor.home;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.home.Shelf;
import mystics.save.Overview;
import mystics.table.Outcome;

/**
 * The game or campaign that Continue opens. This is the game left last; if that game is over, the newest unfinished saved game; or else the
 * campaign played last.
 *
 * @param name the game's name on the shelf; empty if there is none
 * @param campaign the name of the campaign to continue; empty if a game is continued, or if there is none
 * @param kept describes the game to continue; empty if there is none
 * @param words describes the game left last if it is over; empty otherwise
 */
public record GoingOn(Optional<String> name, Optional<String> campaign, Sentence kept, Sentence words) {
    /** No game to continue. */
    public static final GoingOn NOWHERE = new GoingOn(Optional.empty(), Optional.empty(), Sentence.EMPTY, Sentence.EMPTY);

    /** @param games the games on the shelf, newest first */
    public static GoingOn of(List<Shelf.Entry> games, Catalog catalog) {
        Optional<Shelf.Entry> last = games.stream().filter(game -> game.name().equals(Shelf.AUTOSAVE)).findFirst();
        if (last.isEmpty()) {
            return NOWHERE;
        }
        String result = result(last.get());
        if (result.isEmpty()) {
            return new GoingOn(Optional.of(Shelf.AUTOSAVE), Optional.empty(), words(last.get(), catalog), Sentence.EMPTY);
        }
        Sentence over = Sentence.of(result.equals("won") ? "Last won: {what}" : "Last lost: {what}", "what", words(last.get(), catalog));
        return games.stream().filter(game -> game.overview().isPresent() && result(game).isEmpty()).findFirst()
                .map(game -> new GoingOn(Optional.of(game.name()), Optional.empty(),
                        Sentence.row(List.of(game.title(), words(game, catalog)), ", "), over))
                .orElseGet(() -> new GoingOn(Optional.empty(), Optional.empty(), Sentence.EMPTY, over));
    }

    /** The same choice if there is a game to continue; otherwise the given campaign. */
    public GoingOn or(Optional<String> played) {
        return name.isPresent() || played.isEmpty() ? this
                : new GoingOn(name, played, Sentence.of("the campaign {name}", "name", CampaignTitle.of(played.get())), words);
    }

    /** Whether there is anything to continue. */
    public boolean leads() {
        return name.isPresent() || campaign.isPresent();
    }

    /** "won" or "lost" for a finished game, otherwise empty. In a campaign a chapter is finished only after the party has packed. */
    static String result(Shelf.Entry game) {
        Outcome outcome = game.overview().filter(seen -> seen.campaign().isEmpty()).map(Overview::outcome).orElse(Outcome.RUNNING);
        return !outcome.over() ? "" : outcome == Outcome.WON ? "won" : "lost";
    }

    private static Sentence words(Shelf.Entry game, Catalog catalog) {
        return game.overview().filter(seen -> catalog.chapters().containsKey(seen.chapter()))
                .map(seen -> words(catalog.chapters().get(seen.chapter()), seen.round(), game.said())).orElseGet(game::said);
    }

    private static Sentence words(Chapter chapter, int round, Sentence when) {
        return round == 0 ? Sentence.of("{chapter}, {when}", "chapter", chapter.name(), "when", when)
                : Sentence.of("{chapter}, round {n}, {when}", "chapter", chapter.name(), "n", round, "when", when);
    }
}
