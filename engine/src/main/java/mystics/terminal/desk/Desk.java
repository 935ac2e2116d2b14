package mystics.terminal.desk;

import java.util.List;
import java.util.Optional;

/** A place where a player reads and types: a terminal, a pipe or a file. */
public interface Desk extends AutoCloseable {
    /** How text may look here; asked anew each time, for windows change their size. */
    TextStyle look();

    /** Whether somebody sits there who turns pages. */
    boolean attended();

    /** Shows lines. */
    void show(List<String> lines);

    /** Shows a line. */
    default void say(String line) {
        show(List.of(line));
    }

    /**
     * Asks for a line.
     *
     * @param prompt what stands before it
     * @param words what the line may begin with, for completion
     * @return the line without blanks around it; empty at the end of the input, or when somebody wants to leave
     */
    Optional<String> ask(String prompt, List<String> words);

    /** Waits until somebody has read what was shown; goes on at once where nobody sits. */
    default void pause(String prompt) {
        if (attended()) {
            ask(prompt, List.of());
        }
    }

    /** Shows lines, a screen at a time where somebody sits. */
    default void page(List<String> lines) {
        int most = attended() ? Math.max(8, look().height() - 2) : TextStyle.ENDLESS;
        int from = 0;
        while (lines.size() - from > most) {
            show(lines.subList(from, from + most));
            from += most;
            Optional<String> answer = ask("(Enter for more, q to skip) ", List.of());
            if (answer.isEmpty() || answer.get().startsWith("q")) {
                return;
            }
        }
        show(lines.subList(from, lines.size()));
    }

    @Override
    void close();
}
