package mystics.mod.schema;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import mystics.mod.ModLayout;
import mystics.mod.finding.Contained;
import mystics.mod.finding.Place;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.NamedKinds;
import mystics.mod.yaml.YamlText;
import tools.jackson.databind.JsonNode;

/**
 * The ids that the files of some mods define. A file that cannot be read for the moment, because it is being changed, still counts under
 * its id.
 *
 * @param byKind ids by their folder, or by a word of {@link NamedKinds}, in alphabetical order
 */
public record EntryIds(SortedMap<String, SortedSet<String>> byKind) {
    private static final String END = ".yaml";

    public EntryIds {
        byKind = Collections.unmodifiableSortedMap(new TreeMap<>(byKind));
    }

    /** The ids of mods. */
    public static EntryIds of(Collection<ModSource> mods) {
        SortedMap<String, SortedSet<String>> ids = new TreeMap<>();
        for (ModSource mod : mods) {
            add(ids, NamedKinds.MODS, values(mod, ModSource.MANIFEST, "id"));
            for (String path : mod.paths()) {
                String folder = path.substring(0, Math.max(0, path.indexOf('/')));
                String file = path.substring(path.indexOf('/') + 1);
                if (!ModLayout.KINDS.contains(folder) || !file.endsWith(END) || file.contains("/")) continue;
                String id = file.substring(0, file.length() - END.length());
                add(ids, folder, List.of(id));
                add(ids, NamedKinds.ENTRIES, List.of(folder + "/" + id));
                if (folder.equals("heroes")) add(ids, NamedKinds.CLASSES, values(mod, path, "classes"));
            }
        }
        return new EntryIds(ids);
    }

    private static void add(SortedMap<String, SortedSet<String>> ids, String kind, List<String> more) {
        if (!more.isEmpty()) ids.computeIfAbsent(kind, none -> new TreeSet<>()).addAll(more);
    }

    /** The text or texts under a key in a file; none if the file cannot be read. */
    private static List<String> values(ModSource mod, String path, String key) {
        if (!mod.has(path)) return List.of();
        return Contained.part(new ArrayList<>(), () -> Place.of(mod.name()), () -> YamlText.read(mod.name(), path, mod.bytes(path)).root())
                .map(root -> texts(root.path(key))).orElse(List.of());
    }

    private static List<String> texts(JsonNode value) {
        return (value.isArray() ? value.valueStream().toList() : List.of(value)).stream().filter(JsonNode::isString)
                .map(JsonNode::stringValue).toList();
    }

    /** The ids of all entries of the given kinds. */
    SortedSet<String> of(List<String> kinds) {
        SortedSet<String> all = new TreeSet<>();
        kinds.forEach(kind -> all.addAll(byKind.getOrDefault(kind, Collections.emptySortedSet())));
        return all;
    }
}
