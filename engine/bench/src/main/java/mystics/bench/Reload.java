package mystics.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.DoubleStream;
import mystics.mod.load.Assembling;
import mystics.mod.load.Gathering;
import mystics.mod.load.ModLoader;

/** Measures how long a modder waits after changing a file: a loader that has run before loads everything again. */
final class Reload {
    private static final int MODS = 10;
    private static final int WARM = 15;
    private static final int TIMES = 15;

    private Reload() {
    }

    /**
     * Prints median wall-clock times after a changed script and after a changed value.
     *
     * @param arguments an empty working folder
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Path mods = Files.createDirectories(folder.resolve("mods"));
        BenchMods.write(MODS, mods);
        ModLoader loader = ModLoader.keepingIn(folder.resolve("kept"));
        Measured.print("reload_script_ms", median(loader, mods, mods.resolve("generated-03/cards/trinket-3-1.groovy"), "// "));
        Measured.print("reload_value_ms", median(loader, mods, mods.resolve("generated-03/cards/trinket-3-1.yaml"), "# "));
    }

    private static double median(ModLoader loader, Path mods, Path file, String comment) throws IOException {
        String text = Files.readString(file);
        double[] times = new double[TIMES];
        for (int i = -WARM; i < TIMES; i++) {
            Files.writeString(file, text + comment + i + "\n");
            long begun = System.nanoTime();
            boolean whole = Assembling.of(loader, Gathering.at(loader, Gathering.in(mods))).leftOut().isEmpty();
            if (i >= 0) {
                times[i] = whole ? (System.nanoTime() - begun) / 1e6 : Double.NaN;
            }
        }
        return DoubleStream.of(times).sorted().toArray()[TIMES / 2];
    }
}
