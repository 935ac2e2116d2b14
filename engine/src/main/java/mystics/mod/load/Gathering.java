package mystics.mod.load;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import mystics.disk.FolderList;
import mystics.disk.SafeFile;
import mystics.mod.FoundMod;
import mystics.mod.finding.Contained;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.resolve.LeftOut;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;

/**
 * The mods found on disk, with their manifests read.
 *
 * @param found mods with a sound manifest, in the order they were named
 * @param leftOut mods whose manifest cannot be used
 */
public record Gathering(List<FoundMod> found, List<LeftOut> leftOut) {
    public Gathering {
        found = List.copyOf(found);
        leftOut = List.copyOf(leftOut);
    }

    /** Examines folders and zip files, each of them a mod. */
    public static Gathering at(ModLoader loader, List<Path> paths) {
        List<FoundMod> found = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>();
        paths.forEach(path -> look(Sources.name(path), () -> loader.find(Sources.at(path)), found, leftOut));
        return new Gathering(found, leftOut);
    }

    /** Mods whose files are already in memory. */
    public static Gathering of(ModLoader loader, List<ModSource> sources) {
        List<FoundMod> found = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>();
        sources.forEach(source -> look(source.name(), () -> loader.find(source), found, leftOut));
        return new Gathering(found, leftOut);
    }

    private static void look(String name, Supplier<FoundMod> mod, List<FoundMod> found, List<LeftOut> leftOut) {
        List<Finding> findings = new ArrayList<>();
        Contained.part(findings, () -> Place.of(name), mod).ifPresentOrElse(found::add, () -> leftOut.add(new LeftOut(name, findings)));
    }

    /**
     * The mods in a folder, by file name: every folder and every zip file that is neither hidden nor unfinished. A missing folder contains
     * no mods.
     *
     * @throws mystics.disk.UnreadableFolder if the path leads to something that cannot be listed
     */
    public static List<Path> in(Path folder) {
        return FolderList.of(folder).stream().filter(Gathering::looksLikeMod).toList();
    }

    private static boolean looksLikeMod(Path path) {
        String name = path.getFileName().toString();
        return !name.startsWith(".") && !SafeFile.isLeftover(path) && (Files.isDirectory(path) || name.endsWith(".zip"));
    }

    /** These found mods without the mods that have the given ids. */
    public Gathering without(Collection<String> ids) {
        return new Gathering(found.stream().filter(mod -> !ids.contains(mod.id())).toList(), leftOut);
    }

    /** The mods of this list and of another list of found mods. */
    public Gathering and(Gathering other) {
        return new Gathering(Stream.concat(found.stream(), other.found.stream()).toList(),
                Stream.concat(leftOut.stream(), other.leftOut.stream()).toList());
    }
}
