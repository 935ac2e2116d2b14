package mystics.mod.load;

import java.io.IOException;
import java.nio.file.Path;
import mystics.mod.read.ModReader;
import mystics.mod.read.Pack;
import mystics.mod.source.Sources;

/** Packs a mod. The build uses this program to pack the base game. */
public final class PackMod {
    private PackMod() {
    }

    /**
     * Packs the mod of one folder into another.
     *
     * @param arguments the folder of the mod and the folder to write to
     * @throws mystics.mod.finding.BrokenMod if the mod has mistakes
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            throw new IllegalArgumentException("Say the folder of the mod and the folder to write to");
        }
        Pack.write(ModReader.of(Vocabulary.api()), Sources.at(Path.of(arguments[0])), Path.of(arguments[1]), Entries::plans);
    }
}
