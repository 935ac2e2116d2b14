package mystics.mod.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;

/** Reads the files of a mod from disk. */
public final class Sources {
    private Sources() {}

    /**
     * A mod from a folder or a zip file. Names that begin with a dot are left out. If everything lies in one folder with a manifest, that
     * folder is the mod.
     *
     * @throws BrokenMod if the mod cannot be read, leads out of its folder or is too large
     */
    public static ModSource at(Path path) {
        return at(path, Limits.STANDARD);
    }

    /** The name of a folder or archive; for the root of a disk, which has no name, its path. */
    public static String name(Path path) {
        Path whole = path.toAbsolutePath().normalize();
        return String.valueOf(whole.getFileName() == null ? whole : whole.getFileName());
    }

    static ModSource at(Path path, Limits limits) {
        String name = name(path);
        try {
            if (Files.isDirectory(path)) return folder(name, path, limits);
            return archive(name.replaceFirst("\\.zip$", ""), path, limits);
        } catch (IOException | UncheckedIOException e) {
            throw new BrokenMod(Finding.error("unreadable", Place.of(name), "it cannot be read: " + reason(e))
                    .fix("Check that it is the folder of a mod, or a complete zip archive of one."));
        }
    }

    private static ModSource folder(String name, Path folder, Limits limits) throws IOException {
        SortedMap<String, Optional<Path>> found = found(folder);
        FileIntake shelf = new FileIntake(name, limits);
        for (String path : found.keySet()) {
            if (found.get(path).isPresent()) put(shelf, path, found.get(path).get());
            else shelf.strange(path);
        }
        return withoutWrapping(shelf.done());
    }

    /**
     * The files of a folder by path; the value is empty for anything other than a plain file. Hidden folders are left out, and so are files
     * that Maven has built beside its pom.
     */
    private static SortedMap<String, Optional<Path>> found(Path folder) throws IOException {
        SortedMap<String, Optional<Path>> found = new TreeMap<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes facts) {
                boolean built = path(inner).equals("target") && Files.exists(folder.resolve("pom.xml"));
                return built || ModSource.hidden(path(inner)) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes facts) {
                if (!ModSource.hidden(path(file))) found.put(path(file), facts.isRegularFile() ? Optional.of(file) : Optional.empty());
                return FileVisitResult.CONTINUE;
            }

            private String path(Path inner) {
                return folder.relativize(inner).toString().replace('\\', '/');
            }
        });
        return found;
    }

    private static void put(FileIntake shelf, String path, Path file) throws IOException {
        try (InputStream content = Files.newInputStream(file)) {
            shelf.put(path, content);
        }
    }

    /**
     * Reads an archive. An archive names each file twice, before the file and at the end of the archive, and programs may use either list.
     */
    private static ModSource archive(String name, Path path, Limits limits) throws IOException {
        List<String> names = new ArrayList<>();
        ModSource mod;
        try (InputStream file = Files.newInputStream(path)) {
            mod = zip(name, file, limits, names);
        }
        try (ZipFile file = new ZipFile(path.toFile())) {
            List<String> others = file.stream().map(ZipEntry::getName).sorted().toList();
            Collections.sort(names);
            if (!names.equals(others)) throw new BrokenMod(twoNames(name, names, others));
        }
        return mod;
    }

    private static Finding twoNames(String mod, List<String> names, List<String> others) {
        String one = names.stream().filter(each -> !others.contains(each)).findFirst().orElse("");
        String other = others.stream().filter(each -> !names.contains(each)).findFirst().orElse("");
        String message = one.isEmpty() || other.isEmpty()
                ? "the archive lists '" + (one.isEmpty() ? other : one) + "' in one place and not in another"
                : "the archive calls a file '" + one + "' in one place and '" + other + "' in another";
        return Finding.error("archive-names", Place.of(mod), message).because("two programs would see different files in it")
                .fix("Pack it anew, with 'mystics pack' or another program.");
    }

    /** A mod from a stream of zip data, which is read to its end. */
    static ModSource zip(String name, InputStream data, Limits limits) throws IOException {
        return zip(name, data, limits, new ArrayList<>());
    }

    private static ModSource zip(String name, InputStream data, Limits limits, List<String> names) throws IOException {
        FileIntake shelf = new FileIntake(name, limits);
        try (ZipInputStream zip = new ZipInputStream(data)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                names.add(entry.getName());
                shelf.entry();
                if (entry.isDirectory()) continue;
                shelf.put(entry.getName(), zip);
                zip.closeEntry();
                shelf.packed(entry.getName(), entry.getCompressedSize());
            }
        } catch (IllegalArgumentException badName) {
            throw new IOException("a file name in the archive is damaged", badName);
        }
        if (names.isEmpty()) throw new IOException("this is not a zip archive, or it is empty");
        return withoutWrapping(shelf.done());
    }

    private static ModSource withoutWrapping(ModSource mod) {
        List<String> tops = mod.paths().stream().map(path -> path.substring(0, path.indexOf('/') + 1)).distinct().toList();
        return tops.size() == 1 && mod.has(tops.get(0) + ModSource.MANIFEST) ? mod.inside(tops.get(0)) : mod;
    }

    private static String reason(Exception e) {
        return e instanceof NoSuchFileException ? "there is no such file or folder" : String.valueOf(e.getMessage());
    }
}
