package mystics.mod.amend;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells of an entry who set which value, in which file and line, and what stood there before. */
final class Explanation {
    private static final int LONGEST = 60;

    private Explanation() {
    }

    static List<String> lines(Registered entry) {
        List<String> lines = new ArrayList<>();
        entry.part().walk("", (pointer, part) -> {
            if (!(part instanceof Part.Branch || part instanceof Part.Row) || part.earlier().isPresent()) line(lines, pointer, part);
        });
        return lines;
    }

    private static void line(List<String> lines, String pointer, Part part) {
        String path = pointer.isEmpty() ? "all" : pointer.substring(1).replace("~1", "/").replace("~0", "~");
        lines.add(path + (part.gone() ? " is taken away" : ": " + value(part)) + "   [" + part.origin().value() + "]");
        for (Optional<Part> before = part.earlier(); before.isPresent(); before = before.get().earlier()) {
            lines.add("  before: " + value(before.get()) + "   [" + before.get().origin().value() + "]");
        }
    }

    private static String value(Part part) {
        String text = (part.node().isString() ? part.node().stringValue() : part.node().toString()).strip().replaceAll("\\s+", " ");
        return text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
    }
}
