package mystics.mod.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import mystics.mod.FoundMod;
import mystics.mod.finding.BrokenMod;
import mystics.mod.resolve.LeftOut;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;

/**
 * Mods that lie somewhere, their manifests read.
 *
 * @param found   those with a sound manifest, in the order they were named
 * @param leftOut those that cannot even say who they are
 */
public record Gathering(List<FoundMod> found, List<LeftOut> leftOut) {
    public Gathering {
        found = List.copyOf(found);
        leftOut = List.copyOf(leftOut);
    }

    /** Looks at folders and zip files, each of them a mod. */
    public static Gathering at(ModLoader loader, List<Path> paths) {
        List<FoundMod> found = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>();
        for (Path path : paths) {
            try {
                found.add(loader.find(Sources.at(path)));
            } catch (BrokenMod broken) {
                leftOut.add(new LeftOut(Sources.name(path), broken.findings()));
            }
        }
        return new Gathering(found, leftOut);
    }

    /** Mods whose files are already at hand. */
    public static Gathering of(ModLoader loader, List<ModSource> sources) {
        List<FoundMod> found = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>();
        for (ModSource source : sources) {
            try {
                found.add(loader.find(source));
            } catch (BrokenMod broken) {
                leftOut.add(new LeftOut(source.name(), broken.findings()));
            }
        }
        return new Gathering(found, leftOut);
    }

    /** The mods in a folder by name: every folder and every zip file, hidden ones apart. A folder that is not there holds none. */
    public static List<Path> in(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(Gathering::looksLikeMod).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + folder + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static boolean looksLikeMod(Path path) {
        String name = path.getFileName().toString();
        return !name.startsWith(".") && (Files.isDirectory(path) || name.endsWith(".zip"));
    }

    /** Without the mods of these ids. */
    public Gathering without(Collection<String> ids) {
        return new Gathering(found.stream().filter(mod -> !ids.contains(mod.id())).toList(), leftOut);
    }

    /** Both together. */
    public Gathering and(Gathering other) {
        return new Gathering(Stream.concat(found.stream(), other.found.stream()).toList(), Stream.concat(leftOut.stream(), other.leftOut.stream()).toList());
    }
}
