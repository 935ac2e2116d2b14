package mystics.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Writes files so that each file is whole at every moment. The text is written to a temporary file, forced to the disk and renamed, and
 * then the folder is forced to the disk as well. The program writes every file through this class. A killed process leaves at most a
 * {@linkplain #isLeftover leftover} file.
 */
public final class SafeFile {
    private static final String PART = ".mystics-part";
    private static final String PREVIOUS = ".bak";
    /** The number of random letters that tell a temporary file from others made at the same time. */
    private static final int LETTERS = 8;
    private static final Set<PosixFilePermission> OWNER = PosixFilePermissions.fromString("rw-------");

    private SafeFile() {
    }

    /** Creates a file or folder at a path where nothing exists yet. */
    @FunctionalInterface
    public interface Making {
        /** @throws IOException if the file or folder cannot be created; an incomplete result is then removed */
        void at(Path place) throws IOException;
    }

    /** The backup of a file, with its content before the last write. */
    public static Path previous(Path file) {
        return file.resolveSibling(file.getFileName() + PREVIOUS);
    }

    /** Whether a file or folder is the unfinished result of an interrupted write. */
    public static boolean isLeftover(Path file) {
        return file.getFileName().toString().endsWith(PART);
    }

    /**
     * Writes a file, replacing any earlier one. Missing folders are created.
     *
     * @throws IOException if the file cannot be written; it then stays unchanged
     */
    public static void write(Path file, byte[] bytes) throws IOException {
        make(file, part -> store(part, bytes));
    }

    /**
     * Writes a text in UTF-8, like {@link #write(Path, byte[])}.
     *
     * @throws IOException if the file cannot be written; it then stays unchanged
     */
    public static void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes a file that only its owner may read or write, on systems where files have owners.
     *
     * @throws IOException if the file cannot be written; it then stays unchanged
     */
    public static void writeForOwner(Path file, byte[] bytes) throws IOException {
        make(file, part -> {
            boolean owners = part.getFileSystem().supportedFileAttributeViews().contains("posix");
            store(part, bytes, owners ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER)} : new FileAttribute<?>[0]);
        });
    }

    /**
     * Writes a file and keeps its earlier content as the {@link #previous} file. The file and its backup are whole at every moment.
     *
     * @param good whether the earlier content is worth keeping; damaged content does not replace a good backup
     * @throws IOException if the file cannot be written; both files then stay unchanged
     */
    public static void writeKeeping(Path file, byte[] bytes, Predicate<byte[]> good) throws IOException {
        make(file, part -> {
            store(part, bytes);
            if (Files.isRegularFile(file) && good.test(Files.readAllBytes(file))) {
                put(previous(file), second -> link(file, second));
            }
        });
    }

    /**
     * Gives a file a second name, which replaces any file of that name. The second file has the same content and time. Files are never
     * changed in place, so the two stay independent.
     *
     * @throws IOException if the file cannot get the second name
     */
    public static void second(Path file, Path name) throws IOException {
        make(name, part -> link(file, part));
    }

    /**
     * Copies a file to a path where nothing exists yet, and forces the copy to the disk.
     *
     * @throws IOException if the file cannot be copied
     */
    public static void copy(Path file, Path copy) throws IOException {
        Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
        flush(copy, StandardOpenOption.WRITE);
    }

    /**
     * Creates a file or folder beside its final place and then moves it there as a whole.
     *
     * @param making creates the file or folder at a given path
     * @throws IOException if the file or folder cannot be created or its place is taken; everything then stays unchanged
     */
    public static void make(Path place, Making making) throws IOException {
        Path folder = Files.createDirectories(place.toAbsolutePath().getParent());
        put(place, making);
        flushFolder(folder);
    }

    /**
     * Renames a file or folder, and replaces any file that has the new name.
     *
     * @throws IOException if the renaming fails; both files then stay unchanged
     */
    public static void move(Path from, Path to) throws IOException {
        rename(from, to);
        flushFolder(to.toAbsolutePath().getParent());
    }

    /**
     * Deletes a leftover, or anything else at this path, with everything in it.
     *
     * @throws IOException if something cannot be deleted
     */
    public static void clear(Path part) throws IOException {
        if (Files.isDirectory(part)) {
            try (Stream<Path> inside = Files.list(part)) {
                for (Path each : inside.toList()) {
                    clear(each);
                }
            }
        }
        Files.deleteIfExists(part);
    }

    private static void put(Path place, Making making) throws IOException {
        Path part = place.resolveSibling(place.getFileName() + "." + UUID.randomUUID().toString().substring(0, LETTERS) + PART);
        try {
            making.at(part);
            rename(part, place);
        } finally {
            clear(part);
        }
    }

    private static void rename(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException elsewhere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void link(Path file, Path name) throws IOException {
        try {
            Files.createLink(name, file);
        } catch (UnsupportedOperationException | FileSystemException unable) {
            copy(file, name);
        }
    }

    private static void store(Path part, byte[] bytes, FileAttribute<?>... attributes) throws IOException {
        try (FileChannel channel = FileChannel.open(part, Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW), attributes)) {
            ByteBuffer left = ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) {
                channel.write(left);
            }
            channel.force(true);
        }
    }

    private static void flush(Path file, StandardOpenOption how) throws IOException {
        try (FileChannel channel = FileChannel.open(file, how)) {
            channel.force(true);
        }
    }

    /** Forces the names in a folder to the disk. The method does nothing on systems that cannot open folders. */
    private static void flushFolder(Path folder) {
        try {
            flush(folder, StandardOpenOption.READ);
        } catch (IOException notOpened) {
            // Windows cannot open folders.
        }
    }
}
