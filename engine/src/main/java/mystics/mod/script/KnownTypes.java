package mystics.mod.script;

import java.util.HashMap;
import java.util.Map;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.control.ClassNodeResolver;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.Phases;

/**
 * Answers the compiler's question for a class by its full name: while names in scripts are looked up, only what scripts may
 * name exists. Later the compiler asks for itself, to compare types it has found in signatures, and is shown what there is.
 */
final class KnownTypes extends ClassNodeResolver {
    private final Map<String, Class<?>> types = new HashMap<>();
    private final ClassLoader loader;

    KnownTypes(ScriptApi<?> api) {
        loader = api.base().getClassLoader();
        types.put(api.base().getName(), api.base());
        api.names().values().forEach(type -> types.put(type.getName(), type));
    }

    @Override
    public LookupResult findClassNode(String name, CompilationUnit unit) {
        Class<?> type = types.get(name);
        if (type != null) return new LookupResult(null, ClassHelper.make(type));
        return unit.getPhase() < Phases.CLASS_GENERATION ? null : existing(name);
    }

    private LookupResult existing(String name) {
        try {
            return new LookupResult(null, ClassHelper.make(Class.forName(name, false, loader)));
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    /** What does not exist for scripts may still exist for the compiler, so it is not remembered as missing. */
    @Override
    public void cacheClass(String name, ClassNode type) {
        if (type != NO_CLASS) super.cacheClass(name, type);
    }
}
