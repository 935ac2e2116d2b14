package mystics.lint;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import mystics.mod.Manifest;
import mystics.mod.amend.Register;
import mystics.mod.lang.Translation;
import mystics.mod.load.Library;
import mystics.mod.script.mentions.Mention;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;

/**
 * The mod under check, loaded together with the mods it needs.
 *
 * @param sources the files of the mod and of all mods loaded with it, by mod id
 * @param mentions ids and texts that the mod's scripts mention
 * @param register all entries of all loaded mods
 * @param words all texts of all loaded mods, by their keys; collected when a check first asks for them, because there are thousands
 */
record Subject(Map<String, ModSource> sources, Manifest manifest, List<Mention> mentions, Register register, Library library,
        Supplier<SortedMap<String, String>> words) {
    static Subject of(Map<String, ModSource> sources, Manifest manifest, List<Mention> mentions, Register register, Library library) {
        return new Subject(sources, manifest, mentions, register, library,
                Suppliers.memoize(() -> Translation.texts(library.catalog())));
    }

    /** The files of the mod. */
    ModSource source() {
        return sources.get(manifest.id());
    }

    /** Whether an optional mod is not loaded now. Unknown names may belong to the missing mod. */
    boolean missesOne() {
        return !sources.keySet().containsAll(manifest.likes().keySet());
    }

    /** The mod's own entries of one folder, after all amendments. */
    List<Document> entries(String folder) {
        return register.entries(manifest.id()).stream().filter(entry -> entry.folder().equals(folder)).toList();
    }
}
