package mystics.bench;

import mystics.bot.Bot;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;

/** One process of the benchmark: what is built on playing. Games as values, previews, two threads, files, and the check of determinism. */
final class Parts {
    private Parts() {
    }

    /** @param arguments seconds of each measurement, seeds and resumed games of the check */
    public static void main(String[] arguments) throws Exception {
        double seconds = Double.parseDouble(arguments[0]);
        Library library = BaseGame.library();
        Games random = Games.of(library, Bot.RANDOM);
        new Forks(random).print(seconds);
        printPreviews(library);
        new Threads(random).print(seconds);
        new Files(random, library).print(seconds / 2);
        new Determinism(random, library).print(Long.parseLong(arguments[1]), Long.parseLong(arguments[2]));
    }

    private static void printPreviews(Library library) {
        PreviewProbe.Times times = PreviewProbe.measure(library);
        Measured.print("odds_previews", times.milliseconds().size());
        Measured.print("odds_preview_ms_median", times.share(0.5));
        Measured.print("odds_preview_ms_99_of_100", times.share(0.99));
        Measured.print("odds_preview_ms_worst", times.share(1));
        Measured.print("odds_preview_estimates", times.estimates());
    }
}
