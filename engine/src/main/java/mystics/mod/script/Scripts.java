package mystics.mod.script;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;

/**
 * The compiled scripts of one mod, ready to be made. The classes are shared; every call of {@link #make} gives an instance of its own.
 *
 * @param <T> base class of the scripts
 */
public final class Scripts<T extends Metered> {
    private final String mod;
    private final Class<T> base;
    private final SortedMap<String, String> classes = new TreeMap<>();
    private final ScriptLoader loader;
    private final Map<String, MethodHandle> constructors = new ConcurrentHashMap<>();

    /** Scripts from class files as the compiler wrote them, by name. */
    public Scripts(String mod, ScriptApi<T> api, Map<String, byte[]> bytes) {
        this(mod, api, bytes, ClassForm.COMPILED);
    }

    /** Scripts from class files by name. */
    public Scripts(String mod, ScriptApi<T> api, Map<String, byte[]> bytes, ClassForm form) {
        this.mod = mod;
        this.base = api.base();
        this.loader = new ScriptLoader(mod, api, Map.copyOf(bytes), form == ClassForm.WOVEN ? (name, woven) -> woven : weaving(mod, api, bytes));
        bytes.keySet().stream().filter(name -> name.indexOf('$') < 0).forEach(name -> classes.put(ScriptNames.toPath(name), name));
    }

    private static BiFunction<String, byte[], byte[]> weaving(String mod, ScriptApi<?> api, Map<String, byte[]> bytes) {
        Weaver weaver = new Weaver(api);
        OwnClasses own = new OwnClasses(Map.copyOf(bytes));
        return (name, compiled) -> weaver.weave(mod, name, compiled, own);
    }

    /** Paths of all scripts, sorted. */
    public SortedSet<String> paths() {
        return new TreeSet<>(classes.keySet());
    }

    /**
     * A fresh instance of a script; its body has not been run.
     *
     * @throws BrokenMod if the class cannot be loaded or its constructor fails
     */
    public T make(String path) {
        try {
            return base.cast(constructors.computeIfAbsent(path, this::constructor).invoke());
        } catch (BrokenMod broken) {
            throw broken;
        } catch (Throwable e) {
            throw broken(path, e);
        }
    }

    /** A handle and not reflection, which after a while makes classes of its own that our loader does not show. */
    private MethodHandle constructor(String path) {
        try {
            return MethodHandles.publicLookup().findConstructor(loader.loadClass(classes.get(path)), MethodType.methodType(void.class));
        } catch (ReflectiveOperationException | LinkageError e) {
            throw broken(path, e);
        }
    }

    private BrokenMod broken(String path, Throwable e) {
        return new BrokenMod(Finding.error("class-file", Place.of(mod, path), "its compiled form cannot be used: " + e));
    }
}
