package mystics.bench;

import mystics.bot.Bot;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;

/**
 * A benchmark process. Bots play the engine and the reference game in turns. Then the process measures saved games, copied games and other
 * figures, with code that is compiled by now. The probe prints one line for each figure: {@code name value}.
 */
final class Probe {
    static final String CHAPTER = "chapter";
    private static final int REPETITIONS = 3;
    /** Seconds of processor time until the compiler has finished with a whole game. */
    private static final double WARM_UP = 24;
    private final double seconds;
    private final MicroGame reference = new MicroGame();
    private long seed;

    private Probe(double seconds) {
        this.seconds = seconds;
    }

    /**
     * @param arguments the seconds of each measurement; then {@code games} to play only games of the random player, or {@code all} to
     *        measure everything
     */
    public static void main(String[] arguments) throws Exception {
        Probe probe = new Probe(Double.parseDouble(arguments[0]));
        Measured.prime();
        Library library = BaseGame.library();
        Measured.print("java", System.getProperty("java.version"));
        Measured.print("content", library.mods().get(0).hash().substring(0, 12));
        Measured.print(CHAPTER, BenchGames.setup(library).chapter());
        BenchGames random = BenchGames.of(library, Bot.RANDOM);
        Measured.of(probe.seconds / 2, () -> probe.reference.play(probe.seed++));
        probe.print("", random, WARM_UP, REPETITIONS);
        if (!arguments[1].equals("games")) {
            new Forks(random).print(probe.seconds);
            new Threads(random).print(probe.seconds);
            new Files(random, library).print(probe.seconds / 2);
            probe.print("sensible_", random.with(Bot.SENSIBLE), WARM_UP / 3, 1);
        }
    }

    private void print(String name, BenchGames games, double warmUp, int repetitions) {
        Measured.warmUp(warmUp, () -> games.play(seed++).decisions());
        for (int repetition = 0; repetition < repetitions; repetition++) {
            printOnce(name, games);
        }
    }

    /**
     * Measures the engine and the reference game in turns. The speed of the reference game shows how fast the machine was during the
     * measurement.
     */
    private void printOnce(String name, BenchGames games) {
        long[] ended = {0};
        Measured before = Measured.of(seconds / 4, () -> reference.play(seed++));
        Measured engine = Measured.of(seconds, () -> {
            ended[0]++;
            return games.play(seed++).decisions();
        });
        Measured after = Measured.of(seconds / 4, () -> reference.play(seed++));
        double pace = (before.perSecond() + after.perSecond()) / 2;
        Measured.print("reference_decisions_per_s", pace);
        Measured.print(name + "decisions_per_s", engine.perSecond());
        Measured.print(name + "ratio", engine.perSecond() / pace);
        Measured.print(name + "games_per_s", ended[0] / engine.seconds());
        Measured.print(name + "decisions_per_game", (double) engine.done() / ended[0]);
        Measured.print(name + "alloc_bytes_per_decision", engine.bytesEach());
    }
}
