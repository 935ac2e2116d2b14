package mystics.proof;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import mystics.bot.RandomPlayer;
import mystics.choice.Question;
import mystics.phase.turn.HeroActs;
import mystics.rules.Player;
import mystics.rules.Scene;

/**
 * A bot that likes to try what it has not done in this game: now and then it chooses a deed it has not chosen before.
 *
 * @param bot the bot that makes all other choices
 * @param mood decides when to try something new, and which deed to try
 * @param done collects the keys of the chosen options
 */
record Restless(Player bot, RandomPlayer mood, Set<String> done) implements Player {
    @Override
    public Optional<Player> forTrials() {
        return bot.forTrials();
    }

    @Override
    public int choose(Question.Choice question, Scene scene) {
        List<Integer> fresh = IntStream.range(0, question.options().size()).filter(at -> isFresh(key(question, at))).boxed().toList();
        int dice = mood.choose(question, scene);
        int chosen = fresh.contains(dice) ? dice : bot.choose(question, scene);
        done.add(key(question, chosen));
        return chosen;
    }

    private static String key(Question.Choice question, int at) {
        return question.options().get(at).key();
    }

    /** Whether a deed is new. A move to a space never counts as new, because a bot that keeps walking to new spaces gets nowhere. */
    private boolean isFresh(String key) {
        return !key.contains("/") && !key.equals(HeroActs.END) && !done.contains(key);
    }
}
