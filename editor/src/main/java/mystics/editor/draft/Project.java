package mystics.editor.draft;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Pointer;

/**
 * An edited mod: all its files by path. The texts of the files are the only data; everything else is read from them.
 *
 * @param id the id of the mod
 * @param files the files by path; the parts of a path are separated by {@code /}; unmodifiable
 */
public record Project(String id, SortedMap<String, FileText> files) {
    public Project {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /** A mod as it was read. */
    public static Project of(String id, Map<String, byte[]> files) {
        SortedMap<String, FileText> texts = new TreeMap<>();
        files.forEach((path, bytes) -> texts.put(path, FileText.of(id, path, bytes)));
        return new Project(id, texts);
    }

    /** A mod with the files the engine reads. */
    public static Project of(String id, ModSource source) {
        Map<String, byte[]> files = new HashMap<>();
        source.paths().forEach(path -> files.put(path, source.bytes(path)));
        return of(id, files);
    }

    /** A file; empty if there is none at this path. */
    public Optional<FileText> file(String path) {
        return Optional.ofNullable(files.get(path));
    }

    /** The current id in the mod's manifest, which may differ from the id with which the mod was opened. */
    public String idNow() {
        return file(ModSource.MANIFEST).flatMap(manifest -> manifest.at(Pointer.ROOT.in("id"))).filter(String.class::isInstance)
                .map(String.class::cast).orElse(id);
    }

    /**
     * This mod after an edit.
     *
     * @throws IllegalArgumentException if the edit was made for a mod with other files
     */
    public Project with(Edit edit) {
        SortedMap<String, FileText> changed = new TreeMap<>(files);
        edit.deeds().forEach(deed -> deed.on(id, changed));
        return new Project(id, changed);
    }

    /** The files in the form that the engine needs. */
    public ModSource source() {
        Map<String, byte[]> bytes = new HashMap<>();
        files.forEach((path, file) -> bytes.put(path, file.bytes()));
        return ModSource.of(id, bytes);
    }
}
