package mystics.kit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.mod.FoundMod;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.load.Assembling;
import mystics.mod.load.Assembly;
import mystics.mod.load.BaseEdition;
import mystics.mod.load.Gathering;
import mystics.mod.load.Library;
import mystics.mod.load.LoadedMod;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;

/**
 * A mod under development, loaded on top of the base game and the other mods it needs.
 *
 * @param source the files of the mod
 * @param mod the loaded mod
 * @param library all loaded mods together
 */
public record Workbench(ModSource source, LoadedMod mod, Library library) {
    /**
     * Loads a mod under development.
     *
     * @param mod a folder or zip file
     * @param beside the other mods that this mod needs, in their order
     * @throws mystics.mod.finding.BrokenMod if the mod has errors; the exception lists all of them
     */
    public static Workbench at(Path mod, List<Path> beside) {
        ModLoader loader = ModLoader.fresh();
        Optional<ModSource> edition = BaseEdition.of(loader.baseSource(), Sources.at(mod));
        if (edition.isPresent()) return ofBaseGame(edition.get(), beside);
        Gathering gathering = Gathering.at(loader, Stream.concat(beside.stream(), Stream.of(mod)).toList());
        Assembly assembly = whole(Assembling.of(loader, gathering));
        FoundMod found = gathering.found().get(gathering.found().size() - 1);
        LoadedMod loaded = assembly.library().mods().stream().filter(each -> each.id().equals(found.id())).findFirst().orElseThrow();
        return new Workbench(found.source(), loaded, assembly.library());
    }

    /** The base game itself, possibly edited. */
    private static Workbench ofBaseGame(ModSource edition, List<Path> beside) {
        ModLoader loader = ModLoader.fresh();
        ModLoader own = edition.hash().equals(loader.baseSource().hash()) ? loader : loader.withBase(edition);
        Library library = whole(Assembling.of(own, Gathering.at(own, beside))).library();
        return new Workbench(edition, library.mods().get(0), library);
    }

    private static Assembly whole(Assembly assembly) {
        List<Finding> reasons = assembly.leftOut().stream().flatMap(out -> out.reasons().stream()).toList();
        if (!reasons.isEmpty()) throw new BrokenMod(reasons);
        return assembly;
    }
}
