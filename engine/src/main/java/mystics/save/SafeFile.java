package mystics.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Texts on disk that are whole at every moment, whatever happens while they are written. */
final class SafeFile {
    /** Nothing of ours is larger. */
    private static final int LARGEST = 32 << 20;

    private SafeFile() {
    }

    /** Where the text before the last one is kept. */
    static Path previous(Path file) {
        return file.resolveSibling(file.getFileName() + ".bak");
    }

    /** Writes a text beside the file and puts it in its place; what was there before becomes the {@link #previous} one. */
    static void write(Path file, String text) {
        try {
            Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
            Path side = Files.createTempFile(folder, file.getFileName().toString(), ".part");
            try {
                store(side, text.getBytes(StandardCharsets.UTF_8));
                if (Files.isRegularFile(file)) {
                    keep(file, side.resolveSibling(side.getFileName() + ".before"));
                }
                replace(side, file);
            } finally {
                Files.deleteIfExists(side);
            }
        } catch (IOException failure) {
            throw new SaveRefused(file, "it cannot be written (" + failure.getMessage() + ").", "Nothing was changed; choose another place or make room there.");
        }
    }

    /** Keeps what stands in a file as the previous one, so that both names have a text at every moment. The file is never written in place, so a second name for it will do. */
    private static void keep(Path file, Path second) throws IOException {
        try {
            name(file, second);
            replace(second, previous(file));
        } finally {
            Files.deleteIfExists(second);
        }
    }

    /** A second name for a file; a copy of it where files have but one name. */
    private static void name(Path file, Path second) throws IOException {
        try {
            Files.createLink(second, file);
        } catch (UnsupportedOperationException | FileSystemException unable) {
            Files.copy(file, second, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void store(Path side, byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(side, StandardOpenOption.WRITE)) {
            ByteBuffer left = ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) {
                channel.write(left);
            }
            channel.force(true);
        }
    }

    private static void replace(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException elsewhere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    static String read(Path file) {
        try {
            if (Files.size(file) > LARGEST) {
                throw new SaveRefused(file, "it is far too large for a game of Mystics.", "Choose another file.");
            }
            byte[] bytes = Files.readAllBytes(file);
            return Report.is(bytes) ? Report.game(file, bytes, LARGEST) : StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (NoSuchFileException missing) {
            throw new SaveRefused(file, "there is no such file.", "Look for it elsewhere, or choose another.");
        } catch (CharacterCodingException binary) {
            throw new SaveRefused(file, "it is not a game of Mystics.", "Choose a file that Mystics has written.");
        } catch (IOException failure) {
            throw new SaveRefused(file, "it cannot be read (" + failure.getMessage() + ").", "See that it is a file and that you may read it.");
        }
    }
}
