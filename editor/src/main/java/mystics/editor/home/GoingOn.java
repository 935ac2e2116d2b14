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
 * The game that Continue opens: the one left last, or, if that is over, the newest unfinished saved game.
 *
 * @param name the game's name on the shelf; empty if there is none
 * @param words describes that game and the one left last; empty if there is neither
 */
public record GoingOn(Optional<String> name, Sentence words) {
    /** No game to continue. */
    public static final GoingOn NOWHERE = new GoingOn(Optional.empty(), Sentence.EMPTY);

    /** @param games the games on the shelf, newest first */
    public static GoingOn of(List<Shelf.Entry> games, Catalog catalog) {
        Optional<Shelf.Entry> last = games.stream().filter(game -> game.name().equals(Shelf.AUTOSAVE)).findFirst();
        if (last.isEmpty()) {
            return NOWHERE;
        }
        String result = result(last.get());
        if (result.isEmpty()) {
            return new GoingOn(Optional.of(Shelf.AUTOSAVE),
                    Sentence.of("The game that was left last: {what}", "what", words(last.get(), catalog)));
        }
        Sentence over = Sentence.of("{result}: {game}", "result", result, "game", words(last.get(), catalog));
        return games.stream().filter(game -> game.overview().isPresent() && result(game).isEmpty()).findFirst()
                .map(game -> new GoingOn(Optional.of(game.name()),
                        Sentence.of("The game that was left last is {what}. To go on with: {more}", "what", over, "more",
                                Sentence.row(List.of(game.title(), words(game, catalog)), ", "))))
                .orElseGet(() -> new GoingOn(Optional.empty(), Sentence.of("The game that was left last is {what}", "what", over)));
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
