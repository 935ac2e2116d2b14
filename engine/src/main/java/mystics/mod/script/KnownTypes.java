package mystics.mod.script;

import java.util.HashMap;
import java.util.Map;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.control.ClassNodeResolver;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.Phases;

/**
 * Looks up classes by full name for the compiler. While the compiler resolves the names in scripts, it finds only the types that scripts
 * may name. Later, when the compiler compares the types in signatures, it finds all classes.
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

    /**
     * The lookup does not remember a class as missing, because a class that is hidden from scripts may still be visible to the compiler.
     */
    @Override
    public void cacheClass(String name, ClassNode type) {
        if (type != NO_CLASS) super.cacheClass(name, type);
    }
}
