package mystics.mod.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import mystics.content.Entry;
import mystics.mod.FoundMod;
import mystics.mod.ModReader;
import mystics.mod.PackedMod;
import mystics.mod.ReadMod;
import mystics.mod.script.Mention;
import mystics.mod.script.ScriptApi;
import mystics.mod.source.ModSource;
import mystics.mod.words.BaseWords;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Schemas;

/**
 * Loads mods: YAML becomes entries, scripts become rules. When called again, the loader reads only the mods whose files have changed. The
 * result equals that of a fresh loader.
 */
public final class ModLoader {
    private final ModReader<BaseWords> reader;
    private final Optional<PackedMod> packed;
    private final AtomicReference<Base> base = new AtomicReference<>();

    private ModLoader(ModReader<BaseWords> reader, Optional<PackedMod> packed) {
        this.reader = packed.map(reader::trusting).orElse(reader);
        this.packed = packed;
    }

    /** A loader that keeps what it checked and compiled as long as it lives. */
    public static ModLoader fresh() {
        return new ModLoader(ModReader.of(Vocabulary.api()), BaseGame.packed());
    }

    /** A loader that compiles even what comes compiled with the program, and has scripts woven as an API says. */
    public static ModLoader compilingAll(ScriptApi<BaseWords> api) {
        return new ModLoader(ModReader.of(api), Optional.empty());
    }

    /** A loader that keeps what it checked and compiled in a folder of the user. */
    public static ModLoader keepingIn(Path folder) {
        return new ModLoader(ModReader.keepingIn(folder, Vocabulary.api()), BaseGame.packed());
    }

    /**
     * Loads a mod by itself: nothing amends it, and it amends nothing.
     *
     * @param firstRule the number its first rule gets
     * @throws mystics.mod.finding.BrokenMod with everything that is wrong with it
     */
    public LoadedMod load(ModSource source, int firstRule) {
        return alone(reader.read(source), firstRule);
    }

    /** Loads the base game, with the first rule of all. */
    LoadedMod baseGame() {
        return alone(base().read(), 0);
    }

    /** The base game as read, which every assembly begins with. */
    record Base(FoundMod found, ReadMod<BaseWords> read) {
    }

    /** The base game, read when it is first asked for. */
    Base base() {
        return base.updateAndGet(known -> known == null ? read(packed.orElseThrow(BaseGame::missing)) : known);
    }

    private Base read(PackedMod mod) {
        return new Base(reader.find(mod), reader.read(mod));
    }

    /**
     * The literal texts of a mod's scripts that name something.
     *
     * @throws mystics.mod.finding.BrokenMod with the mistakes of all scripts
     */
    public List<Mention> mentions(ModSource source) {
        return reader.mentions(source);
    }

    /** What a mod says about itself. */
    FoundMod find(ModSource source) {
        return reader.find(source);
    }

    /** Whether a mod was read before in just this form; one that was not is checked and compiled, which takes a while. */
    boolean knows(ModSource source) {
        return reader.knows(source);
    }

    ReadMod<BaseWords> read(ModSource source) {
        return reader.read(source);
    }

    Schemas schemas() {
        return reader.schemas();
    }

    private static LoadedMod alone(ReadMod<BaseWords> mod, int firstRule) {
        List<Entry> entries = new ArrayList<>(Entries.of(mod.documents().values(), mod::plan));
        entries.addAll(mod.pictures());
        String id = mod.manifest().id();
        Map<String, String> names = new HashMap<>();
        mod.documents().values().forEach(document -> names.put(Voice.path(key(document)), document.root().path("name").asString("")));
        List<Voice> voices = mod.scripts().paths().stream().map(path -> Voice.of(mod.scripts(), id, path, id, Voice.key(path), names.getOrDefault(path, path))).toList();
        return new LoadedMod(mod.manifest(), mod.hash(), entries, new ScriptRules(voices, firstRule));
    }

    /** Folder and id of the entry a file describes. */
    static String key(Document document) {
        return document.folder() + "/" + document.id();
    }
}
