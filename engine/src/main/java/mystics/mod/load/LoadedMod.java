package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import mystics.content.Entry;
import mystics.mod.Manifest;

/**
 * A mod in the form the engine uses.
 *
 * @param manifest the mod's self-description
 * @param hash the SHA-256 of the mod's files
 * @param entries the mod's own entries, with the amendments of other mods
 */
public record LoadedMod(Manifest manifest, String hash, List<Entry> entries, ScriptRules rules) {
    public LoadedMod {
        entries = List.copyOf(entries);
    }

    public String id() {
        return manifest.id();
    }

    public String name() {
        return manifest.name();
    }

    public String version() {
        return manifest.version();
    }

    /** This mod with one entry added, which replaces any entry with the same id. */
    public LoadedMod with(Entry entry) {
        List<Entry> more = new ArrayList<>(entries);
        more.add(entry);
        return new LoadedMod(manifest, hash, more, rules);
    }
}
