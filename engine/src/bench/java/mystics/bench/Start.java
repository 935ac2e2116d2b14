package mystics.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import mystics.bot.Bot;
import mystics.mod.load.Library;

/** One cold start: from the beginning of the process to the first question, with so many generated mods beside the base game. */
final class Start {
    private Start() {
    }

    /** @param arguments how many mods, and the folder in which their compiled scripts are kept */
    public static void main(String[] arguments) {
        int mods = Integer.parseInt(arguments[0]);
        Library library = Mods.with(Mods.small(mods), Path.of(arguments[1]));
        double loaded = sinceStart();
        boolean asked = Chapter.of(library, Bot.RANDOM).open(1).question().isPresent();
        String name = mods + "_mods_" + (arguments.length > 2 ? arguments[2] : "cached") + "_ms";
        Measured.print("load_" + name, loaded);
        Measured.print("start_to_question_" + name, asked ? sinceStart() : Double.NaN);
    }

    private static double sinceStart() {
        return System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime();
    }
}
