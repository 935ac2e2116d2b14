package mystics.bot;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Predicate;
import mystics.choice.Question;
import mystics.rules.Player;
import mystics.rules.Scene;
import mystics.rules.Trials;
import mystics.table.Clock;

/**
 * Compares answers by their results. All answers are tried with the same dice. The trials are repeated as long as the
 * usual answer is not the best.
 */
final class Comparison {
    private static final int TIMES = 3;
    private static final double CLEAR = 0.5;
    private static final double MUCH = 3;
    private static final int MOST = 6;
    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    private final Question.Choice question;
    private final Scene scene;
    private final Player others;
    private final Knowledge knowledge;

    /** @param others answers every question that is asked during a trial */
    Comparison(Question.Choice question, Scene scene, Player others, Knowledge knowledge) {
        this.question = question;
        this.scene = scene;
        this.others = others;
        this.knowledge = knowledge;
    }

    /**
     * The answer with the best result at the end of the open step; answers are given by their places in the question. The benefit of an
     * answer may come later, so only a much better answer replaces the first one. If all answers are equal at the end of the step, they are
     * tried until the end of the turn. The result is empty when no answer can be tried.
     */
    OptionalInt best(List<Integer> places) {
        double[] worths = new double[Math.min(MOST, places.size())];
        boolean all = add(worths, places, course(0, then -> false));
        boolean equal = Arrays.stream(worths).allMatch(worth -> worth == worths[0]);
        if (all && equal && scene.draft().get(Clock.TURN) > 0) {
            return bestInTurn(places);
        }
        return all ? best(places, worths, MUCH, then -> false) : OptionalInt.empty();
    }

    /** The answer with the best result at the end of the turn. Another answer replaces the first only if it is clearly better. */
    OptionalInt bestInTurn(List<Integer> places) {
        int turn = scene.draft().get(Clock.TURN);
        Predicate<Scene> further = then -> then.draft().get(Clock.TURN) == turn;
        double[] worths = new double[Math.min(MOST, places.size())];
        return add(worths, places, course(0, further)) ? best(places, worths, CLEAR, further) : OptionalInt.empty();
    }

    /** Repeats the trials as long as the usual answer is not the best. */
    private OptionalInt best(List<Integer> places, double[] worths, double enough, Predicate<Scene> further) {
        int times = 1;
        while (times < TIMES && highest(worths, enough * times) != 0) {
            if (!add(worths, places, course(times, further))) {
                return OptionalInt.empty();
            }
            times++;
        }
        return OptionalInt.of(places.get(highest(worths, enough * times)));
    }

    /** Tries each answer once more and adds the results. Returns whether every answer could be tried. */
    private boolean add(double[] worths, List<Integer> places, Trials.Course course) {
        for (int i = 0; i < worths.length; i++) {
            OptionalDouble worth = scene.trials().worth(question, question.options().get(places.get(i)), course);
            if (worth.isEmpty()) {
                return false;
            }
            worths[i] += worth.getAsDouble();
        }
        return true;
    }

    private static int highest(double[] worths, double enough) {
        int best = 0;
        for (int i = 1; i < worths.length; i++) {
            best = worths[i] > worths[best] + (best == 0 ? enough : 0) ? i : best;
        }
        return best;
    }

    private Trials.Course course(int time, Predicate<Scene> further) {
        long luck = SCATTER * (scene.answered() * (long) TIMES + time + 1);
        return new Trials.Course(luck, others, further, then -> TableWorth.of(then, knowledge));
    }
}
