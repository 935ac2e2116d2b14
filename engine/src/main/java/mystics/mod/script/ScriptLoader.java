package mystics.mod.script;

import java.util.Map;
import org.codehaus.groovy.reflection.ClassInfo;

/** Loads the classes of one mod, each when it is first needed. What a class is in one mod it is not in another. */
final class ScriptLoader extends ClassLoader {
    /** Begins the name of every loader of mods, which shows in stack traces. */
    static final String PREFIX = "mod ";

    static {
        registerAsParallelCapable();
    }

    private final Map<String, byte[]> classes;
    private final ClassForm form;

    ScriptLoader(String mod, ClassLoader api, Map<String, byte[]> classes, ClassForm form) {
        super(PREFIX + mod, api);
        this.classes = classes;
        this.form = form;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) throw new ClassNotFoundException(name);
        byte[] loadable = form.loadable(getName().substring(PREFIX.length()), name, bytes);
        Class<?> type = defineClass(name, loadable, 0, loadable.length);
        ClassInfo.getClassInfo(type).setStrongMetaClass(Refusing.META_CLASS);
        return type;
    }
}
