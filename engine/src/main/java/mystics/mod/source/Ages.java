package mystics.mod.source;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.List;

/** Compares the ages of files. The time of a folder counts too, because it shows when a file was added or removed. */
final class Ages {
    private Ages() {}

    /** Whether a file is at least as new as a number of files and everything in a number of folders. */
    static boolean isYounger(Path file, List<Path> others) throws IOException {
        FileTime time = Files.getLastModifiedTime(file);
        for (Path other : others) {
            if (hasYounger(other, time)) return false;
        }
        return true;
    }

    private static boolean hasYounger(Path root, FileTime time) throws IOException {
        Search search = new Search(time);
        Files.walkFileTree(root, search);
        return search.found;
    }

    private static final class Search extends SimpleFileVisitor<Path> {
        private final FileTime time;
        private boolean found;

        Search(FileTime time) {
            this.time = time;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return look(attributes);
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            return look(attributes);
        }

        private FileVisitResult look(BasicFileAttributes attributes) {
            found |= attributes.lastModifiedTime().compareTo(time) > 0;
            return found ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
        }
    }
}
