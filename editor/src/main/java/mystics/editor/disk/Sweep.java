package mystics.editor.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.mod.finding.Finding;

/**
 * Checks whether another program has changed a folder. Only files whose size or time has changed are read again. The object is used on one
 * thread at a time.
 */
public final class Sweep {
    private final Folder folder;
    private Project known;
    private SortedMap<String, Sign> signs;
    private List<Finding> unread;

    private Sweep(Folder folder, Project known, Folder.Found found) {
        this.folder = folder;
        this.known = known;
        this.signs = signs(found);
        this.unread = found.unread();
    }

    /** The facts by which the program sees that a file has not changed, without reading it. */
    private record Sign(long size, FileTime time) {
        static Sign of(BasicFileAttributes facts) {
            return new Sign(facts.size(), facts.lastModifiedTime());
        }
    }

    /**
     * Reads a folder for the first time.
     *
     * @throws IOException if a file cannot be read
     */
    public static Sweep first(Folder folder) throws IOException {
        Folder.Found found = folder.found();
        return new Sweep(folder, folder.read(), found);
    }

    private FileText read(String path) throws IOException {
        return FileText.of(known.id(), path, Files.readAllBytes(folder.path().resolve(path)));
    }

    private static SortedMap<String, Sign> signs(Folder.Found found) {
        SortedMap<String, Sign> signs = new TreeMap<>();
        found.files().forEach((path, facts) -> signs.put(path, Sign.of(facts)));
        return signs;
    }

    /** The mod on the disk at the last check. */
    public Project known() {
        return known;
    }

    /** Files in the folder that could not be opened at the last check. */
    List<Finding> unread() {
        return unread;
    }

    /**
     * The current mod on the disk.
     *
     * @throws IOException if a file cannot be read
     */
    public Project look() throws IOException {
        Folder.Found found = folder.found();
        SortedMap<String, Sign> now = signs(found);
        SortedMap<String, FileText> files = new TreeMap<>();
        for (String path : now.keySet()) {
            boolean same = now.get(path).equals(signs.get(path)) && known.file(path).isPresent();
            files.put(path, same ? known.files().get(path) : read(path));
        }
        known = new Project(known.id(), files);
        signs = now;
        unread = found.unread();
        return known;
    }
}
