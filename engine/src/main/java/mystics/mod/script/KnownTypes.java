package mystics.mod.script;

import java.util.HashMap;
import java.util.Map;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.control.ClassNodeResolver;
import org.codehaus.groovy.control.CompilationUnit;

/** Answers the compiler's question for a class by its full name: only what scripts may name exists. */
final class KnownTypes extends ClassNodeResolver {
    private final Map<String, Class<?>> types = new HashMap<>();

    KnownTypes(ScriptApi<?> api) {
        types.put(api.base().getName(), api.base());
        api.names().values().forEach(type -> types.put(type.getName(), type));
    }

    @Override
    public LookupResult findClassNode(String name, CompilationUnit unit) {
        Class<?> type = types.get(name);
        return type == null ? null : new LookupResult(null, ClassHelper.make(type));
    }
}
