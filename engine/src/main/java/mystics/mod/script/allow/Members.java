package mystics.mod.script.allow;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.classgen.asm.BytecodeHelper;
import org.codehaus.groovy.runtime.DefaultGroovyMethods;

/** The members of a type for scripts, by the names that scripts use. */
public final class Members {
    /** The names that messages use for the pieces of the game. */
    private static final Map<String, String> PIECES = Map.of("Figure", "figure", "Space", "space", "RoomInPlay", "room",
            "CardInPlay", "card", "ExitInPlay", "exit", "TrackCard", "card of the track");

    private static final Set<String> HIDDEN = Set.of("java.lang.Object", "groovy.lang.GroovyObject", "groovy.lang.GroovyObjectSupport",
            "groovy.lang.Script", "groovy.lang.Closure");

    private Members() {}

    /** The public methods of a type and its supertypes, except the methods that every object has. */
    public static Stream<MethodNode> methods(ClassNode type) {
        Set<ClassNode> family = new LinkedHashSet<>();
        gather(ClassHelper.isPrimitiveType(type) ? ClassHelper.getWrapper(type) : type, family);
        return family.stream().filter(each -> !HIDDEN.contains(each.getName())).flatMap(each -> each.getMethods().stream())
                .filter(method -> method.isPublic() && !method.isSynthetic() && !method.getName().contains("$"));
    }

    private static void gather(ClassNode type, Set<ClassNode> family) {
        if (type == null || !family.add(type.redirect())) return;
        gather(type.getSuperClass(), family);
        for (ClassNode each : type.getInterfaces()) gather(each, family);
    }

    /** The names of properties and methods; for types of Java, also those that Groovy adds. */
    public static Collection<String> all(ClassNode type) {
        Set<String> names = methods(type).flatMap(Members::names).collect(Collectors.toCollection(TreeSet::new));
        if (type.getName().startsWith("java.")) {
            Stream.of(DefaultGroovyMethods.class.getMethods()).forEach(method -> names.add(method.getName()));
        }
        return names;
    }

    /** The words of a script: those of its base class, and the methods that the script declares. */
    public static Collection<String> words(ClassNode script) {
        Set<String> words = new TreeSet<>(all(script));
        words.remove("run");
        return words;
    }

    private static Stream<String> names(MethodNode method) {
        return Stream.of(method.getParameters().length == 0 ? property(method.getName()) : method.getName());
    }

    /** A method without parameters as a script would write it: {@code getName} and {@code isDone} are properties. */
    static String property(String method) {
        if (!method.matches("(get|is)[A-Z].*")) return method;
        String property = method.substring(method.startsWith("get") ? 3 : 2);
        return Character.toLowerCase(property.charAt(0)) + property.substring(1);
    }

    /** The name of a type in byte code; for a primitive type, the name of its wrapper class. */
    public static String internal(ClassNode type) {
        ClassNode boxed = ClassHelper.isPrimitiveType(type) ? ClassHelper.getWrapper(type) : type;
        return BytecodeHelper.getClassInternalName(boxed.redirect());
    }

    /** {@code wound(Figure, int)} */
    public static String signature(MethodNode method) {
        return method.getName()
                + Stream.of(method.getParameters()).map(Parameter::getType).map(Members::name).collect(Collectors.joining(", ", "(", ")"));
    }

    /** A type as a script would write it. The type of a missing value has a name in angle brackets. */
    public static String name(ClassNode type) {
        return type.getName().startsWith("<") ? "null" : TypeNames.in(type.toString(false));
    }

    /**
     * The type that owns a member, in words such as {@code a room} or {@code a list of numbers}; other types are written as in a script.
     */
    public static String owner(ClassNode type) {
        String name = name(type);
        return TypeNames.withArticle(PIECES.getOrDefault(name, name));
    }
}
