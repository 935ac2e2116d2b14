package mystics.mod.script;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.codehaus.groovy.control.CompilationFailedException;
import org.codehaus.groovy.control.SourceUnit;

/**
 * Finds the line that makes a script unreadable. The parser of Groovy often complains about the first bracket of the file instead of that
 * line. This class searches for the line without which the script can be read.
 */
final class UnreadableLine {
    /** The length of a script above which the search would take too long. */
    private static final int MOST_LINES = 200;
    private static final String BLOCK = "if (true) {";

    private UnreadableLine() {}

    /** The number of the line that makes the script unreadable, counted from 1; empty if there is no single such line. */
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
