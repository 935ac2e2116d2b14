package mystics.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import mystics.choice.Answer;
import mystics.choice.Fate;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.choice.SeededFate;
import mystics.phase.wheel.surge.Surge;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;

/**
 * Computes the chance of each outcome of an option. The game's own rules run once for every roll that makes a difference. Rolls that the
 * rules cannot tell apart form one branch. A branch ends when its outcome is settled, or when the step ends. A surge interrupts a step, and
 * the step then continues (SURGE-1). The forecast follows one possible course of the surge, because the dice and the cards of a surge
 * hardly ever change what follows. If a player could choose on the way, the player is assumed to take the last option, which declines. The
 * number of runs is limited; if it is used up, the remaining chance is unknown, and the forecast is an estimate from random courses. Any
 * thread may use this class, because a game is a value.
 */
public final class Forecasts {
    /** The greatest number of runs for a preview; they take far less than 50 ms, as the benchmark shows. */
    public static final int PREVIEW = 600;
    /** The number of random courses of an estimate. */
    private static final int SAMPLES = 200;

    private final Game game;
    private final String answer;
    private final Prospect prospect;
    private int runs;
    private boolean helped;
    private boolean chancy;

    private Forecasts(Game game, String answer, Prospect prospect, int mostRuns) {
        this.game = game;
        this.answer = answer;
        this.prospect = prospect;
        this.runs = mostRuns;
    }

    /** The forecast for an option of the open question, with the number of runs for a preview; empty if no dice affect the outcome. */
    public static Optional<Forecast> of(Game game, Option option) {
        return of(game, option, PREVIEW);
    }

    /**
     * The forecast for an option of the open question.
     *
     * @param mostRuns the greatest number of runs of the rules
     */
    public static Optional<Forecast> of(Game game, Option option, int mostRuns) {
        return Prospects.of(game, option).flatMap(prospect -> new Forecasts(game, option.key(), prospect, mostRuns).work())
                .filter(forecast -> isMeant(option, forecast));
    }

    /**
     * Whether the odds of an option are worth showing. The odds of a figure or of a deed are shown only if the choice can have the desired
     * outcome.
     */
    private static boolean isMeant(Option option, Forecast forecast) {
        boolean always = !(option instanceof Figure) && !forecast.verb().equals(Prospects.DEED);
        return always || forecast.wished().numerator().signum() > 0;
    }

    private Optional<Forecast> work() {
        Map<Prospect.Outcome, Fraction> found = new LinkedHashMap<>();
        explore(List.of(), Fraction.ONE, found);
        if (!chancy) {
            return Optional.empty();
        }
        Fraction known = found.values().stream().reduce(Fraction.ZERO, Fraction::plus);
        if (known.compareTo(Fraction.ONE) < 0) sample(known, found);
        List<Forecast.Likely> outcomes = new ArrayList<>();
        found.forEach((outcome, chance) -> outcomes.add(new Forecast.Likely(outcome, chance)));
        outcomes.sort(Comparator.comparing(Forecast.Likely::chance).reversed());
        return Optional.of(new Forecast(prospect.verb(), outcomes, Fraction.ONE.minus(known), helped));
    }

    /**
     * Takes random courses in place of the courses that were explored. The explored ones all begin with the same few rolls, so they are no
     * fair sample.
     *
     * @param known the chance of the explored courses, which the random courses share
     */
    private void sample(Fraction known, Map<Prospect.Outcome, Fraction> found) {
        found.clear();
        for (int sample = 0; sample < SAMPLES; sample++) {
            Course course = run(List.of(), Optional.of(new SeededFate(sample)));
            if (course.outcome != null) found.merge(course.outcome, known.times(Fraction.of(1, SAMPLES)), Fraction::plus);
        }
    }

    /**
     * One random result, such as a roll, in a possible course of the game.
     *
     * @param faces the faces of dice, or one drawn number
     * @param read the facts that the rules read about the result
     */
    private record Said(int[] faces, Set<WatchedDice.Reading> read) {
    }

    /**
     * Explores all courses that begin with the given results of chance, and adds their outcomes, weighted by the chance of that beginning.
     */
    private void explore(List<Said> said, Fraction weight, Map<Prospect.Outcome, Fraction> found) {
        if (runs-- <= 0) {
            return;
        }
        Course course = run(said, Optional.empty());
        if (course.outcome != null) {
            found.merge(course.outcome, weight, Fraction::plus);
            return;
        }
        chancy = true;
        if (course.bound > 0) {
            for (int drawn = 0; drawn < course.bound; drawn++) {
                explore(and(said, new Said(new int[] {drawn}, Set.of())), weight.times(Fraction.of(1, course.bound)), found);
            }
        } else {
            roll(said, course.dice, weight, found);
        }
    }

    /** Runs one course of the game. */
    private Course run(List<Said> said, Optional<Fate> luck) {
        Course course = new Course(said, luck);
        new WhatIf(game, new Answer(answer), course, (question, scene) -> course.choose(scene, question.options().size()))
                .follow(scene -> course.end(prospect.ended(scene)));
        return course;
    }

    /**
     * Explores a roll. Two results of the roll form one branch if the rules read the same facts about both results wherever the game leads
     * from there.
     */
    private void roll(List<Said> said, int dice, Fraction weight, Map<Prospect.Outcome, Fraction> found) {
        List<DiceOutcomes.Way> left = DiceOutcomes.of(dice);
        while (!left.isEmpty() && runs > 0) {
            DiceOutcomes.Way first = left.get(0);
            Set<WatchedDice.Reading> read = new HashSet<>();
            Map<Prospect.Outcome, Fraction> branch = new LinkedHashMap<>();
            explore(and(said, new Said(first.faces(), read)), Fraction.ONE, branch);
            List<DiceOutcomes.Way> alike = left.stream()
                    .filter(way -> read.stream().allMatch(reading -> reading.of(way.faces()) == reading.of(first.faces()))).toList();
            Fraction share = weight.times(Fraction.of(alike.stream().mapToLong(DiceOutcomes.Way::weight).sum(), DiceOutcomes.all(dice)));
            branch.forEach((outcome, chance) -> found.merge(outcome, chance.times(share), Fraction::plus));
            left = left.stream().filter(way -> !alike.contains(way)).toList();
        }
    }

    private static List<Said> and(List<Said> said, Said more) {
        List<Said> all = new ArrayList<>(said);
        all.add(more);
        return all;
    }

    /** One run: it repeats the given results of chance and stops at the next roll or draw, or goes on by luck. */
    private final class Course implements Foresight {
        private final List<Said> said;
        private final Optional<Fate> luck;
        private int next;
        /** The number of dice and draws that came by luck. */
        private int rolled;
        private int dice;
        private int bound;
        private boolean surged;
        private Prospect.Outcome outcome;

        Course(List<Said> said, Optional<Fate> luck) {
            this.said = said;
            this.luck = luck;
        }

        void end(Prospect.Outcome with) {
            outcome = surged ? with.afterSurge() : with;
        }

        private void enough(Scene scene) {
            prospect.settled(scene).ifPresent(settled -> {
                end(settled);
                throw new Enough();
            });
        }

        @Override
        public Dice roll(Scene scene, Purpose purpose, int number) {
            if (inSurge(scene)) {
                return new Dice(new int[number]);
            }
            if (next < said.size()) {
                Said known = said.get(next++);
                return new WatchedDice(known.faces(), known.read());
            }
            enough(scene);
            if (luck.isPresent()) return new Dice(IntStream.range(0, number).map(die -> luck.get().face(purpose, rolled++)).toArray());
            dice = number;
            throw new Enough();
        }

        @Override
        public int draw(Scene scene, Purpose purpose, int of) {
            if (inSurge(scene)) {
                return 0;
            }
            if (next < said.size()) {
                return said.get(next++).faces()[0];
            }
            enough(scene);
            if (luck.isPresent()) return luck.get().below(purpose, rolled++, of);
            bound = of;
            throw new Enough();
        }

        @Override
        public void begins(Scene scene, Step step) {
            surged = surged || step instanceof Surge;
        }

        private static boolean inSurge(Scene scene) {
            return scene.draft().get(Clock.SURGING) > 0;
        }

        int choose(Scene scene, int options) {
            if (!inSurge(scene)) {
                enough(scene);
                helped = true;
            }
            return options - 1;
        }
    }
}
