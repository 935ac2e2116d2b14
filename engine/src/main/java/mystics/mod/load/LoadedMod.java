package mystics.mod.load;

import java.util.List;
import mystics.content.Entry;

/**
 * A mod as the engine uses it.
 *
 * @param id its id; {@code version} its version; {@code hash} the SHA-256 of its files
 */
public record LoadedMod(String id, String name, String version, String hash, List<Entry> entries, ScriptRules rules) {
    public LoadedMod {
        entries = List.copyOf(entries);
    }
}
