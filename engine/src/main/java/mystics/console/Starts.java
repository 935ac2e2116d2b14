package mystics.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Counts starts that never came to a first question, so that mods which break the program cannot lock anybody out. */
record Starts(Path file) {
    private static final int TOO_MANY = 2;

    /** Whether the last two starts failed. */
    boolean failedTwice() {
        return failed() >= TOO_MANY;
    }

    private int failed() {
        try {
            String count = Files.isRegularFile(file) ? Files.readString(file).strip() : "0";
            return count.matches("[0-9]") ? Integer.parseInt(count) : 0;
        } catch (IOException unreadable) {
            return 0;
        }
    }

    /** A start begins: it counts as failed until it is known to have gone well. */
    void begin() {
        write(Math.min(TOO_MANY, failed() + 1));
    }

    /** The start went well, or failed for no fault of a mod. */
    void wentWell() {
        write(0);
    }

    private void write(int count) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, String.valueOf(count));
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + file.getParent() + " cannot be written: " + e.getMessage(), e);
        }
    }
}
