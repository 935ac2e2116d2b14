package mystics.mod.script.allow;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The supertypes of the program's classes. Only types of the allow list are looked up, so no other class is loaded. */
public final class ClassFamily implements AllowList.Family {
    private final ClassLoader loader;
    private final Map<String, Set<String>> families = new ConcurrentHashMap<>();

    public ClassFamily(ClassLoader loader) {
        this.loader = loader;
    }

    @Override
    public Stream<String> of(String type) {
        return families.computeIfAbsent(type, this::find).stream();
    }

    private Set<String> find(String type) {
        Set<String> family = new LinkedHashSet<>();
        try {
            gather(Class.forName(type.replace('/', '.'), false, loader), family);
        } catch (ClassNotFoundException missing) {
            // An older Java does not know the supertypes of a type that only a newer Java has.
            family.add(type);
        }
        return family;
    }

    private static void gather(Class<?> type, Set<String> family) {
        if (type == null || !family.add(type.getName().replace('.', '/'))) return;
        gather(type.getSuperclass(), family);
        for (Class<?> each : type.getInterfaces()) gather(each, family);
        if (type.isInterface()) family.add("java/lang/Object");
    }
}
