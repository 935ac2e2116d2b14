package mystics.bench;

import java.nio.file.Path;
import mystics.bot.Bot;
import mystics.command.Wiring;
import mystics.mod.load.Assembling;
import mystics.mod.load.Assembly;
import mystics.mod.load.Gathering;
import mystics.mod.load.ModLoader;

/**
 * Measures one start of the program as a player sees it: the time until the first question, and the time until the end of the first
 * simulated game. A folder of mods lies beside the base game.
 */
final class Start {
    private Start() {
    }

    /**
     * @param arguments the name of the figure, the folder of mods, the folder of cached results, and the time at which the process was
     * requested
     */
    public static void main(String[] arguments) {
        Wiring.beside();
        Assembly assembly = assembly(Path.of(arguments[1]), Path.of(arguments[2]));
        long loaded = System.currentTimeMillis();
        BenchGames games = BenchGames.of(assembly.library(), Bot.RANDOM);
        boolean asked = assembly.leftOut().isEmpty() && games.open(1).question().isPresent();
        long question = System.currentTimeMillis();
        boolean played = games.play(1).finished();
        long game = System.currentTimeMillis();
        long begun = Long.parseLong(arguments[3]);
        Measured.print("load_" + arguments[0] + "_ms", loaded - begun);
        Measured.print("start_to_question_" + arguments[0] + "_ms", asked ? question - begun : Double.NaN);
        Measured.print("start_to_first_game_" + arguments[0] + "_ms", played ? game - begun : Double.NaN);
    }

    private static Assembly assembly(Path mods, Path kept) {
        if (Gathering.in(mods).isEmpty()) {
            return Assembly.baseGame();
        }
        ModLoader loader = ModLoader.keepingIn(kept);
        return Assembling.of(loader, Gathering.at(loader, Gathering.in(mods)));
    }
}
