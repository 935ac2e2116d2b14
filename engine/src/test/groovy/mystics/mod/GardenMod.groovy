package mystics.mod

import mystics.mod.read.ModReader
import mystics.mod.script.SampleWords
import mystics.mod.script.ScriptBench
import mystics.mod.source.ModSource

/** A small mod of the sample game, and how it is read. */
class GardenMod {
    static final FILES = [
            'mod.yaml'         : 'id: garden\nname: The Garden\nversion: 1.2.3\nengine: 1\nauthors: [Someone]\nlicence: free\n',
            'README.md'        : '# The Garden',
            'cards/rake.yaml'  : 'name: Rake\ntype: item\ntext: It says something.\n',
            'cards/rake.groovy': "say 'rake'\n",
            'cards/hat.yaml'   : 'name: Hat\ntype: armor\nslot: head\nbonus: 1\n',
            'lang/de.yaml'     : 'Rake: Harke\n',
            'rules/house.groovy': "say 'house'\n",
            'specs/RakeSpec.groovy': 'this is for the author only',
    ]

    /** The mod with some of its files changed, or with more of them. */
    static ModSource source(Map<String, String> changes = [:]) {
        of(FILES + changes)
    }

    /** A mod of these files and no others. */
    static ModSource of(Map<String, String> files) {
        ModSource.of('garden', files.collectEntries { path, text -> [path, text.bytes] })
    }

    static ModReader<SampleWords> reader() {
        ModReader.of(ScriptBench.API)
    }

    /** What a script of the mod says. */
    static List<String> said(CompiledMod<SampleWords> mod, String path) {
        ScriptBench.said(mod.scripts(), path)
    }
}
