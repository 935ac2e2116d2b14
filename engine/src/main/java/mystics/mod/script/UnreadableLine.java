package mystics.mod.script;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.codehaus.groovy.control.CompilationFailedException;
import org.codehaus.groovy.control.SourceUnit;

/**
 * Finds the line that keeps a script from being read. Groovy's parser often complains of the first bracket of the file instead: here
 * the line is the one without which the script can be read.
 */
final class UnreadableLine {
    /** In a longer script nobody waits for the search. */
    private static final int MOST_LINES = 200;
    private static final String BLOCK = "if (true) {";

    private UnreadableLine() {}

    /** The number of the line, from 1; empty if there is no single one. */
    static OptionalInt of(String text) {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size() && lines.size() <= MOST_LINES; i++) {
            if (lines.get(i).isBlank()) continue;
            List<String> others = new ArrayList<>(lines);
            others.set(i, lines.get(i).strip().endsWith("{") ? BLOCK : "");
            if (isReadable(String.join("\n", others))) return OptionalInt.of(i + 1);
        }
        return OptionalInt.empty();
    }

    private static boolean isReadable(String text) {
        SourceUnit source = SourceUnit.create("script", text);
        try {
            source.parse();
            source.completePhase();
            source.nextPhase();
            source.convert();
            return true;
        } catch (CompilationFailedException unreadable) {
            return false;
        }
    }
}
