package mystics.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.odds.Ahead;
import mystics.odds.Forecasts;
import mystics.odds.RoundEnding;
import mystics.play.Game;
import mystics.play.RuleFailed;

/**
 * The information that the window and the terminal show about the options of an open question. A rule may fail while a forecast is
 * computed. The failure of a rule is shown in place of the forecast, and the other forecasts are still computed.
 */
public final class OptionForecasts {
    private OptionForecasts() {
    }

    /** The remarks on the options of the open question, by option key. Options without remarks are left out. */
    public static Map<String, List<String>> remarks(Game game) {
        Map<String, List<String>> remarks = new TreeMap<>();
        if (game.question().orElse(null) instanceof Question.Choice choice) {
            for (Option option : choice.options()) {
                List<String> said = unless(game, () -> Ahead.of(game, option), why -> List.of(why.toString()));
                if (!said.isEmpty()) {
                    remarks.put(option.key(), said);
                }
            }
        }
        return remarks;
    }

    /** The odds of an option in brief; empty if no dice affect the outcome. */
    public static Optional<OptionOdds> odds(Game game, Option option) {
        return unless(game, () -> Forecasts.of(game, option).map(forecast -> new OptionOdds(game.setting(), forecast)),
                why -> Optional.of(new OptionOdds(why.toString(), "")));
    }

    /** The effect of the hourglass at the end of the round. */
    public static Optional<Sentence> roundEnding(Game game) {
        return unless(game, () -> RoundEnding.warning(game), Optional::of);
    }

    private static <T> T unless(Game game, Supplier<T> foreseen, Function<Sentence, T> otherwise) {
        try {
            return foreseen.get();
        } catch (RuleFailed failure) {
            return otherwise
                    .apply(game.setting().worded(Sentence.of("a rule of {source} fails here", "source", failure.rule().source().words())));
        }
    }
}
