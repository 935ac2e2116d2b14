package mystics.proof;

import java.util.stream.IntStream;
import mystics.choice.Question;
import mystics.phase.turn.HeroActs;
import mystics.rules.Player;
import mystics.rules.Scene;

/**
 * A bot that ends every turn at once, so that a chapter is lost before anything is done.
 *
 * @param bot the bot that answers all questions without the option to end the turn
 */
record Idle(Player bot) implements Player {
    @Override
    public int choose(Question.Choice question, Scene scene) {
        return IntStream.range(0, question.options().size()).filter(at -> question.options().get(at).key().equals(HeroActs.END))
                .findFirst().orElseGet(() -> bot.choose(question, scene));
    }
}
