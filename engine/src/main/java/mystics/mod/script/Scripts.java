package mystics.mod.script;

import groovy.lang.Script;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;

/**
 * The compiled scripts of one mod, ready to be made. The classes are shared; every call of {@link #make} gives an instance of its own.
 *
 * @param <T> base class of the scripts
 */
public final class Scripts<T extends Script> {
    private final String mod;
    private final Class<T> base;
    private final SortedMap<String, String> classes = new TreeMap<>();
    private final ScriptLoader loader;

    /** Scripts from class files as the compiler wrote them, by name. */
    public Scripts(String mod, ScriptApi<T> api, Map<String, byte[]> bytes) {
        this(mod, api, bytes, ClassForm.COMPILED);
    }

    /** Scripts from class files by name. */
    public Scripts(String mod, ScriptApi<T> api, Map<String, byte[]> bytes, ClassForm form) {
        this.mod = mod;
        this.base = api.base();
        this.loader = new ScriptLoader(mod, api.base().getClassLoader(), Map.copyOf(bytes), form);
        bytes.keySet().stream().filter(name -> name.indexOf('$') < 0).forEach(name -> classes.put(ScriptNames.toPath(name), name));
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
            return base.cast(loader.loadClass(classes.get(path)).getConstructor().newInstance());
        } catch (InvocationTargetException e) {
            throw broken(path, e.getCause());
        } catch (ReflectiveOperationException | LinkageError | ClassCastException e) {
            throw broken(path, e);
        }
    }

    private BrokenMod broken(String path, Throwable e) {
        return new BrokenMod(Finding.error("class-file", Place.of(mod, path), "its compiled form cannot be used: " + e));
    }
}
