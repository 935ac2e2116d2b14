package mystics.bot;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.geometry.Plan;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Space;

/** Answers to all questions except the choice of a deed in a turn, judged by the kinds of options. */
final class Replies {
    private static final double OFF_THE_TILE = 20;
    private static final double DRIFT = 5;

    /** A hero that has paid for an ability wants to use it. The effect of an ability often comes too late for a trial to see it. */
    private static final String ABILITY = "{ability}";
    private static final double IN_SIGHT = 20;
    private static final double BESIDE = 3;
    /** If the prompt contains this place and the options are spaces, the party decides where to move a figure. */
    private static final String ALLY = "{ally}";
    /** A question whose prompt contains this place asks which heroes are to be in a room. */
    private static final String APART = "{room}";

    private Replies() {
    }

    /** The index of the answer. */
    static int best(Question.Choice question, Scene scene, Optional<Comparison> comparison) {
        List<? extends Option> options = question.options();
        Option first = options.get(0);
        String pattern = question.prompt().pattern();
        if (first instanceof Space) {
            return most(options, option -> option instanceof Space space ? place(scene, pattern, space) : -1);
        }
        if (first instanceof Figure) {
            return most(options, option -> option instanceof Figure figure ? worth(pattern, figure) : 0);
        }
        if (first instanceof CardInPlay) {
            int sign = pattern.contains("iscard") ? -1 : 1;
            return most(options, option -> option instanceof CardInPlay card ? sign * value(scene, question, card) : 0);
        }
        int usual = WordAnswers.best(options, scene);
        boolean plain = !pattern.contains(ABILITY) && options.stream().allMatch(Option.Plain.class::isInstance);
        return plain && comparison.isPresent() ? comparison.get().best(firstOf(usual, options.size())).orElse(usual) : usual;
    }

    /** All indexes of a list, beginning with a given index. */
    private static List<Integer> firstOf(int first, int size) {
        return IntStream.concat(IntStream.of(first), IntStream.range(0, size).filter(place -> place != first)).boxed().toList();
    }

    /** The index of the option with the highest rating; the first of equals. */
    static int most(List<? extends Option> options, ToDoubleFunction<Option> measure) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size(); i++) {
            double measured = measure.applyAsDouble(options.get(i));
            if (measured > most) {
                most = measured;
                best = i;
            }
        }
        return best;
    }

    /**
     * The worth of a space as an answer, judged by the figures the question mentions. If the question mentions no figure, the effect is
     * assumed to hit or catch minions on the space.
     */
    private static double place(Scene scene, String pattern, Space space) {
        if (pattern.contains("{minion")) {
            return distance(scene, space);
        }
        if (pattern.contains(ALLY)) {
            return support(scene, space);
        }
        return pattern.contains("{hero}") ? comfort(scene, space) : space.getMinions().size() - 2.0 * space.getHeroes().size();
    }

    /** Minions should arrive far from all heroes. */
    private static double distance(Scene scene, Space space) {
        int nearest = Plan.FAR;
        for (Figure hero : scene.heroes()) {
            nearest = Math.min(nearest, hero.getSpace().steps(space));
        }
        return nearest;
    }

    /** An ally should see a foe but not stand beside it. An ally that sees no foe should be near the heroes. */
    private static double support(Scene scene, Space space) {
        double worth = -distance(scene, space);
        double seen = 0;
        for (Figure foe : space.getRoom().getMinions()) {
            seen = space.sees(foe.getSpace()) ? IN_SIGHT : seen;
            worth -= space.isWithin(foe.getSpace()) ? BESIDE : 0;
        }
        return worth + seen;
    }

    /** Heroes should stand on firm ground, near each other. */
    private static double comfort(Scene scene, Space space) {
        Plan plan = space.getRoom().plan();
        int flow = plan.flow(space.index());
        return (flow == Plan.OFF ? -OFF_THE_TILE : flow == Plan.NONE ? 0 : -DRIFT) + space.getHeroes().size() - space.getMinions().size();
    }

    private static double worth(String pattern, Figure figure) {
        if (!figure.isHero()) {
            return prize(figure);
        }
        return pattern.contains(APART) ? strength(figure) : need(figure);
    }

    /** Help should go to the hero that is closest to being captured. */
    private static double need(Figure hero) {
        return hero.getWounds() - hero.getLife() / 10.0;
    }

    /** A hero who begins apart from the others should be strong and quick. */
    private static double strength(Figure hero) {
        return 2.0 * hero.getBattle() + hero.getDefence() + 2.0 * hero.getMove();
    }

    /** Attacks should be aimed at the minion with the highest worth and the weakest position. */
    private static double prize(Figure minion) {
        int left = Math.max(1, minion.getLife() - minion.getWounds());
        return (minion.getBattle() + (minion.isBoss() ? 5 : 0) + 1.0) / left - minion.getDefence() / 4.0;
    }

    private static double value(Scene scene, Question.Choice question, CardInPlay card) {
        for (Figure hero : scene.party()) {
            if (hero.seat().equals(question.seat())) {
                return Gear.gain(hero, card);
            }
        }
        return card.getBonus();
    }
}
