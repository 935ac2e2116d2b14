package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Box;
import mystics.phase.chapter.story.Victory;
import mystics.play.Game;
import mystics.play.Session;
import mystics.table.Outcome;
import mystics.terminal.desk.TextStyle;
import mystics.view.Ending;
import mystics.view.FeatWords;

/** The last page of a chapter, as lines of text. */
public final class EndingPage {
    private EndingPage() {
    }

    /** The lines, wrapped to the width of the terminal. */
    public static List<String> lines(Session session, TextStyle look) {
        Game game = session.game();
        List<String> lines = new ArrayList<>(
                List.of("", look.rule(game.setting().box().chapter().name()), look.bold(" " + look.says(Ending.how(game)))));
        FeatWords.nearly(game, game.lookNow(Victory::progress))
                .forEach(line -> lines.addAll(Wrap.hanging(look.says(line), look.width() - 1, " ", "   ")));
        FeatWords.of(game).forEach(hero -> {
            lines.add(" " + look.bold(look.says(hero.heading())));
            hero.title().ifPresent(title -> lines.addAll(Wrap.hanging(look.says(title.words()), look.width() - 1, "   ", "   ")));
            lines.addAll(Wrap.hanging(look.dim(look.says(hero.feats())), look.width() - 1, "   ", "   "));
        });
        Ending.more(session).forEach(line -> lines.addAll(Wrap.hanging(look.says(line), look.width() - 1, " ", "   ")));
        next(game).ifPresent(line -> lines.addAll(Wrap.hanging(look.says(line), look.width() - 1, " ", "   ")));
        return lines;
    }

    /** A sentence about the next chapter of the book. Only a chapter that was won outside a campaign has this sentence. */
    private static Optional<Sentence> next(Game game) {
        Box box = game.setting().box();
        if (box.setup().campaign().isPresent() || game.outcome() != Outcome.WON) {
            return Optional.empty();
        }
        return box.catalog().following(box.chapter()).map(next -> Sentence.of("The book goes on with {chapter}: 'play {id}'. A campaign "
                + "keeps what the mice have won and plays chapter after chapter: 'play --campaign NAME'.",
                "chapter", next.name(), "id", next.id()));
    }
}
