package mystics.mod.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mystics.content.Entry;
import mystics.mod.ModReader;
import mystics.mod.ReadMod;
import mystics.mod.art.Art;
import mystics.mod.source.BuiltIn;
import mystics.mod.source.ModSource;
import mystics.mod.words.BaseWords;

/** Loads a mod: YAML to entries, scripts to rules. */
public final class ModLoader {
    private final ModReader<BaseWords> reader;

    private ModLoader(ModReader<BaseWords> reader) {
        this.reader = reader;
    }

    /** A loader that keeps nothing. */
    public static ModLoader fresh() {
        return new ModLoader(ModReader.of(Vocabulary.api()));
    }

    /** A loader that keeps what it checked and compiled in a folder of the user. */
    public static ModLoader keepingIn(Path folder) {
        return new ModLoader(ModReader.keepingIn(folder, Vocabulary.api()));
    }

    /**
     * Loads a mod.
     *
     * @param firstRule the number its first rule gets
     * @throws mystics.mod.finding.BrokenMod with everything that is wrong with it
     */
    public LoadedMod load(ModSource source, int firstRule) {
        return load(reader.read(source), source, firstRule);
    }

    /** Loads a mod that comes with the program. */
    public LoadedMod load(BuiltIn mod, int firstRule) {
        return load(reader.read(mod), mod.source(), firstRule);
    }

    private static LoadedMod load(ReadMod<BaseWords> mod, ModSource source, int firstRule) {
        List<Entry> entries = new ArrayList<>(Entries.of(mod.documents().values()));
        entries.addAll(Art.pictures(source));
        Map<String, String> names = new HashMap<>();
        mod.documents().values().forEach(document -> names.put(document.path().replace(".yaml", ".groovy"), document.root().path("name").asString("")));
        return new LoadedMod(mod.manifest().id(), mod.manifest().name(), mod.manifest().version(), mod.hash(), entries,
                new ScriptRules(mod.manifest().id(), mod.scripts(), names, firstRule));
    }
}
