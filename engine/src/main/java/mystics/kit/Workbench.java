package mystics.kit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.mod.load.LoadedMod;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;

/**
 * A mod in the making, loaded on top of the base game and of whatever it needs besides.
 *
 * @param source its files
 * @param mod as loaded
 * @param library everything together
 */
public record Workbench(ModSource source, LoadedMod mod, Library library) {
    /**
     * Lays a mod on the bench.
     *
     * @param mod a folder or zip
     * @param beside other mods it needs, in their order
     * @throws mystics.mod.finding.BrokenMod with everything that is wrong with it
     */
    public static Workbench at(Path mod, List<Path> beside) {
        ModLoader loader = ModLoader.fresh();
        List<LoadedMod> mods = new ArrayList<>(BaseGame.library().mods());
        beside.forEach(path -> mods.add(loader.load(Sources.at(path), rules(mods))));
        ModSource source = Sources.at(mod);
        LoadedMod loaded = loader.load(source, rules(mods));
        mods.add(loaded);
        return new Workbench(source, loaded, new Library(mods));
    }

    private static int rules(List<LoadedMod> mods) {
        return new Library(mods).rules().size();
    }
}
