package mystics.editor.disk;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import mystics.disk.SafeFile;

/**
 * A file which shows that a program has a mod open in the editor. The file contains the number and the start time of the program's process.
 * If the process no longer runs, the file is ignored.
 *
 * @param file the path of this file, which need not exist
 */
public record EditLock(Path file) {
    /** The file that processes lock briefly while they check which of them has a mod open. */
    private static final String TURN = "opening";

    /**
     * Checks that no other process has the lock.
     *
     * @param mod the folder of the mod, which the message names
     * @throws OpenElsewhere if another running process has the lock
     * @throws IOException if the file cannot be read
     */
    public void check(Path mod) throws IOException {
        Optional<ProcessHandle> owner = owner().filter(process -> !process.equals(ProcessHandle.current()));
        if (owner.isPresent()) throw new OpenElsewhere(mod, owner.get().pid());
    }

    /**
     * Takes the lock for this process. If several processes try at the same moment, only one of them gets the lock.
     *
     * @param mod the folder of the mod, which the message names
     * @throws OpenElsewhere if another running process has the lock
     * @throws IOException if the file cannot be read or written
     */
    public void take(Path mod) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (FileChannel turn = FileChannel.open(file.resolveSibling(TURN), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            await(turn);
            check(mod);
            SafeFile.write(file, words(ProcessHandle.current()));
        }
    }

    /** Waits until no other process is checking locks. When the channel is closed, the next process may check. */
    private static void await(FileChannel turn) {
        try {
            turn.lock();
        } catch (IOException | OverlappingFileLockException none) {
            // The disk does not support this lock, or this process already holds it. The program goes on without waiting, because two
            // processes rarely check locks at the same moment.
        }
    }

    /** Releases the lock, if this process has it. */
    public void release() throws IOException {
        if (owner().equals(Optional.of(ProcessHandle.current()))) SafeFile.clear(file);
    }

    private Optional<ProcessHandle> owner() throws IOException {
        if (!Files.exists(file)) return Optional.empty();
        String words = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        Optional<Long> number = Optional.of(words.split(" ")[0]).filter(text -> text.matches("\\d{1,18}")).map(Long::valueOf);
        return number.flatMap(ProcessHandle::of).filter(ProcessHandle::isAlive).filter(process -> words(process).equals(words));
    }

    private static String words(ProcessHandle process) {
        return process.pid() + " " + process.info().startInstant().map(Object::toString).orElse("");
    }
}
