package mystics.bench;

import java.io.IOException;
import java.nio.file.Path;
import mystics.bot.Bot;
import mystics.mod.load.ModLoader;
import mystics.mod.load.Vocabulary;
import mystics.mod.script.Unmetered;

/** Measures the cost of mods in play: metering the steps of scripts, and ten more mods beside the base game. */
final class ScriptCosts {
    private static final double WARM_UP = 6;
    private static final int TEN = 10;

    private ScriptCosts() {
    }

    /**
     * Prints the share by which metered scripts lengthen a game (0.1 is a tenth). Also prints the share of its speed that a game keeps when
     * ten mods are added.
     *
     * @param arguments the seconds of each turn, and a folder for the mods; then {@code full} to print the first figure as well, for which
     *        all scripts are compiled once more
     */
    public static void main(String[] arguments) throws IOException {
        double seconds = Double.parseDouble(arguments[0]);
        Measured.prime();
        boolean full = arguments[2].equals("full");
        ModLoader loader = full ? ModLoader.compilingAll(Vocabulary.api()) : ModLoader.fresh();
        BenchGames paying = games(0, arguments[1], loader);
        if (full) {
            InTurns gates = new InTurns(paying, games(0, arguments[1], ModLoader.compilingAll(Unmetered.of(Vocabulary.api()))));
            gates.warmUp(WARM_UP);
            Measured.print("gates_overhead", gates.times(seconds) - 1);
        }
        InTurns mods = new InTurns(paying, games(TEN, arguments[1], loader));
        mods.warmUp(WARM_UP);
        Measured.print("games_kept_10_mods", mods.times(seconds));
    }

    private static BenchGames games(int mods, String folder, ModLoader loader) throws IOException {
        return BenchGames.of(BenchMods.beside(mods, Path.of(folder), loader), Bot.RANDOM);
    }
}
