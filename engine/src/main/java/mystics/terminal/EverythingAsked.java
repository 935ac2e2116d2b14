package mystics.terminal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.odds.Ahead;
import mystics.odds.Forecast;
import mystics.odds.Forecasts;
import mystics.odds.GivenUp;
import mystics.odds.LostTurns;
import mystics.odds.RoundEnding;
import mystics.play.Company;
import mystics.play.Game;
import mystics.play.Session;
import mystics.soak.Curiosity;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.EndingPage;
import mystics.terminal.page.LogPage;
import mystics.view.Background;
import mystics.view.CardIndex;
import mystics.view.OptionOdds;
import mystics.view.WhyNot;

/**
 * Computes all information a player can request at a question: the forecast and odds of each option, the reasons why other actions are
 * impossible, and every page of the terminal.
 */
public final class EverythingAsked implements Curiosity {
    private static final List<TextStyle> LOOKS = List.of(TextStyle.plain(), new TextStyle(120, 24, true, true),
            new TextStyle(40, TextStyle.ENDLESS, false, false));
    private static final List<TypedOrder> PAGES = List.of(TypedOrder.WHY, TypedOrder.BOARD, TypedOrder.PARTY, TypedOrder.CAMPAIGN,
            TypedOrder.SHEET, TypedOrder.LOG, TypedOrder.HELP);
    private static final String EVERYTHING = "999999";

    @Override
    public void ask(Game game) {
        Map<String, OptionOdds> odds = new HashMap<>();
        if (game.question().orElse(null) instanceof Question.Choice choice) {
            Ahead.of(game);
            RoundEnding.warning(game);
            for (Option option : choice.options()) {
                GivenUp.words(game, option);
                LostTurns.of(game, option);
                odds.put(option.key(), Forecasts.of(game, option).map(forecast -> read(game, forecast)).orElse(OptionOdds.NONE));
            }
        }
        WhyNot.together(game);
        Background.of(game);
        read(game, odds);
    }

    private static OptionOdds read(Game game, Forecast forecast) {
        return forecast.lines().isEmpty() ? OptionOdds.NONE : new OptionOdds(game.setting(), forecast);
    }

    private static void read(Game game, Map<String, OptionOdds> odds) {
        Session session = Session.of(Company.people(1), game);
        for (TextStyle look : LOOKS) {
            Asking asking = new Asking();
            if (game.question().isPresent()) {
                asking.question(session, look, option -> odds.getOrDefault(option.key(), OptionOdds.NONE));
                Understanding.completions(game.question().get());
                Understanding.of("nothing of the kind", game.question().get(), game.setting()::worded);
            } else {
                EndingPage.lines(session, look);
            }
            PagesAsked pages = new PagesAsked(asking);
            PAGES.forEach(page -> pages.lines(page, "", session, look));
            pages.lines(TypedOrder.LOG, EVERYTHING, session, look);
            List.of("", "1", "a").forEach(card -> pages.lines(TypedOrder.CARD, card, session, look));
            LogPage.lines(session.news(), new CardIndex(game.setting().box().catalog()), look);
        }
    }
}
