package mystics.mod.source;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;

/**
 * A mod that comes with the program on its class path. Only such a mod may bring compiled scripts, because anybody who could change those
 * scripts could change the program as well.
 *
 * @param source the files of the mod
 * @param compiled the prepared data packed beside the mod
 * @param age whether the prepared data is newer than the files of the mod
 */
public record BuiltIn(ModSource source, Optional<byte[]> compiled, Age age) {

    /** The age of the prepared data relative to their source. */
    public enum Age {
        /** The data are newer than every file of the mod and the program. The data are then valid, and no file need be read. */
        YOUNGER,
        /** The data may be older than their source, so they have to be checked. */
        UNKNOWN
    }

    /**
     * Looks for a folder {@code path} on disk, then for an archive {@code path.zip}, then for a folder {@code path} in a jar. The prepared
     * data come from {@code path.classes}. Files are read on first use.
     *
     * @return empty if there is no such mod
     * @throws BrokenMod if the mod cannot be read
     */
    public static Optional<BuiltIn> find(ClassLoader classPath, String path) {
        Optional<URL> manifest = Optional.ofNullable(classPath.getResource(path + "/mod.yaml"));
        Optional<URL> archive = manifest.filter(BuiltIn::isFile).isPresent() ? Optional.empty()
                : Optional.ofNullable(classPath.getResource(path + ".zip"));
        Optional<URL> packed = Optional.ofNullable(classPath.getResource(path + ".classes"));
        return archive.or(() -> manifest).map(found -> new BuiltIn(ModSource.later(name(path), () -> source(found, path)),
                packed.map(BuiltIn::bytes), age(packed, found)));
    }

    /** The error for a mod that should come with the program but is missing. */
    public static BrokenMod missing(String path) {
        return broken(path, "the program holds no such mod");
    }

    private static BrokenMod broken(String path, String why) {
        return new BrokenMod(Finding.error("unreadable", Place.of(path), why));
    }

    private static boolean isFile(URL url) {
        return url.getProtocol().equals("file");
    }

    private static ModSource source(URL found, String path) {
        try {
            if (found.getPath().endsWith(".zip")) {
                try (InputStream archive = found.openStream()) {
                    return Sources.zip(name(path), archive, Limits.STANDARD);
                }
            }
            return isFile(found) ? Sources.at(Path.of(found.toURI()).getParent()) : inJar(jar(found), path);
        } catch (IOException | URISyntaxException e) {
            throw broken(path, "it cannot be read: " + e.getMessage());
        }
    }

    private static ModSource inJar(Path jar, String path) throws IOException {
        FileIntake shelf = new FileIntake(name(path), Limits.STANDARD);
        try (JarFile file = new JarFile(jar.toFile())) {
            List<? extends ZipEntry> entries = Collections.list(file.entries());
            for (ZipEntry entry : entries) {
                if (entry.isDirectory() || !entry.getName().startsWith(path + "/")) continue;
                try (InputStream content = file.getInputStream(entry)) {
                    shelf.put(entry.getName().substring(path.length() + 1), content);
                }
            }
        }
        return shelf.done();
    }

    private static byte[] bytes(URL packed) {
        try (InputStream classes = packed.openStream()) {
            return classes.readAllBytes();
        } catch (IOException e) {
            throw broken(packed.getPath(), "it cannot be read: " + e.getMessage());
        }
    }

    private static Age age(Optional<URL> packed, URL mod) {
        try {
            if (packed.isEmpty()) return Age.UNKNOWN;
            Path files = isFile(mod) && !mod.getPath().endsWith(".zip") ? Path.of(mod.toURI()).getParent() : holder(mod);
            Path program = Path.of(BuiltIn.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return Ages.isYounger(holder(packed.get()), List.of(files, program)) ? Age.YOUNGER : Age.UNKNOWN;
        } catch (IOException | URISyntaxException untold) {
            return Age.UNKNOWN;
        }
    }

    /** The file on disk that contains a resource: the file itself, or its jar. */
    private static Path holder(URL found) throws IOException, URISyntaxException {
        return isFile(found) ? Path.of(found.toURI()) : jar(found);
    }

    private static Path jar(URL found) throws IOException, URISyntaxException {
        if (found.openConnection() instanceof JarURLConnection jar) return Path.of(URI.create(jar.getJarFileURL().toString()));
        throw new IOException("it is neither on disk nor in a jar");
    }

    private static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
