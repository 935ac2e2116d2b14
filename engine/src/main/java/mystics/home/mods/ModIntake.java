package mystics.home.mods;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import mystics.choice.Sentence;
import mystics.disk.FileErrorText;
import mystics.disk.FreeName;
import mystics.disk.SafeFile;
import mystics.home.HomeFolder;
import mystics.home.TemporaryFiles;
import mystics.mod.FoundMod;
import mystics.mod.finding.Finding;
import mystics.mod.load.Assembling;
import mystics.mod.load.Assembly;
import mystics.mod.load.Gathering;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;

/** Adds mods to a user's folder. A mod is checked first, together with the mods that are on. */
public final class ModIntake {
    private final HomeFolder home;

    /** The intake for a user's folder. */
    public ModIntake(HomeFolder home) {
        this.home = home;
    }

    /** What happens to earlier copies of the mod in the folder. */
    public enum Copies {
        /** The copies stay, and the mod is refused. */
        STAY,
        /** The copies are moved out of the folder of mods. */
        MOVE_ASIDE
    }

    /**
     * Copies a mod into the folder and switches it on.
     *
     * @param file a folder or zip file
     * @throws OtherCopy if a different copy of the mod is in the folder and has to stay
     * @throws ModRefused if the mod is broken, cannot be loaded with the mods that are on, or is in the folder already
     */
    public AddedMod add(Path file, Copies copies) {
        ModLoader loader = ModLoader.keepingIn(home.cache());
        Gathering given = Gathering.at(loader, List.of(file));
        given.leftOut().forEach(broken -> refuse(broken.mod(), broken.reasons()));
        FoundMod mod = given.found().get(0);
        List<Path> there = copies(loader, mod, copies);
        Assembly assembly = assembly(loader, mod);
        Path place = free(home.mods(), mod.manifest().words().replace(' ', '-'), Files.isDirectory(file) ? "" : ".zip");
        List<Path> aside = new ArrayList<>();
        try {
            TemporaryFiles.clear(home.mods());
            SafeFile.make(place, part -> {
                copy(file, mod.source(), part);
                for (Path old : there) {
                    aside.add(moveAside(old));
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException("The mod cannot be copied: " + FileErrorText.with(e) + ".", e);
        }
        ModList list = ModList.read(home.modList());
        if (list.off().contains(mod.id())) {
            list.on(mod.id()).write(home.modList());
        }
        return new AddedMod(named(mod), place, aside, ModLines.of(assembly));
    }

    /** The copies of a mod in the folder. */
    private List<Path> copies(ModLoader loader, FoundMod mod, Copies copies) {
        List<Path> there = new ArrayList<>();
        for (Path path : Gathering.in(home.mods())) {
            Gathering.at(loader, List.of(path)).found().stream().filter(each -> each.id().equals(mod.id())).forEach(old -> {
                if (old.source().hash().equals(mod.source().hash())) {
                    throw new ModRefused(Sentence.of("{mod} is in your folder of mods already, with the same files.", "mod", named(mod)));
                }
                if (copies == Copies.STAY) {
                    throw new OtherCopy(Sentence.of("Another copy of this mod is in your folder: {old}. {mod} was not added.", "old",
                            named(old), "mod", named(mod)));
                }
                there.add(path);
            });
        }
        return there;
    }

    /** The mods that are on, and a new one. */
    private Assembly assembly(ModLoader loader, FoundMod mod) {
        Gathering on = ModList.read(home.modList()).sorted(Gathering.at(loader, Gathering.in(home.mods()))).without(List.of(mod.id()));
        Assembly assembly = Assembling.of(loader, on.and(new Gathering(List.of(mod), List.of())));
        assembly.leftOut().stream().filter(out -> out.mod().equals(mod.manifest().words()))
                .forEach(out -> refuse(named(mod), out.reasons()));
        return assembly;
    }

    private static void refuse(String mod, List<Finding> reasons) {
        throw new ModRefused(Sentence.of("{mod} was not added:\n{reasons}", "mod", mod, "reasons",
                reasons.stream().map(String::valueOf).collect(Collectors.joining("\n"))));
    }

    private static void copy(Path file, ModSource source, Path part) throws IOException {
        if (!Files.isDirectory(file)) {
            SafeFile.copy(file, part);
            return;
        }
        for (String path : source.paths()) {
            SafeFile.write(part.resolve(path), source.bytes(path));
        }
    }

    private Path moveAside(Path old) throws IOException {
        Files.createDirectories(home.replacedMods());
        Path aside = free(home.replacedMods(), Sources.name(old).replaceFirst("\\.zip$", ""), Files.isDirectory(old) ? "" : ".zip");
        SafeFile.move(old, aside);
        return aside;
    }

    /** A path in a folder where nothing exists yet: the name, or the name with a number. */
    private static Path free(Path folder, String name, String ending) {
        return folder.resolve(FreeName.of(name, each -> Files.notExists(folder.resolve(each + ending))) + ending);
    }

    private static String named(FoundMod mod) {
        return mod.manifest().name() + " " + mod.manifest().version();
    }
}
