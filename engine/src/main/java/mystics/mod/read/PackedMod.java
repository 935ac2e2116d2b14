package mystics.mod.read;

import java.util.Optional;
import mystics.mod.cache.Prepared;
import mystics.mod.cache.Program;
import mystics.mod.script.ClassForm;
import mystics.mod.source.BuiltIn;
import mystics.mod.source.ModSource;

/** A mod that comes with the program, and the data prepared from it when the program was built. */
public final class PackedMod {
    private final BuiltIn mod;
    private final Optional<Prepared> prepared;

    private PackedMod(BuiltIn mod, Optional<Prepared> prepared) {
        this.mod = mod;
        this.prepared = prepared;
    }

    /** Opens the data packed beside a mod. */
    public static PackedMod of(BuiltIn mod) {
        return new PackedMod(mod, mod.compiled().flatMap(bytes -> Prepared.read(bytes, ClassForm.WOVEN)));
    }

    /** The files of the mod. */
    public ModSource source() {
        return mod.source();
    }

    /** The prepared data, if they were made from exactly these files by exactly this program. */
    Optional<Prepared> prepared(Program program) {
        return prepared.filter(known -> isSure() || known.fits(mod.source().hash(), program.version()));
    }

    /** The version of the program that packed the mod, if that version is certain to be this program's own. */
    Optional<String> program() {
        return prepared.filter(known -> isSure()).map(known -> known.key().program());
    }

    private boolean isSure() {
        return mod.age() == BuiltIn.Age.YOUNGER;
    }
}
