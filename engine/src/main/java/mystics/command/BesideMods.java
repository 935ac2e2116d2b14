package mystics.command;

import java.nio.file.Path;
import java.util.List;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;
import picocli.CommandLine.Option;

/** The option, in commands for modders, that names the mods to load beside the modder's own. */
public final class BesideMods {
    @Option(names = "--with", paramLabel = "MOD", split = ",", description = "Other mods that this mod needs besides the base game.")
    private List<Path> mods = List.of();

    /** Folders or archives, in the order in which they were named. */
    public List<Path> paths() {
        return mods;
    }

    /** The mods of {@link #paths()}, opened. */
    public List<ModSource> sources() {
        return mods.stream().map(Sources::at).toList();
    }
}
