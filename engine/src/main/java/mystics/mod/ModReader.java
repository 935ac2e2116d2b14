package mystics.mod;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import mystics.mod.finding.BrokenMod;
import mystics.mod.script.Groovy;
import mystics.mod.script.Mention;
import mystics.mod.script.Metered;
import mystics.mod.script.ScriptApi;
import mystics.mod.source.BuiltIn;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Schemas;

/**
 * Reads mods: files, manifest, facts, scripts. A mod that was read before and has not changed is neither checked against
 * the schemas nor compiled again.
 *
 * @param <T> base class of the scripts
 */
public final class ModReader<T extends Metered> {
    private final ScriptApi<T> api;
    private final Optional<CompiledStore> store;
    private final Schemas schemas = new Schemas();

    private ModReader(ScriptApi<T> api, Optional<CompiledStore> store) {
        Groovy.startBeside();
        this.api = api;
        this.store = store;
    }

    /** A reader that keeps nothing. */
    public static <T extends Metered> ModReader<T> of(ScriptApi<T> api) {
        return new ModReader<>(api, Optional.empty());
    }

    /** A reader that keeps what it compiled in a folder of the user. */
    public static <T extends Metered> ModReader<T> keepingIn(Path folder, ScriptApi<T> api) {
        return new ModReader<>(api, Optional.of(new CompiledStore(folder)));
    }

    /**
     * Reads a mod.
     *
     * @throws BrokenMod with every mistake of every file
     */
    public ReadMod<T> read(ModSource source) {
        Reading<T> reading = new Reading<>(source, api, schemas);
        Compiled known = store.map(kept -> kept.read(reading.mod())).orElse(Compiled.NOTHING);
        ReadMod<T> mod = reading.read(known);
        if (!reading.compiled().sameKeys(known)) store.ifPresent(kept -> kept.write(reading.compiled()));
        return mod;
    }

    /** Reads a mod that comes with the program, using what was worked out when the program was built if that still fits. */
    public ReadMod<T> read(BuiltIn mod) {
        String hash = mod.source().hash();
        Optional<Packed> packed = mod.compiled().flatMap(Packed::read).filter(fitting -> fitting.key().equals(Packed.key(hash, api)));
        return packed.isPresent() ? packed.get().mod(mod.source(), hash, api) : read(mod.source());
    }

    /**
     * What a mod says about itself; nothing else of it is looked at.
     *
     * @throws BrokenMod if it has no sound manifest
     */
    public FoundMod find(ModSource source) {
        return FoundMod.of(source, schemas);
    }

    /**
     * The literal texts of a mod's scripts that name something.
     *
     * @throws BrokenMod with the mistakes of all scripts
     */
    public List<Mention> mentions(ModSource source) {
        return new Reading<>(source, api, schemas).mentions();
    }

    /** The schemas this reader checks by. */
    public Schemas schemas() {
        return schemas;
    }

    /** What a mod is worked out to, to go with the program; nothing if what was packed before still fits. */
    Optional<Packed> pack(ModSource source, Optional<Packed> before) {
        boolean fits = before.isPresent() && before.get().key().equals(Packed.key(source.hash(), api));
        return fits ? Optional.empty() : Optional.of(new Reading<>(source, api, schemas).pack());
    }
}
