package mystics.save;

import mystics.mod.load.LoadedMod;

/**
 * A mod as recorded in a save.
 *
 * @param hash the SHA-256 hash of the mod's files
 */
public record SavedMod(String id, String version, String hash) {
    public SavedMod {
        if (id == null || version == null || hash == null) {
            throw new IllegalArgumentException("a mod lacks its id, its version or its hash");
        }
    }

    static SavedMod of(LoadedMod mod) {
        return new SavedMod(mod.id(), mod.version(), mod.hash());
    }
}
