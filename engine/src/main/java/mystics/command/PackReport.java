package mystics.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import mystics.kit.publish.FileChange;
import mystics.kit.publish.LastPack;
import mystics.kit.publish.ModChanges;

/** Describes the changes in a mod, line by line. */
public final class PackReport {
    private static final int SHOWN = 5;
    private static final int LONGEST = 60;

    private PackReport() {
    }

    /** Describes the changes since the last pack. */
    static void tell(PrintWriter out, LastPack last, ModChanges changes) {
        out.println("Changed since version " + last.version() + ":");
        lines(changes).forEach(line -> out.println("  " + line));
    }

    /** A line for each changed file, and lines for some of the changed values. */
    public static List<String> lines(ModChanges changes) {
        return changes.files().stream().flatMap(file -> Stream.concat(Stream.of(sign(file) + " " + file.path()),
                values(file).stream().map(line -> "    " + line))).toList();
    }

    private static String sign(FileChange file) {
        return switch (file.sort()) {
            case ADDED -> "+";
            case REMOVED -> "-";
            case CHANGED -> "~";
        };
    }

    private static List<String> values(FileChange file) {
        List<String> lines = file.values().stream().limit(SHOWN)
                .map(value -> value.pointer() + ": " + brief(value.before()) + " -> " + brief(value.after())).toList();
        int more = file.values().size() - SHOWN;
        return more <= 0 ? lines : Stream.concat(lines.stream(), Stream.of("and " + more + " more values")).toList();
    }

    private static String brief(String text) {
        String line = text.replaceAll("\\s+", " ");
        return text.isEmpty() ? "nothing" : line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
    }
}
