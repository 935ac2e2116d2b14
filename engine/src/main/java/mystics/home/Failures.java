package mystics.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.disk.FileErrorText;
import mystics.disk.SealedFile;
import mystics.play.SwitchOff;

/**
 * A log of the mod rules that failed during play, kept in a small file: one line for each rule, the latest failure first.
 *
 * @param file the file of the log; it need not exist yet
 */
public record Failures(Path file) {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");
    private static final String GAP = "\t";
    private static final int MOST = 100;

    /**
     * One rule that failed.
     *
     * @param times number of failures
     * @param last the time of the latest failure, in words
     * @param story mod, file and line of the rule, and the error
     */
    public record Failure(String mod, int times, String last, String story) {
        private static Optional<Failure> of(String line) {
            String[] parts = line.split(GAP, 4);
            return parts.length == 4 && parts[1].matches("[0-9]{1,6}")
                    ? Optional.of(new Failure(parts[0], Integer.parseInt(parts[1]), parts[2], parts[3])) : Optional.empty();
        }

        private boolean isOf(SwitchOff.Story other) {
            return mod.equals(other.mod()) && story.equals(plain(other.why()));
        }

        private String line() {
            return String.join(GAP, mod, String.valueOf(times), last, story);
        }

        @Override
        public String toString() {
            return story + " (" + (times == 1 ? "once, " : times + " times, last ") + last + ")";
        }
    }

    /** All recorded failures, the latest first. Unreadable lines are skipped. */
    public List<Failure> all() {
        try {
            return SealedFile.read(file).stream().flatMap(line -> Failure.of(line).stream()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("The list of rules that failed cannot be read: " + e.getMessage(), e);
        }
    }

    /** The failures of one mod, the latest first. */
    public List<Failure> of(String mod) {
        return all().stream().filter(failure -> failure.mod().equals(mod)).toList();
    }

    /** Records that a rule has failed now. */
    void note(SwitchOff.Story story) {
        List<Failure> before = all();
        int times = before.stream().filter(failure -> failure.isOf(story)).findFirst().map(Failure::times).orElse(0);
        List<Failure> now = new ArrayList<>(
                List.of(new Failure(story.mod(), times + 1, WHEN.format(LocalDateTime.now()), plain(story.why()))));
        before.stream().filter(failure -> !failure.isOf(story)).limit(MOST - 1).forEach(now::add);
        write(now);
    }

    private void write(List<Failure> failures) {
        try {
            SealedFile.write(file, failures.stream().map(Failure::line).toList());
        } catch (IOException e) {
            throw new UncheckedIOException("The list of rules that failed cannot be written: " + FileErrorText.with(e), e);
        }
    }

    private static String plain(String story) {
        return String.join(" ", Stream.of(story.split("\\s+")).toList());
    }
}
