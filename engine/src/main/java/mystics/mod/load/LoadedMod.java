package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import mystics.content.Entry;
import mystics.mod.Manifest;

/**
 * A mod as the engine uses it.
 *
 * @param manifest what it says about itself; {@code hash} the SHA-256 of its files
 * @param entries  its own, as other mods have amended them
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

    /** The same mod with one more entry; it counts in place of another of its id. */
    public LoadedMod with(Entry entry) {
        List<Entry> more = new ArrayList<>(entries);
        more.add(entry);
        return new LoadedMod(manifest, hash, more, rules);
    }
}
