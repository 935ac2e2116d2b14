package mystics.save;

import mystics.mod.load.LoadedMod;

/**
 * A mod as a save remembers it.
 *
 * @param hash the SHA-256 of its files
 */
public record SavedMod(String id, String version, String hash) {
    static SavedMod of(LoadedMod mod) {
        return new SavedMod(mod.id(), mod.version(), mod.hash());
    }
}
