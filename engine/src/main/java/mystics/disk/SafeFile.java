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
 * Writes files so that a file is whole at every moment. The text is written to a temporary file, forced to the disk and renamed, and then
 * the folder is forced to the disk as well. The program writes every file through this class. A killed process leaves at most a
 * {@linkplain #isLeftover leftover}.
 */
public final class SafeFile {
    private static final String PART = ".mystics-part";
    private static final String PREVIOUS = ".bak";
    /** How many of a part's name tell it from others that are made at the same time. */
    private static final int LETTERS = 8;
    private static final Set<PosixFilePermission> OWNER = PosixFilePermissions.fromString("rw-------");

    private SafeFile() {
    }

    /** Something that is made at a path where nothing is yet. */
    @FunctionalInterface
    public interface Making {
        /** @throws IOException if it cannot be made; what there is of it is taken away */
        void at(Path place) throws IOException;
    }

    /** Where the contents before the last ones are kept. */
    public static Path previous(Path file) {
        return file.resolveSibling(file.getFileName() + PREVIOUS);
    }

    /** Whether a file or folder is one that was being made, not one that was finished. */
    public static boolean isLeftover(Path file) {
        return file.getFileName().toString().endsWith(PART);
    }

    /**
     * Writes a file over the one of before. Folders on the way to it are made.
     *
     * @throws IOException if it cannot be written; then the one of before is as it was
     */
    public static void write(Path file, byte[] bytes) throws IOException {
        make(file, part -> store(part, bytes));
    }

    /**
     * Writes a text as {@link #write(Path, byte[])} does, in UTF-8.
     *
     * @throws IOException if it cannot be written; then the file is as it was
     */
    public static void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes a file that, where the system knows owners of files, nobody but its owner may read or write.
     *
     * @throws IOException if it cannot be written; then the one of before is as it was
     */
    public static void writeForOwner(Path file, byte[] bytes) throws IOException {
        make(file, part -> {
            boolean owners = part.getFileSystem().supportedFileAttributeViews().contains("posix");
            store(part, bytes, owners ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER)} : new FileAttribute<?>[0]);
        });
    }

    /**
     * Writes a file and keeps the one of before as the {@link #previous} one, so that both names have contents at every moment.
     *
     * @param good whether the one of before is worth keeping; one that is damaged does not take the place of a good one
     * @throws IOException if it cannot be written; then both files are as they were
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
     * Gives a file a second name, whole and with its time; whatever had that name is gone. Files are never written in place, so the two stay apart from then on.
     *
     * @throws IOException if that is not possible
     */
    public static void second(Path file, Path name) throws IOException {
        make(name, part -> link(file, part));
    }

    /**
     * Copies a file to a path where nothing is yet, and brings the copy to the disk.
     *
     * @throws IOException if that is not possible
     */
    public static void copy(Path file, Path copy) throws IOException {
        Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
        flush(copy, StandardOpenOption.WRITE);
    }

    /**
     * Makes a file or folder beside its place and puts it there whole.
     *
     * @param making makes it at the path that it is given
     * @throws IOException if it cannot be made, or something is in the way; then what was there is as it was
     */
    public static void make(Path place, Making making) throws IOException {
        Path folder = Files.createDirectories(place.toAbsolutePath().getParent());
        put(place, making);
        flushFolder(folder);
    }

    /**
     * Renames a file or folder; a file that had the other name is gone.
     *
     * @throws IOException if that is not possible; then both are as they were
     */
    public static void move(Path from, Path to) throws IOException {
        rename(from, to);
        flushFolder(to.toAbsolutePath().getParent());
    }

    /**
     * Takes a leftover, or whatever else has this name, away with all that is in it.
     *
     * @throws IOException if that is not possible
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

    /** Names lie in the folder. Where a system keeps them by itself and opens no folder, there is nothing to do. */
    private static void flushFolder(Path folder) {
        try {
            flush(folder, StandardOpenOption.READ);
        } catch (IOException notOpened) {
            // Windows opens no folders.
        }
    }
}
