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
 * A mod that comes with the program on its class path. Only such a mod may bring its scripts compiled, because whoever
 * could change them could change the program as well.
 *
 * @param source   its files
 * @param compiled the compiled scripts that lie beside it, as packed with it
 */
public record BuiltIn(ModSource source, Optional<byte[]> compiled) {

    /**
     * Looks for a folder {@code path} on disk, then for an archive {@code path.zip}, then for a folder {@code path} in a jar.
     * Compiled scripts are taken from {@code path.classes}.
     *
     * @throws BrokenMod if there is none or it cannot be read
     */
    public static BuiltIn on(ClassLoader classPath, String path) {
        try {
            return new BuiltIn(source(classPath, path), compiled(classPath, path));
        } catch (IOException | URISyntaxException e) {
            throw new BrokenMod(Finding.error("unreadable", Place.of(path), "it cannot be read: " + e.getMessage()));
        }
    }

    private static ModSource source(ClassLoader classPath, String path) throws IOException, URISyntaxException {
        URL manifest = classPath.getResource(path + "/mod.yaml");
        if (manifest != null && manifest.getProtocol().equals("file")) return Sources.at(Path.of(manifest.toURI()).getParent());
        try (InputStream archive = classPath.getResourceAsStream(path + ".zip")) {
            if (archive != null) return Sources.zip(name(path), archive, Limits.STANDARD);
        }
        if (manifest != null && manifest.openConnection() instanceof JarURLConnection jar) return inJar(jar.getJarFileURL().toURI(), path);
        throw new BrokenMod(Finding.error("unreadable", Place.of(path), "the program holds no such mod"));
    }

    private static ModSource inJar(URI jar, String path) throws IOException {
        Shelf shelf = new Shelf(name(path), Limits.STANDARD);
        try (JarFile file = new JarFile(Path.of(jar).toFile())) {
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

    private static Optional<byte[]> compiled(ClassLoader classPath, String path) throws IOException {
        try (InputStream classes = classPath.getResourceAsStream(path + ".classes")) {
            return classes == null ? Optional.empty() : Optional.of(classes.readAllBytes());
        }
    }

    private static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
