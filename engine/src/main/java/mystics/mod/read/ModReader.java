package mystics.mod.read;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import mystics.mod.CompiledMod;
import mystics.mod.FoundMod;
import mystics.mod.cache.KeptFindings;
import mystics.mod.cache.Prepared;
import mystics.mod.cache.PreparedStore;
import mystics.mod.cache.Program;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.script.ClassForm;
import mystics.mod.script.Groovy;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.mentions.Mention;
import mystics.mod.script.mentions.ScriptReading;
import mystics.mod.script.run.Metered;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Schemas;

/**
 * Reads mods: files, manifest, facts and scripts. A mod that has not changed since it was last read is not parsed, checked or compiled
 * again.
 *
 * @param <T> base class of the scripts
 */
public final class ModReader<T extends Metered> {
    private final ScriptApi<T> api;
    private final PreparedStore store;
    private final Program program;
    private final Schemas schemas = new Schemas();
    private final ScriptReadings<T> readings;
    private final Map<String, CompiledMod<T>> mods = new ConcurrentHashMap<>();

    private ModReader(ScriptApi<T> api, PreparedStore store, Program program) {
        Groovy.startBeside(api);
        this.api = api;
        this.store = store;
        this.program = program;
        this.readings = new ScriptReadings<>(api);
    }

    /** A reader that keeps prepared data in memory. */
    public static <T extends Metered> ModReader<T> of(ScriptApi<T> api) {
        return new ModReader<>(api, new PreparedStore(Optional.empty()), new Program(() -> Program.of(api)));
    }

    /** A reader that keeps prepared data in a folder of the user. */
    public static <T extends Metered> ModReader<T> keepingIn(Path folder, ScriptApi<T> api) {
        return new ModReader<>(api, new PreparedStore(Optional.of(folder)), new Program(() -> Program.of(api)));
    }

    /** This reader, but with the program version taken from a packed mod, if that mod is certain to match the program. */
    public ModReader<T> trusting(PackedMod mod) {
        return mod.program().isPresent() ? new ModReader<>(api, store, new Program(mod.program()::get)) : this;
    }

    /**
     * Reads a mod. An unchanged mod gives the same result as before.
     *
     * @throws BrokenMod if files have mistakes; the exception lists all of them
     */
    public CompiledMod<T> read(ModSource source) {
        Optional<CompiledMod<T>> last = Optional.ofNullable(mods.get(source.name())).filter(mod -> mod.hash().equals(source.hash()));
        CompiledMod<T> mod = last.orElseGet(() -> anew(source));
        mods.put(source.name(), mod);
        return mod;
    }

    private CompiledMod<T> anew(ModSource source) {
        Prepared known = store.read(source.name());
        if (known.fits(source.hash(), program.version())) return known.mod(source, api, ClassForm.COMPILED);
        store.refusal(source.name()).filter(refusal -> refusal.fits(source.hash(), program.version()))
                .ifPresent(refusal -> BrokenMod.unlessUsable(refusal.findings()));
        ModReading<T> reading = new ModReading<>(source, api, schemas, program);
        try {
            return reading.read(known);
        } catch (BrokenMod broken) {
            KeptFindings refusal = new KeptFindings(new Prepared.Key(source.hash(), program.version()), broken.findings());
            if (refusal.lasts()) store.refuse(source.name(), refusal);
            throw broken;
        } finally {
            reading.prepared().ifPresent(prepared -> store.write(source.name(), prepared));
        }
    }

    /** Whether exactly this version of the mod was read before, so that reading it is quick. */
    public boolean knows(ModSource source) {
        return prepared(source)
                || store.refusal(source.name()).filter(refusal -> refusal.fits(source.hash(), program.version())).isPresent();
    }

    private boolean prepared(ModSource source) {
        return store.read(source.name()).fits(source.hash(), program.version());
    }

    /** Reads a mod that comes with the program, using the data prepared at build time if those data still fit. */
    public CompiledMod<T> read(PackedMod mod) {
        return mod.prepared(program).map(packed -> packed.mod(mod.source(), api, ClassForm.WOVEN)).orElseGet(() -> read(mod.source()));
    }

    /**
     * Reads only the manifest of a mod.
     *
     * @throws BrokenMod if the manifest is missing or faulty
     */
    public FoundMod find(ModSource source) {
        return prepared(source) ? FoundMod.of(source, store.read(source.name()).manifest(source)) : FoundMod.of(source, schemas);
    }

    /** The manifest of a mod that comes with the program. */
    public FoundMod find(PackedMod mod) {
        return mod.prepared(program).map(packed -> FoundMod.of(mod.source(), packed.manifest(mod.source())))
                .orElseGet(() -> find(mod.source()));
    }

    /**
     * The literal texts in a mod's scripts that name an entry or another known thing.
     *
     * @throws BrokenMod if scripts have mistakes; the exception lists the mistakes of all scripts
     */
    public List<Mention> mentions(ModSource source) {
        return scripts(source).flatMap(script -> script.mentions().stream()).toList();
    }

    /** The same for a mod that comes with the program: the mentions were found when the program was built. */
    public List<Mention> mentions(PackedMod mod) {
        return mod.prepared(program).map(Prepared::named).orElseGet(() -> mentions(mod.source()));
    }

    /**
     * Findings about parts of a mod's scripts that have no effect.
     *
     * @throws BrokenMod if scripts have mistakes; the exception lists the mistakes of all scripts
     */
    public List<Finding> doubts(ModSource source) {
        return scripts(source).flatMap(script -> script.doubts().stream()).sorted().toList();
    }

    private Stream<ScriptReading> scripts(ModSource source) {
        return new ModReading<>(source, api, schemas, program).scripts(readings).stream();
    }

    /** The schemas used by this reader. */
    public Schemas schemas() {
        return schemas;
    }

    /** Whether the packed data equal the data that would be prepared from the mod now. */
    boolean fits(ModSource source, byte[] packed) {
        return Prepared.read(packed, ClassForm.WOVEN).filter(known -> known.fits(source.hash(), program.version())).isPresent();
    }

    /** The prepared data of a faultless mod, including its drawings and what its scripts name, for packing with the program. */
    Prepared pack(ModSource source, SortedMap<String, byte[]> plans) {
        read(source);
        Prepared known = store.read(source.name());
        return known.with(api.weave(known.mod(), known.classes())).surveyed(plans, mentions(source));
    }
}
