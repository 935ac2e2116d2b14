package mystics.kit.upgrade;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import mystics.kit.scenario.Scenarios;
import mystics.mod.Manifest;
import mystics.mod.ModLayout;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.YamlText;

/**
 * A mod after its outdated names have been replaced by the current ones.
 *
 * @param files the new texts of the changed files, by path
 * @param lines the changed lines
 */
public record ModUpgrade(SortedMap<String, String> files, List<Line> lines) {
    /** A line that changes. */
    public record Line(String path, int number, String before, String after) {
    }

    /**
     * The changes that a list of renames makes in a mod.
     *
     * @throws mystics.mod.finding.BrokenMod if a file of facts cannot be read
     */
    public static ModUpgrade of(ModSource mod, List<Rename> renames) {
        SortedMap<String, String> files = new TreeMap<>();
        List<Line> lines = new ArrayList<>();
        Set<String> scripts = Set.copyOf(ModLayout.scripts(mod));
        List<String> read = Stream.of(Stream.of(Manifest.FILE).filter(mod::has), ModLayout.facts(mod).stream(), scripts.stream(),
                Scenarios.files(mod).stream()).flatMap(some -> some).sorted().toList();
        for (String path : read) {
            String before = new String(mod.bytes(path), StandardCharsets.UTF_8);
            String after = scripts.contains(path) ? script(before, renames) : facts(mod, path, before, renames);
            if (!after.equals(before)) {
                files.put(path, after);
                lines.addAll(lines(path, before, after));
            }
        }
        return new ModUpgrade(files, lines);
    }

    private static String script(String text, List<Rename> renames) {
        String now = text;
        for (Rename rename : renames) now = ScriptUpgrade.of(now, rename);
        return now;
    }

    private static String facts(ModSource mod, String path, String text, List<Rename> renames) {
        String kind = path.contains("/") ? path.substring(0, path.indexOf('/')) : path.replaceFirst("\\.yaml$", "");
        String now = text;
        for (Rename rename : renames) {
            if (rename instanceof Rename.Key key && key.kind().equals(kind)) {
                now = KeyUpgrade.of(YamlText.read(mod.name(), path, now.getBytes(StandardCharsets.UTF_8)), now, key);
            }
        }
        return now;
    }

    /** The changed lines. Renames keep the number of lines, so the lines can be compared one by one. */
    private static List<Line> lines(String path, String before, String after) {
        String[] was = before.split("\n", -1);
        String[] is = after.split("\n", -1);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < was.length; i++) {
            if (!was[i].equals(is[i])) lines.add(new Line(path, i + 1, was[i].strip(), is[i].strip()));
        }
        return lines;
    }
}
