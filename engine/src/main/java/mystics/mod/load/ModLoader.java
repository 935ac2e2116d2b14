package mystics.mod.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import mystics.content.Entry;
import mystics.mod.CompiledMod;
import mystics.mod.FoundMod;
import mystics.mod.finding.Finding;
import mystics.mod.read.ModReader;
import mystics.mod.read.PackedMod;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.mentions.Mention;
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
    private final Optional<ModSource> edited;
    private final AtomicReference<Base> base = new AtomicReference<>();

    private ModLoader(ModReader<BaseWords> reader, Optional<PackedMod> packed, Optional<ModSource> edited) {
        this.reader = reader;
        this.packed = packed;
        this.edited = edited;
    }

    /** A loader that keeps prepared data in memory. */
    public static ModLoader fresh() {
        return beside(BaseGame.packed(), ModReader.of(Vocabulary.api()));
    }

    /** A loader that recompiles even the mods that come compiled with the program, and weaves their scripts with the given API. */
    public static ModLoader compilingAll(ScriptApi<BaseWords> api) {
        return new ModLoader(ModReader.of(api), Optional.empty(), Optional.empty());
    }

    /** A loader that keeps prepared data in a folder of the user. */
    public static ModLoader keepingIn(Path folder) {
        return beside(BaseGame.packed(), ModReader.keepingIn(folder, Vocabulary.api()));
    }

    private static ModLoader beside(Optional<PackedMod> packed, ModReader<BaseWords> reader) {
        return new ModLoader(packed.map(reader::trusting).orElse(reader), packed, Optional.empty());
    }

    /**
     * A loader with an edited base game instead of the one that comes with the program. Mods that were read before are
     * not read again.
     */
    public ModLoader withBase(ModSource mod) {
        return new ModLoader(reader, packed, Optional.of(mod));
    }

    /** The files of the base game. */
    public ModSource baseSource() {
        return base().found().source();
    }

    /** Whether the base game is being edited. The mistakes of an edited base game are findings, like those of any mod. */
    boolean editsBase() {
        return edited.isPresent();
    }

    /**
     * Loads a single mod without amendments.
     *
     * @param firstRule the number for the first rule of the mod
     * @throws mystics.mod.finding.BrokenMod if the mod has errors; the exception lists all of them
     */
    public LoadedMod load(ModSource source, int firstRule) {
        return alone(reader.read(source), firstRule);
    }

    /** Loads the base game, whose rules get the first numbers. */
    LoadedMod baseGame() {
        return alone(base().read(), 0);
    }

    /** The base game as it was read. Other mods are loaded on top of it. */
    record Base(FoundMod found, CompiledMod<BaseWords> read) {
    }

    /** The base game, read on first use. */
    Base base() {
        return base.updateAndGet(known -> known != null ? known
                : edited.map(mod -> new Base(reader.find(mod), reader.read(mod)))
                        .orElseGet(() -> read(packed.orElseThrow(BaseGame::missing))));
    }

    private Base read(PackedMod mod) {
        return new Base(reader.find(mod), reader.read(mod));
    }

    /**
     * The literal texts in a mod's scripts that name an entry or another known thing.
     *
     * @throws mystics.mod.finding.BrokenMod if scripts have mistakes; the exception lists the mistakes of all scripts
     */
    public List<Mention> mentions(ModSource source) {
        return packed.filter(mod -> mod.source().hash().equals(source.hash())).map(reader::mentions)
                .orElseGet(() -> reader.mentions(source));
    }

    /**
     * Findings about parts of a mod's scripts that have no effect.
     *
     * @throws mystics.mod.finding.BrokenMod if scripts have mistakes; the exception lists the mistakes of all scripts
     */
    public List<Finding> doubts(ModSource source) {
        return reader.doubts(source);
    }

    /** Reads only the manifest of a mod. */
    FoundMod find(ModSource source) {
        return reader.find(source);
    }

    /** Whether exactly this version of the mod was read before. A new version is checked and compiled, which takes a while. */
    boolean knows(ModSource source) {
        return reader.knows(source);
    }

    CompiledMod<BaseWords> read(ModSource source) {
        return reader.read(source);
    }

    Schemas schemas() {
        return reader.schemas();
    }

    private static LoadedMod alone(CompiledMod<BaseWords> mod, int firstRule) {
        List<Entry> entries = new ArrayList<>(Entries.of(mod.documents().values(), mod::plan));
        entries.addAll(mod.pictures());
        String id = mod.manifest().id();
        Map<String, String> names = new HashMap<>();
        mod.documents().values().forEach(document -> names.put(EntryScript.path(key(document)), document.root().path("name").asString("")));
        List<EntryScript> voices = mod.scripts().paths().stream()
                .map(path -> EntryScript.of(mod.scripts(), id, path, id, EntryScript.key(path), names.getOrDefault(path, path))).toList();
        return new LoadedMod(mod.manifest(), mod.hash(), entries, new ScriptRules(voices, firstRule));
    }

    /** The folder and id of the entry that a file describes. */
    static String key(Document document) {
        return document.folder() + "/" + document.id();
    }
}
