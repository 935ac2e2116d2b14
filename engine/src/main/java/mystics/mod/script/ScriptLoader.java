package mystics.mod.script;

import java.util.Map;
import java.util.function.BiFunction;
import mystics.mod.script.run.Refusing;
import mystics.mod.script.weave.WovenWith;
import org.codehaus.groovy.reflection.ClassInfo;

/**
 * Loads the classes of one mod, each on first use. Each mod has its own classes. Of the program's classes, this loader shows only those of
 * the allow list and those that woven classes use; no other class of the program exists for the mod.
 */
final class ScriptLoader extends ClassLoader {
    /** The beginning of the name of every loader for mods; the name appears in stack traces. */
    static final String PREFIX = "mod ";

    static {
        registerAsParallelCapable();
    }

    private final ScriptApi<?> api;
    private final Map<String, byte[]> classes;
    private final BiFunction<String, byte[], byte[]> loadable;

    /** @param loadable turns a class, given by its name and bytes, into the bytes to load */
    ScriptLoader(String mod, ScriptApi<?> api, Map<String, byte[]> classes, BiFunction<String, byte[], byte[]> loadable) {
        super(PREFIX + mod, null);
        this.api = api;
        this.classes = classes;
        this.loadable = loadable;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (classes.containsKey(name)) return own(name);
        if (!api.allowed().knows(name.replace('.', '/')) && !WovenWith.CLASSES.contains(name)) throw new ClassNotFoundException(name);
        return Class.forName(name, false, api.base().getClassLoader());
    }

    private Class<?> own(String name) {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }
    }

    private Class<?> define(String name) {
        byte[] bytes = loadable.apply(name, classes.get(name));
        Class<?> type = defineClass(name, bytes, 0, bytes.length);
        ClassInfo.getClassInfo(type).setStrongMetaClass(Refusing.META_CLASS);
        return type;
    }
}
