package mystics.mod.script.weave;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** The classes made from the scripts of one mod, and the members that each of them declares. */
public final class OwnClasses {
    private final Map<String, byte[]> bytes;
    private final Map<String, Optional<Set<String>>> members = new ConcurrentHashMap<>();

    public OwnClasses(Map<String, byte[]> bytes) {
        this.bytes = bytes;
    }

    /** Whether a class was made from the same file as another. */
    boolean sameFile(String type, String other) {
        return bytes.containsKey(type) && script(type).equals(script(other));
    }

    /** The script class to which a class belongs. */
    public static String script(String type) {
        int end = type.indexOf('$');
        return end < 0 ? type : type.substring(0, end);
    }

    /** Whether a class is a whole script, rather than a closure inside a script. */
    public static boolean isScript(String type) {
        return type.indexOf('$') < 0;
    }

    /** Whether one of these classes declares a method or field itself. */
    boolean declares(String type, String name, String descriptor) {
        return members.computeIfAbsent(type, this::declared).filter(found -> found.contains(name + descriptor)).isPresent();
    }

    private Optional<Set<String>> declared(String type) {
        if (!bytes.containsKey(type)) return Optional.empty();
        ClassNode read = new ClassNode();
        new ClassReader(bytes.get(type)).accept(read, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        Set<String> names = new HashSet<>();
        read.methods.stream().filter(method -> !LeanClasses.METHODS.contains(method.name))
                .forEach(method -> names.add(method.name + method.desc));
        read.fields.forEach(field -> names.add(field.name + field.desc));
        return Optional.of(names);
    }
}
