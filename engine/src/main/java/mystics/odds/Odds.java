package mystics.odds;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.play.Game;
import mystics.play.Seating;

/**
 * The chance that something comes of an option: the very rules are run with every way the dice can fall, the likeliest first, until it has come about,
 * the step is done, or so many runs are used up. Whoever could choose on the way is taken to choose the last option, which is to do without.
 */
public final class Odds {
    /** Whether the thing has come about. */
    public interface Outlook {
        /** Looks at the table of a game as it lies, perhaps in the middle of a step. */
        boolean met(Game game);
    }

    private record Course(Game game, double weight) {
    }

    private final Queue<Course> open = new PriorityQueue<>(Comparator.comparingDouble(Course::weight).reversed());
    private final Outlook outlook;
    private final int before;
    private int runs;
    private double likely;
    private boolean helped;

    private Odds(Game game, Outlook outlook, int mostRuns) {
        this.outlook = outlook;
        this.before = game.state().journal().size();
        this.runs = mostRuns;
    }

    /**
     * The chance after an option of the open question.
     *
     * @param mostRuns how often the rules may be run; a hundred are enough for two rolls of three dice when no rule meets them, two thousand when one does
     */
    public static Chance of(Game game, Option option, Outlook outlook, int mostRuns) {
        Odds odds = new Odds(game, outlook, mostRuns);
        odds.go(new Course(game.seated(Seating.nobody()), 1), option.key());
        while (!odds.open.isEmpty() && odds.runs > 0) {
            odds.look(odds.open.poll());
        }
        double unknown = odds.open.stream().mapToDouble(Course::weight).sum();
        return new Chance(odds.likely, unknown, odds.helped);
    }

    private void go(Course from, String answer) {
        runs--;
        open.add(new Course(from.game().answer(new Answer(answer)), from.weight()));
    }

    private void look(Course course) {
        Game game = course.game();
        Question question = game.question().orElse(null);
        boolean met = outlook.met(game);
        if (met || question == null || game.state().journal().size() > before) {
            likely += met ? course.weight() : 0;
        } else if (question instanceof Question.Roll roll) {
            for (Rolls.Way way : Rolls.of(roll.dice(), Likeness.of(game, roll.purpose()))) {
                go(new Course(game, course.weight() * way.weight()), way.faces());
            }
        } else if (question instanceof Question.Draw draw) {
            go(course, draw.options().get(0).key());
        } else if (question instanceof Question.Choice choice) {
            helped = true;
            go(course, choice.options().get(choice.options().size() - 1).key());
        }
    }
}
