package mystics.mod.cache;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import mystics.geometry.Plan;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.ScriptCompiler;
import mystics.mod.script.weave.Weaver;
import mystics.mod.source.Digest;
import mystics.mod.yaml.SchemaFiles;

/** The version of all parts of the program that affect prepared data: schemas, compiler, script language, safety checks. */
public final class Program {
    private final Supplier<String> version;

    /** @param version computes the version on first use, because the computation takes long */
    public Program(Supplier<String> version) {
        this.version = Suppliers.memoize(version);
    }

    /** Computes the version from all parts on which it depends. */
    public static String of(ScriptApi<?> api) {
        return Digest.of(SchemaFiles.version(), ScriptCompiler.version(api), Weaver.VERSION + "." + Prepared.VERSION + "." + Plan.VERSION);
    }

    public String version() {
        return version.get();
    }
}
