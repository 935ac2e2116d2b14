package basegame.mods

import mystics.mod.load.Assembling
import mystics.mod.load.Assembly
import mystics.mod.load.Gathering
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource

/** Small mods for specs, put together with the base game. */
class Mods {
    private static final ModLoader LOADER = ModLoader.fresh()

    /** A mod of a manifest that needs the base game, and some files. */
    static ModSource mod(Map<String, String> files, String id, String more = '') {
        def manifest = "id: $id\nname: The $id\nversion: 1.0.0\nengine: 1\nauthors: [Someone]\nlicence: free\nneeds: { " +
                "base-game: '>=1' }\n$more"
        ModSource.of(id, (['mod.yaml': manifest.toString()] + files)
                .collectEntries { path, text -> [path, text.stripIndent().getBytes('UTF-8')] })
    }

    static Assembly assembled(ModSource... mods) {
        Assembling.of(LOADER, Gathering.of(LOADER, mods as List))
    }
}
