package mystics.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.SeededFate;
import mystics.mod.load.Library;
import mystics.odds.Forecast;
import mystics.odds.Forecasts;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.soak.Soak;

/** Measures how long it takes to compute the odds shown beside options, for every option with chance on walks through random set-ups. */
final class PreviewProbe {
    private static final int WALKS = 30;
    private static final int QUESTIONS = 40;
    private static final double NANOS_PER_MS = 1e6;

    private PreviewProbe() {
    }

    /** The milliseconds of all previews in ascending order, and the number of previews that were estimates. */
    record Times(List<Double> milliseconds, long estimates) {
        double share(double part) {
            return milliseconds.get((int) (part * (milliseconds.size() - 1)));
        }
    }

    /** The processor time of this thread, which other programs hardly affect. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    static Times measure(Library library) {
        List<Double> all = new ArrayList<>();
        long[] estimates = {0};
        Soak soak = new Soak(library);
        for (long seed = 1; seed <= WALKS; seed++) {
            Setting setting = soak.setup(seed).setting(library, Inspector.NONE);
            Game game = Game.begin(setting, Seating.people(new SeededFate(seed)), List.of(new BeginChapter()));
            for (int asked = 0; asked < QUESTIONS && game.question().isPresent(); asked++) {
                List<? extends Option> options = ((Question.Choice) game.question().get()).options();
                for (Option option : options) {
                    long begun = cpu();
                    Optional<Forecast> forecast = Forecasts.of(game, option);
                    double took = (cpu() - begun) / NANOS_PER_MS;
                    forecast.ifPresent(found -> {
                        all.add(took);
                        estimates[0] += found.exact() ? 0 : 1;
                    });
                }
                game = game.answer(new Answer(options.get((int) ((seed * 31 + asked * 17) % options.size())).key()));
            }
        }
        Collections.sort(all);
        return new Times(all, estimates[0]);
    }
}
