package mystics.install;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A temporary folder inside the target folder. Files are built in this folder and then moved into place as a whole. Only one program can
 * hold the folder at a time. Closing removes the folder, even after an interruption.
 */
public final class Scaffold implements AutoCloseable {
    /** The name of the folder. */
    static final String NAME = "unfinished";
    private static final int PATIENCE_SECONDS = 10;

    private final Path folder;
    private final Path mark;
    private final FileChannel lock;
    private final CountDownLatch down = new CountDownLatch(1);
    private final Thread interruption = interruption(Thread.currentThread());

    /**
     * Creates the folder and removes anything that an interrupted program left behind in it.
     *
     * @param place an existing folder
     * @throws IOException if another program holds the folder, or nothing can be written there
     */
    public Scaffold(Path place) throws IOException {
        folder = Files.createDirectories(place.resolve(NAME));
        mark = folder.resolve("lock");
        lock = FileChannel.open(mark, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!isMine()) {
            lock.close();
            throw new IOException("Somebody is installing Mystics in '" + place
                    + "' at this moment. Wait until that has ended, then try again if need be.");
        }
        clear(file -> !file.equals(folder) && !file.equals(mark));
        Runtime.getRuntime().addShutdownHook(interruption);
    }

    /** The path of a file or folder to be created inside this folder. */
    public Path file(String name) {
        return folder.resolve(name);
    }

    /** The folder itself. */
    public Path folder() {
        return folder;
    }

    @Override
    public void close() throws IOException {
        try (lock) {
            clear(file -> true);
        } finally {
            down.countDown();
            forgetInterruption();
        }
    }

    /** Whether this program holds the lock. Another program may have deleted the lock file after this program opened it. */
    private boolean isMine() throws IOException {
        try {
            return lock.tryLock() != null && Files.exists(mark);
        } catch (OverlappingFileLockException here) {
            return false;
        }
    }

    private Thread interruption(Thread builder) {
        return new Thread(() -> {
            builder.interrupt();
            try {
                down.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private void forgetInterruption() {
        try {
            Runtime.getRuntime().removeShutdownHook(interruption);
        } catch (IllegalStateException interrupted) {
            // The program is already shutting down, and the shutdown itself has closed this folder.
        }
    }

    private void clear(Predicate<Path> old) throws IOException {
        List<Path> gone;
        try (Stream<Path> files = Files.walk(folder)) {
            gone = files.filter(old).sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : gone) {
            Installation.delete(file);
        }
    }
}
