package mystics.editor.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.FileText;
import mystics.mod.amend.Register;
import mystics.mod.finding.Finding;

/** Lists the lines of the tree of files. No Swing. */
final class FileItems {
    private FileItems() {
    }

    /** The files of the mod under their headings. The files of other mods follow the files of this mod. */
    static Map<FileItem, List<FileItem>> of(Drafting drafting, Collection<Finding> findings) {
        Set<String> unsaved = drafting.unsaved();
        Map<String, List<FileItem>> found = new LinkedHashMap<>();
        FileKinds.all().values().forEach(heading -> found.put(heading, new ArrayList<>()));
        found.put(FileKinds.UNREAD, new ArrayList<>());
        String id = drafting.project().id();
        for (FileText file : drafting.project().files().values()) {
            int problems = (int) findings.stream().filter(each -> each.mod().equals(id) && each.file().equals(file.path())).count();
            FileItem.State state = unsaved.contains(file.path()) ? FileItem.State.UNSAVED : FileItem.State.SAVED;
            found.get(FileKinds.heading(file.path())).add(new FileItem(file.path(), name(file), state, problems));
        }
        Map<FileItem, List<FileItem>> items = new LinkedHashMap<>();
        found.forEach((heading, files) -> {
            if (!files.isEmpty()) {
                items.put(new FileItem("#" + heading, heading, FileItem.State.HEADING, 0), files);
            }
        });
        return items;
    }

    /** The entries of other mods, by their folders, in the order of their names. */
    static Map<FileItem, List<FileItem>> others(Register register) {
        Map<String, List<FileItem>> found = new TreeMap<>();
        register.keys().stream().sorted().forEach(key -> register.entry(key).ifPresent(entry -> found
                .computeIfAbsent(entry.mod() + ": " + FileKinds.all().getOrDefault(entry.folder(), entry.folder()),
                        first -> new ArrayList<>())
                .add(new FileItem(entry.mod() + ":" + key, entry.root().path("name").asString(entry.id()), FileItem.State.FOREIGN, 0))));
        Map<FileItem, List<FileItem>> items = new LinkedHashMap<>();
        found.values().forEach(entries -> entries.sort(Comparator.comparing(FileItem::words, String.CASE_INSENSITIVE_ORDER)));
        found.forEach((heading, entries) -> items.put(new FileItem("#" + heading, heading, FileItem.State.FOREIGN, 0), entries));
        return items;
    }

    /** Finds the entry of another mod by its key. */
    static Optional<FileItem> other(Map<FileItem, List<FileItem>> others, String key) {
        return others.values().stream().flatMap(List::stream).filter(each -> each.key().equals(key)).findFirst();
    }

    private static String name(FileText file) {
        String last = file.path().substring(file.path().lastIndexOf('/') + 1);
        boolean named = file.isYaml() && file.tree() instanceof Map<?, ?> map && map.get("name") instanceof String;
        return named ? ((Map<?, ?>) file.tree()).get("name").toString() : last;
    }
}
