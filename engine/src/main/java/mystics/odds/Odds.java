package mystics.odds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.play.Game;
import mystics.play.Seating;

/**
 * The chance that something comes of an option: the very rules are run with every way the dice can fall, until it has come about, the step is done,
 * or so many runs are used up. Whoever could choose on the way is taken to choose the last option, which is to do without.
 */
public final class Odds {
    private static final double EQUAL = 1e-12;

    /** Whether the thing has come about. */
    public interface Outlook {
        /** Looks at the table of a game as it lies, perhaps in the middle of a step. */
        boolean met(Game game);
    }

    private record Course(Game game, double weight) {
    }

    private final Deque<Course> open = new ArrayDeque<>();
    private final Likeness likeness;
    private final Outlook outlook;
    private final int before;
    private int runs;
    private double likely;
    private boolean helped;

    private Odds(Game game, Likeness likeness, Outlook outlook, int mostRuns) {
        this.likeness = likeness;
        this.outlook = outlook;
        this.before = game.state().journal().size();
        this.runs = mostRuns;
    }

    /**
     * The chance after an option of the open question, with every face of every die.
     *
     * @param mostRuns how often the rules may be run; about 2,000 are enough for three dice against two
     */
    public static Chance of(Game game, Option option, Outlook outlook, int mostRuns) {
        return new Odds(game, Likeness.NONE, outlook, mostRuns).after(game, option);
    }

    /**
     * The same with fewer runs: faces that the book reads alike are taken together, once by faces without stars and once by faces with them. Only if
     * these come to different chances is every face tried.
     *
     * @param mostRuns how often the rules may be run each time; about 100 are enough for three dice against two
     */
    public static Chance quick(Game game, Option option, Outlook outlook, int mostRuns) {
        Chance dull = new Odds(game, Likeness.DULL, outlook, mostRuns).after(game, option);
        Chance bright = new Odds(game, Likeness.BRIGHT, outlook, mostRuns).after(game, option);
        return Math.abs(dull.likely() - bright.likely()) < EQUAL ? dull : of(game, option, outlook, mostRuns);
    }

    private Chance after(Game game, Option option) {
        go(new Course(game.seated(Seating.nobody()), 1), option.key());
        while (!open.isEmpty() && runs > 0) {
            look(open.pop());
        }
        return new Chance(likely, open.stream().mapToDouble(Course::weight).sum(), helped);
    }

    private void go(Course from, String answer) {
        runs--;
        open.push(new Course(from.game().answer(new Answer(answer)), from.weight()));
    }

    private void look(Course course) {
        Game game = course.game();
        Question question = game.question().orElse(null);
        boolean met = outlook.met(game);
        if (met || question == null || game.state().journal().size() > before) {
            likely += met ? course.weight() : 0;
        } else if (question instanceof Question.Roll roll) {
            List<Rolls.Way> ways = new ArrayList<>(Rolls.of(roll.dice(), likeness.faces(roll.purpose())));
            ways.sort(Comparator.comparingDouble(Rolls.Way::weight));
            ways.forEach(way -> go(new Course(game, course.weight() * way.weight()), way.faces()));
        } else if (question instanceof Question.Draw draw) {
            go(course, draw.options().get(0).key());
        } else if (question instanceof Question.Choice choice) {
            helped = true;
            go(course, choice.options().get(choice.options().size() - 1).key());
        }
    }
}
