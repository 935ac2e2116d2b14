package mystics.editor.disk;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.disk.SafeFile;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;
import mystics.mod.yaml.Pointer;

/**
 * The folder of a mod, including files that the game does not read. Hidden files and build output do not belong to a mod. Links and very
 * large files do not belong to a mod either; the game refuses a mod with such files, so they are reported. The program never changes a file
 * that does not belong to the mod.
 *
 * @param path the folder
 */
public record Folder(Path path) {
    /** The name of the build output folder inside a mod that lies among the program's own sources. */
    private static final String BUILD = "target";
    private static final long LARGEST = 4 << 20;
    private static final int MOST = 4_000;
    private static final long ALL = 64 << 20;

    /**
     * The contents of a folder.
     *
     * @param files the files of the mod by path, with their attributes
     * @param unread the files for which the game would refuse the mod
     */
    record Found(SortedMap<String, BasicFileAttributes> files, List<Finding> unread) {
    }

    /**
     * The mod as it is on disk. The mod's id is the id in its manifest or, if it has no manifest, the name of its folder.
     *
     * @throws IOException if a file cannot be read, or if the folder holds more files than a mod may have
     */
    public Project read() throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        for (String file : found().files().keySet()) files.put(file, Files.readAllBytes(path.resolve(file)));
        return Project.of(id(files), files);
    }

    private String id(SortedMap<String, byte[]> files) {
        String name = Sources.name(path);
        byte[] manifest = files.getOrDefault(ModSource.MANIFEST, new byte[0]);
        return FileText.of(name, ModSource.MANIFEST, manifest).at(Pointer.ROOT.in("id")).filter(String.class::isInstance)
                .map(String.class::cast).orElse(name);
    }

    /** The current contents of the folder. */
    Found found() throws IOException {
        SortedMap<String, BasicFileAttributes> files = new TreeMap<>();
        List<Finding> unread = new ArrayList<>();
        Files.walkFileTree(path, new SimpleFileVisitor<>() {
            private long all;

            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes facts) {
                boolean built = relative(folder).equals(BUILD) && Files.exists(path.resolve("pom.xml"));
                return built || !folder.equals(path) && isHidden(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes facts) throws IOException {
                if (isHidden(file) || SafeFile.isLeftover(file)) return FileVisitResult.CONTINUE;
                Optional<Finding> refused = refused(relative(file), facts);
                refused.ifPresentOrElse(unread::add, () -> files.put(relative(file), facts));
                all += refused.isPresent() ? 0 : facts.size();
                if (files.size() > MOST || all > ALL) throw tooMuch();
                return FileVisitResult.CONTINUE;
            }
        });
        return new Found(files, List.copyOf(unread));
    }

    private static IOException tooMuch() {
        return new IOException("it holds more than a mod can, which is " + MOST + " files and " + (ALL >> 20)
                + " MB together. Is it the folder of a mod?");
    }

    private Optional<Finding> refused(String file, BasicFileAttributes facts) {
        Place place = Place.of(Sources.name(path), file);
        if (!facts.isRegularFile()) {
            return Optional.of(Finding.error("not-a-file", place, "this is a link or a device, so it was left out")
                    .because("a mod may hold only plain files").fix("Put the file itself here."));
        }
        return facts.size() <= LARGEST ? Optional.empty() : Optional.of(Finding.error("file-too-large", place,
                "it is larger than " + (LARGEST >> 20) + " MB, so it was left out").because("the game refuses a mod with so large a file")
                .fix("Make it smaller, or take it out of the folder."));
    }

    private static boolean isHidden(Path file) {
        return file.getFileName().toString().startsWith(".");
    }

    private String relative(Path file) {
        return path.relativize(file).toString().replace('\\', '/');
    }

    /** Whether the folder no longer exists. */
    boolean isGone() {
        return !Files.isDirectory(path);
    }

    /**
     * Writes the files that differ between the mod on disk and the wanted mod. Each file is replaced as a whole. After writing, the method
     * deletes the files that the wanted mod does not have.
     *
     * @throws IOException if a file cannot be written; earlier files may then have been written already. Nothing is written if something
     *     that does not belong to the mod is at the place of a new file
     */
    public void save(Project disk, Project wanted) throws IOException {
        for (String file : wanted.files().keySet()) {
            if (disk.file(file).isEmpty()) checkFree(path.resolve(file));
        }
        for (FileText file : wanted.files().values()) {
            if (!disk.file(file.path()).equals(wanted.file(file.path()))) SafeFile.write(path.resolve(file.path()), file.bytes());
        }
        for (String gone : disk.files().keySet()) {
            if (wanted.file(gone).isEmpty()) SafeFile.clear(path.resolve(gone));
        }
    }

    /**
     * Checks that a path is neither a link nor a very large file, and does not lie in a linked folder. Otherwise, writing to the path could
     * replace or change something outside the mod.
     */
    private void checkFree(Path file) throws IOException {
        for (Path each = file; !each.equals(path); each = each.getParent()) {
            boolean taken = each.equals(file) ? Files.exists(each, LinkOption.NOFOLLOW_LINKS) : Files.isSymbolicLink(each);
            if (taken) throw new IOException("'" + each + "' is there already and is no part of the mod");
        }
    }
}
