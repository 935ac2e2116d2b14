package mystics.bench;

import java.util.List;
import java.util.stream.DoubleStream;
import mystics.bot.Bot;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.mod.load.ModLoader;
import mystics.mod.load.Vocabulary;
import mystics.mod.script.Unmetered;

/** What it costs that scripts pay for their steps: the same games with scripts that pay and with scripts that do not, in turns. */
final class Metering {
    private static final int TURNS = 9;
    private static final double WARM_UP = 8;

    private Metering() {
    }

    /**
     * Prints by how much of itself a game takes longer: 0.1 is a tenth.
     *
     * @param arguments seconds of each turn
     */
    public static void main(String[] arguments) {
        double seconds = Double.parseDouble(arguments[0]);
        Measured.prime();
        Games paying = games(ModLoader.compilingAll(Vocabulary.api()));
        Games free = games(ModLoader.compilingAll(Unmetered.of(Vocabulary.api())));
        long[] seed = {0};
        Measured.warmUp(WARM_UP, () -> paying.play(seed[0]).decisions() + free.play(seed[0]++).decisions());
        double[] more = new double[TURNS];
        for (int turn = 0; turn < TURNS; turn++) {
            long from = turn * 1_000L;
            boolean first = turn % 2 == 0;
            double one = nanoseconds(first ? paying : free, from, seconds);
            double other = nanoseconds(first ? free : paying, from, seconds);
            more[turn] = (first ? one / other : other / one) - 1;
        }
        Measured.print("gates_overhead", DoubleStream.of(more).sorted().toArray()[TURNS / 2]);
    }

    private static double nanoseconds(Games games, long from, double seconds) {
        long[] seed = {from};
        return Measured.of(seconds, () -> games.play(seed[0]++).decisions()).nanoseconds();
    }

    private static Games games(ModLoader loader) {
        return Games.of(new Library(List.of(loader.load(BaseGame.source(), 0))), Bot.RANDOM);
    }
}
