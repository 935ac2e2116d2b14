package mystics.soak;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import mystics.bot.Bot;
import mystics.bot.RandomPlayer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.content.Box;
import mystics.rules.Player;
import mystics.rules.Scene;

/** The kinds of player in a random set-up. */
public enum Gamester {
    /** The bot that pursues the objective. */
    SENSIBLE {
        @Override
        LongFunction<Player> players(Box box) {
            return Bot.SENSIBLE.players(box);
        }
    },
    /** The bot that chooses every option with equal probability. */
    RANDOM {
        @Override
        LongFunction<Player> players(Box box) {
            return Bot.RANDOM.players(box);
        }
    },
    /** A bot that first chooses a kind of deed and then an option of that kind, so that the many moves do not outweigh everything else. */
    DABBLER {
        @Override
        LongFunction<Player> players(Box box) {
            return seed -> new Dabbler(new RandomPlayer(seed), new RandomPlayer(~seed));
        }
    };

    /** Makes the player for each game from the game's seed. */
    abstract LongFunction<Player> players(Box box);

    private record Dabbler(Player kind, Player one) implements Player {
        @Override
        public int choose(Question.Choice question, Scene scene) {
            Map<String, List<Integer>> kinds = new LinkedHashMap<>();
            for (int i = 0; i < question.options().size(); i++) {
                kinds.computeIfAbsent(question.options().get(i).key().split(":", 2)[0], word -> new ArrayList<>()).add(i);
            }
            List<List<Integer>> places = List.copyOf(kinds.values());
            List<Integer> chosen = places.get(choose(kind, question, places.size(), scene));
            return chosen.get(choose(one, question, chosen.size(), scene));
        }

        private static int choose(Player player, Question.Choice question, int number, Scene scene) {
            return player.choose(
                    new Question.Choice(question.seat(), question.prompt(), List.<Option>copyOf(question.options().subList(0, number))),
                    scene);
        }
    }
}
