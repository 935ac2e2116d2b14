package mystics.editor.home;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
 * @param words describes the game to continue and the game left last; empty if neither exists
 */
public record GoingOn(Optional<String> name, Optional<String> campaign, Sentence words) {
    /** No game to continue. */
    public static final GoingOn NOWHERE = new GoingOn(Optional.empty(), Optional.empty(), Sentence.EMPTY);

    /** @param games the games on the shelf, newest first */
    public static GoingOn of(List<Shelf.Entry> games, Catalog catalog) {
        Optional<Shelf.Entry> last = games.stream().filter(game -> game.name().equals(Shelf.AUTOSAVE)).findFirst();
        if (last.isEmpty()) {
            return NOWHERE;
        }
        String result = result(last.get());
        if (result.isEmpty()) {
            return new GoingOn(Optional.of(Shelf.AUTOSAVE), Optional.empty(),
                    Sentence.of("Last played: {what}", "what", words(last.get(), catalog)));
        }
        Sentence over = Sentence.of(result.equals("won") ? "Last won: {what}" : "Last lost: {what}", "what", words(last.get(), catalog));
        return games.stream().filter(game -> game.overview().isPresent() && result(game).isEmpty()).findFirst()
                .map(game -> new GoingOn(Optional.of(game.name()), Optional.empty(),
                        Sentence.row(List.of(over, Sentence.of("To go on with: {more}", "more",
                                Sentence.row(List.of(game.title(), words(game, catalog)), ", "))), "\n")))
                .orElseGet(() -> new GoingOn(Optional.empty(), Optional.empty(), over));
    }

    /** The same choice if there is a game to continue; otherwise the given campaign. */
    public GoingOn or(Optional<String> played) {
        return name.isPresent() || played.isEmpty() ? this : new GoingOn(name, played, Sentence.row(Stream.of(words,
                Sentence.of("To go on with: {more}", "more", Sentence.of("the campaign {name}", "name", played.get())))
                .filter(said -> !said.isEmpty()).toList(), "\n"));
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
        return game.overview().flatMap(seen -> Optional.ofNullable(catalog.chapters().get(seen.chapter()))).map(Chapter::name)
                .map(name -> Sentence.of("{chapter}, {when}", "chapter", name, "when", game.said())).orElseGet(game::said);
    }
}
