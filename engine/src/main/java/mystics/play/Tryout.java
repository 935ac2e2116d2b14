package mystics.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.choice.SeededFate;
import mystics.rules.Player;
import mystics.rules.Trials;

/**
 * Tries answers to the open question of a step. For each try the step runs again from its beginning, with the earlier answers and one more.
 *
 * @param from the state at the beginning of the step
 * @param answered the number of answers in the journal of the state {@code from}
 * @param given the answers given in the step so far
 * @param decides whether the open question belongs to a decision
 * @param decided the option that the first answer of the step chose, if the step is a decision; the option is performed without gathering
 *    all options again
 */
record Tryout(Setting setting, State from, int answered, List<RecordedAnswer> given, boolean decides, Optional<Option> decided)
        implements Trials {
    private static final int MOST_STEPS = 60;

    @Override
    public OptionalDouble worth(Question.Choice question, Option option, Course course) {
        List<RecordedAnswer> answers = new ArrayList<>(given);
        answers.add(new RecordedAnswer(question.seat().name(), question.prompt().pattern(), option.key()));
        Optional<Option> chosen = decides ? Optional.of(option) : decided;
        Workplace workplace = setting.borrow();
        try {
            Play play = new Play(setting, seating(course), from, Answers.trying(answered, answers, chosen), LogLines.toNobody(), workplace);
            int steps = 0;
            do {
                play.wholeStep();
                steps++;
            } while (!play.agenda().isEmpty() && steps < MOST_STEPS && course.further().test(play));
            return OptionalDouble.of(course.worth().applyAsDouble(play));
        } catch (RuleFailed inTrial) {
            return OptionalDouble.empty();
        } finally {
            setting.giveBack(workplace);
        }
    }

    private Seating seating(Course course) {
        Map<String, Player> players = new HashMap<>();
        setting.box().heroes().forEach(hero -> players.put(hero.id(), course.others()));
        players.put(Seat.PARTY.name(), course.others());
        Optional<Chance> chance = Optional.of(Chance.of(new SeededFate(course.luck())));
        return new Seating(chance, chance, players);
    }
}
