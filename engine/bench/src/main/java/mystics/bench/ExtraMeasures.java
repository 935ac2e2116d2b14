package mystics.bench;

import mystics.bot.Bot;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;

/** A benchmark process for figures that are not rates: the odds beside options, the cost of a kept game, and the check of determinism. */
final class ExtraMeasures {
    private ExtraMeasures() {
    }

    /** @param arguments the number of seeds and of resumed games to check */
    public static void main(String[] arguments) throws Exception {
        Library library = BaseGame.library();
        BenchGames random = BenchGames.of(library, Bot.RANDOM);
        printPreviews(library);
        Measured.print("kept_bytes_per_game", new Forks(random).keptBytes());
        new Determinism(random, library).print(Long.parseLong(arguments[0]), Long.parseLong(arguments[1]));
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
