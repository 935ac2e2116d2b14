package mystics.kit.publish;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import mystics.kit.publish.FileChange.Sort;
import mystics.kit.publish.FileChange.ValueChange;
import mystics.mod.ModLayout;
import mystics.mod.source.ModSource;
import mystics.mod.write.UnwritableChange;
import mystics.mod.write.YamlWriter;

/**
 * The changes between two editions of a mod.
 *
 * @param files the changed files, sorted by path
 */
public record ModChanges(List<FileChange> files) {
    /** The keys of texts that people read. */
    static final Set<String> TEXTS = Set.of("about", "also", "asks", "box", "intro", "name", "one", "says", "scene", "seen", "text",
            "voice");

    public ModChanges {
        files = List.copyOf(files);
    }

    /** The changes from one edition to the next. */
    public static ModChanges between(ModSource before, ModSource after) {
        Set<String> paths = new TreeSet<>(before.paths());
        paths.addAll(after.paths());
        List<FileChange> files = new ArrayList<>();
        for (String path : paths) {
            if (!before.has(path)) {
                files.add(new FileChange(path, Sort.ADDED, List.of()));
            } else if (!after.has(path)) {
                files.add(new FileChange(path, Sort.REMOVED, List.of()));
            } else if (!Arrays.equals(before.bytes(path), after.bytes(path))) {
                files.add(new FileChange(path, Sort.CHANGED, values(path, before.bytes(path), after.bytes(path))));
            }
        }
        return new ModChanges(files);
    }

    /** The files with one kind of change. */
    public List<FileChange> of(Sort sort) {
        return files.stream().filter(file -> file.sort() == sort).toList();
    }

    /** Whether a file holds an entry or its rules. */
    static boolean isEntry(String path) {
        return ModLayout.KINDS.contains(path.substring(0, Math.max(0, path.indexOf('/'))));
    }

    private static List<ValueChange> values(String path, byte[] before, byte[] after) {
        if (!path.endsWith(".yaml")) return List.of();
        Map<String, String> was = leaves(before);
        Map<String, String> is = leaves(after);
        Set<String> all = new LinkedHashSet<>(was.keySet());
        all.addAll(is.keySet());
        return all.stream().filter(pointer -> !was.getOrDefault(pointer, "").equals(is.getOrDefault(pointer, "")))
                .map(pointer -> new ValueChange(pointer, was.getOrDefault(pointer, ""), is.getOrDefault(pointer, ""))).toList();
    }

    private static Map<String, String> leaves(byte[] bytes) {
        Map<String, String> leaves = new LinkedHashMap<>();
        try {
            gather("", YamlWriter.read(new String(bytes, StandardCharsets.UTF_8)), leaves);
        } catch (UnwritableChange unreadable) {
            leaves.put("", new String(bytes, StandardCharsets.UTF_8));
        }
        return leaves;
    }

    /**
     * Collects the values. Elements of a list are identified by their id if they have one. An inserted element therefore does not change
     * the paths of other elements.
     */
    private static void gather(String pointer, Object value, Map<String, String> leaves) {
        if (value instanceof Map<?, ?> map) {
            map.forEach((key, part) -> gather(pointer + "/" + key, part, leaves));
        } else if (value instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof Map) {
            for (int i = 0; i < list.size(); i++) {
                Object id = list.get(i) instanceof Map<?, ?> map && map.get("id") != null ? map.get("id") : i + 1;
                gather(pointer + "/" + id, list.get(i), leaves);
            }
        } else {
            leaves.put(pointer, String.valueOf(value).strip());
        }
    }
}
