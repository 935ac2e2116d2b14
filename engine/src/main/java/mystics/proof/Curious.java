package mystics.proof;

import java.util.Optional;
import java.util.Set;
import mystics.bot.RandomPlayer;
import mystics.choice.Question;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.rules.Player;
import mystics.rules.Scene;

/**
 * A bot that answers the questions of passages at random, so that every answer is given in some game.
 *
 * @param bot the bot that answers all other questions
 * @param heart answers the questions of passages
 * @param answered collects the answers to passages, each as {@code passage/answer}
 */
record Curious(Player bot, RandomPlayer heart, Chapter chapter, Set<String> answered) implements Player {
    /** The number of answers after which a game counts as endless. */
    private static final int MOST_ANSWERS = 200_000;

    @Override
    public Optional<Player> forTrials() {
        return bot.forTrials();
    }

    @Override
    public int choose(Question.Choice question, Scene scene) {
        if (scene.answered() > MOST_ANSWERS) throw new IllegalStateException("endless");
        Optional<Passage> asks = new PassageQuestions(chapter).asking(question, scene);
        if (asks.isEmpty()) return bot.choose(question, scene);
        int chosen = heart.choose(question, scene);
        answered.add(asks.get().id() + "/" + question.options().get(chosen).key());
        return chosen;
    }
}
