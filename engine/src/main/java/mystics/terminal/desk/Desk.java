package mystics.terminal.desk;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;

/** A place where a player reads and types: a terminal, a pipe or a file. */
public interface Desk extends AutoCloseable {
    /** The current style of text at this desk. The style is requested each time it is needed, because windows change their size. */
    TextStyle look();

    /** Whether a person sits at the desk and turns the pages. */
    boolean attended();

    /** Shows lines. */
    void show(List<String> lines);

    /** Shows a line, in the language of the reader. */
    default void say(String line) {
        show(List.of(look().says(line)));
    }

    /** Shows a sentence as a line, in the language of the reader. */
    default void say(Sentence line) {
        show(List.of(look().says(line)));
    }

    /** Shows a line with places, given as name, value, name, value. */
    default void say(String pattern, Object... places) {
        show(List.of(look().says(pattern, places)));
    }

    /** Asks for a line; a sentence and a blank stand before the input. */
    default Optional<String> ask(Sentence prompt, List<String> words) {
        return ask(prompt + " ", words);
    }

    /**
     * Asks for a line.
     *
     * @param prompt text shown before the input
     * @param words words for completion
     * @return the line without surrounding blanks; empty at the end of the input, or when the player leaves
     */
    Optional<String> ask(String prompt, List<String> words);

    /**
     * Waits until the player has read the text shown. Returns at once if nobody is at the terminal.
     *
     * @return the typed text; blank for Enter alone, empty when the player leaves
     */
    default Optional<String> pause(Sentence prompt) {
        return attended() ? ask(prompt, List.of()) : Optional.of("");
    }

    /** Shows lines, one screen at a time if a person sits at the desk. */
    default void page(List<String> lines) {
        int most = attended() ? Math.max(8, look().height() - 2) : TextStyle.ENDLESS;
        int from = 0;
        while (lines.size() - from > most && hasText(lines.subList(from + most, lines.size()))) {
            int to = breakAt(lines, from, from + most);
            show(lines.subList(from, to));
            from = to;
            Optional<String> answer = ask(Sentence.of("(Enter for more, q to skip)"), List.of());
            if (answer.isEmpty() || answer.get().startsWith("q")) {
                return;
            }
        }
        show(lines.subList(from, lines.size()));
    }

    /** The best index at which to end a screen: before an empty line in the second half of the screen, or else where the screen is full. */
    private static int breakAt(List<String> lines, int from, int full) {
        for (int line = full; line > (from + full) / 2; line--) {
            if (lines.get(line).isBlank()) return line;
        }
        return full;
    }

    /** Whether the remaining lines contain any text. */
    private static boolean hasText(List<String> lines) {
        return lines.stream().anyMatch(line -> !line.isBlank());
    }

    @Override
    void close();
}
