package mystics.play;

import java.util.List;
import java.util.Optional;
import mystics.choice.Occasion;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.HeroCard;
import mystics.rules.Dice;
import mystics.rules.Player;
import mystics.rules.Scene;
import mystics.table.Clock;

/**
 * The answers of a run. Recorded answers come first, then those of players and chance within the run. All other questions have no answer
 * yet.
 */
final class AnswerSource {
    private static final int[] NO_DICE = {};
    private static final int MOST_DICE = 100;

    private final Scene scene;
    private final Setting setting;
    private final Seating seating;
    private final Answers answers;
    private final int[] thrown;
    private final Hearing hearing;
    private final EndlessPlay endless;

    AnswerSource(Scene scene, Setting setting, Seating seating, Answers answers, int[] thrown, Hearing hearing, EndlessPlay endless) {
        this.scene = scene;
        this.setting = setting;
        this.seating = seating;
        this.answers = answers;
        this.thrown = thrown;
        this.hearing = hearing;
        this.endless = endless;
    }

    /** The number of dice and draws so far for each purpose, in the whole game. */
    int[] thrown() {
        return thrown;
    }

    <T extends Option> T choose(Seat seat, Sentence prompt, List<T> options) {
        if (options.isEmpty()) {
            throw new IllegalArgumentException("Nothing to choose from: " + prompt);
        }
        if (options.size() == 1) {
            answers.forced(seat);
            return options.get(0);
        }
        hearing.asks();
        endless.decided();
        if (answers.left()) {
            return answers.choice(seat, prompt, options);
        }
        Player player = seating.players().get(seat.name());
        if (player == null) {
            throw new MissingAnswer(new Question.Choice(seat, prompt, options, hearing.occasion()));
        }
        List<HeroCard> heroes = setting.box().heroes();
        List<T> open = seating.open(options, heroes);
        T chosen = open.get(ask(player, new Question.Choice(seat, prompt, open)));
        if (chosen.isForParty() && seating.hasPeople(heroes)) {
            throw new MissingAnswer(new Question.Choice(seat, prompt, options, suggested(chosen)));
        }
        answers.decided(seat, prompt, chosen);
        return chosen;
    }

    /** The program's own choice, as an explanation for people who must decide for a hero that the program plays. */
    private static Occasion suggested(Option chosen) {
        Sentence why = Sentence.of("The program would choose \"{choice}\" here, and that is for the party to decide", "choice",
                chosen.words());
        return new Occasion("", Optional.of(why.fixed()));
    }

    private int ask(Player player, Question.Choice question) {
        endless.decides(scene.draft().get(Clock.ROUND));
        try {
            return player.choose(question, scene);
        } catch (RuleFailed ofMod) {
            throw ofMod;
        } catch (RuntimeException failure) {
            throw new PlayerFailed(question.seat().name(), question.prompt().pattern(), failure);
        }
    }

    Dice roll(Purpose purpose, int dice, Sentence prompt) {
        if (dice > MOST_DICE) {
            throw new IllegalArgumentException("Nobody can throw " + dice + " dice");
        }
        if (dice <= 0) {
            return new Dice(NO_DICE);
        }
        hearing.asks();
        Dice rolled;
        if (answers.left()) {
            rolled = new Dice(answers.faces(prompt, dice));
        } else {
            if (seating.rolls().isEmpty()) {
                throw new MissingAnswer(new Question.Roll(purpose, prompt, dice, hearing.occasionOfRoll()));
            }
            Chance chance = seating.rolls().get();
            rolled = chance.roll(scene, purpose, dice, thrown[purpose.ordinal()]);
            if (!chance.isRecorded()) {
                return rolled;
            }
            answers.rolled(prompt, rolled);
        }
        thrown[purpose.ordinal()] += dice;
        return rolled;
    }

    <T extends Option> T draw(Purpose purpose, Sentence prompt, List<T> options) {
        if (options.size() == 1) {
            return options.get(0);
        }
        hearing.asks();
        T drawn;
        if (answers.left()) {
            drawn = answers.choice(Seat.FATE, prompt, options);
        } else {
            if (seating.draws().isEmpty()) {
                throw new MissingAnswer(new Question.Draw(purpose, prompt, options));
            }
            Chance chance = seating.draws().get();
            drawn = options.get(chance.draw(scene, purpose, options.size(), thrown[purpose.ordinal()]));
            if (!chance.isRecorded()) {
                return drawn;
            }
            answers.drawn(prompt, drawn);
        }
        thrown[purpose.ordinal()]++;
        return drawn;
    }
}
