package mystics.terminal.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Checks whether standard input is open. If standard input was closed before the program began, the number of its file belongs to another
 * file, opened by Java or the program. A program that reads that other file gets no answers.
 */
final class StandardInput {
    private static final Path NUMBERS = Path.of("/proc/self/fd");

    private StandardInput() {
    }

    /**
     * Checks that standard input is open.
     *
     * @throws IllegalArgumentException when standard input is closed, as far as this system can tell
     */
    static void require() {
        if (Files.isDirectory(NUMBERS) && isClosed(opened(NUMBERS.resolve("0")), Path.of(System.getProperty("java.home")),
                System.getProperty("java.class.path"))) {
            throw new IllegalArgumentException("The standard input is closed, so nobody can answer. Give a file with --answers FILE.");
        }
    }

    private static Optional<Path> opened(Path number) {
        try {
            return Optional.of(Files.readSymbolicLink(number));
        } catch (NoSuchFileException closed) {
            return Optional.empty();
        } catch (IOException | UnsupportedOperationException untold) {
            return Optional.of(number);
        }
    }

    /**
     * Whether standard input is closed.
     *
     * @param opened the file behind the number of standard input; empty for none
     */
    static boolean isClosed(Optional<Path> opened, Path java, String program) {
        return opened.map(file -> file.startsWith(real(java)) || file.equals(real(Path.of(program)))).orElse(true);
    }

    private static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException gone) {
            return file.toAbsolutePath();
        }
    }
}
