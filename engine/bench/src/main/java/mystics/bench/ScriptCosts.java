package mystics.bench;

import java.io.IOException;
import java.nio.file.Path;
import mystics.bot.Bot;
import mystics.mod.load.ModLoader;
import mystics.mod.load.Vocabulary;
import mystics.mod.script.Unmetered;

/** What mods cost in play: that scripts pay for their steps, and that ten more mods lie beside the base game. */
final class ScriptCosts {
    private static final double WARM_UP = 6;
    private static final int TEN = 10;

    private ScriptCosts() {
    }

    /**
     * Prints by how much of itself a game takes longer with scripts that pay (0.1 is a tenth), and what is kept of its speed with ten mods.
     *
     * @param arguments seconds of each turn, a folder for the mods, and {@code full} for the first of the two as well, which has all scripts compiled once more
     */
    public static void main(String[] arguments) throws IOException {
        double seconds = Double.parseDouble(arguments[0]);
        Measured.prime();
        boolean full = arguments[2].equals("full");
        ModLoader loader = full ? ModLoader.compilingAll(Vocabulary.api()) : ModLoader.fresh();
        Games paying = games(0, arguments[1], loader);
        if (full) {
            InTurns gates = new InTurns(paying, games(0, arguments[1], ModLoader.compilingAll(Unmetered.of(Vocabulary.api()))));
            gates.warmUp(WARM_UP);
            Measured.print("gates_overhead", gates.times(seconds) - 1);
        }
        InTurns mods = new InTurns(paying, games(TEN, arguments[1], loader));
        mods.warmUp(WARM_UP);
        Measured.print("games_kept_10_mods", mods.times(seconds));
    }

    private static Games games(int mods, String folder, ModLoader loader) throws IOException {
        return Games.of(Mods.beside(mods, Path.of(folder), loader), Bot.RANDOM);
    }
}
