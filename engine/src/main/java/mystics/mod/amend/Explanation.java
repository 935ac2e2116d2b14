package mystics.mod.amend;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Explains an entry: for each value, the mod, file and line that set it, and the earlier value. */
final class Explanation {
    private static final int LONGEST = 60;

    private Explanation() {
    }

    static List<String> lines(Registered entry) {
        List<String> lines = new ArrayList<>();
        walk(lines, "", entry.part());
        return lines;
    }

    /** Adds the lines of a part. Elements of lists are counted from 1, as in amendments and translations. */
    private static void walk(List<String> lines, String path, EntryPart part) {
        if (!(part instanceof EntryPart.Branch || part instanceof EntryPart.Row) || part.earlier().isPresent()) line(lines, path, part);
        if (part instanceof EntryPart.Branch branch) branch.members().forEach((key, member) -> walk(lines, within(path, key), member));
        if (part instanceof EntryPart.Row row) {
            int number = 1;
            for (EntryPart element : row.elements()) walk(lines, within(path, element.gone() ? "-" : String.valueOf(number++)), element);
        }
    }

    private static String within(String path, String step) {
        return path.isEmpty() ? step : path + "/" + step;
    }

    private static void line(List<String> lines, String path, EntryPart part) {
        lines.add((path.isEmpty() ? "all" : path) + (part.gone() ? " is taken away" : ": " + value(part)) + "   [" + part.origin().value()
                + "]");
        for (Optional<EntryPart> before = part.earlier(); before.isPresent(); before = before.get().earlier()) {
            lines.add("  before: " + value(before.get()) + "   [" + before.get().origin().value() + "]");
        }
    }

    private static String value(EntryPart part) {
        String text = (part.node().isString() ? part.node().stringValue() : part.node().toString()).strip().replaceAll("\\s+", " ");
        return text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
    }
}
