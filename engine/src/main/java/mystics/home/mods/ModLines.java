package mystics.home.mods;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.load.Assembly;

/** Messages about the mods at program start; none if all is well. */
public final class ModLines {
    private ModLines() {
    }

    /** The mods left out, with reasons and remedies, and warnings. */
    public static List<String> of(Assembly assembly) {
        List<String> lines = new ArrayList<>();
        assembly.leftOut().forEach(mod -> lines.addAll(mod.toString().lines().toList()));
        if (!assembly.steps().isEmpty()) {
            lines.add("What would help:");
            assembly.steps().forEach(step -> lines.add("  - " + step));
        }
        assembly.warnings().forEach(warning -> lines.add("Doubtful: " + warning));
        return lines;
    }
}
