package mystics.mod.script.allow;

import groovy.lang.Closure;
import groovy.lang.Script;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * The public members of a type of the game that can be open to scripts: those whose parameters and results all have types that scripts may
 * meet. A method without arguments that returns a value is open only if its name makes it a property: {@code get...}, {@code is...} or
 * {@code has...}.
 */
public final class OpenMembers {
    private static final Set<String> EVERYBODYS = Set.of("toString", "hashCode", "equals", "actor", "words", "run", "meter");
    private static final Set<Class<?>> USUAL = Set.of(int.class, long.class, boolean.class, void.class, String.class, Object.class,
            Integer.class, Boolean.class, Long.class,
            Number.class, CharSequence.class, List.class, Map.class, Set.class, Collection.class, Optional.class, Closure.class);
    private static final Pattern PROPERTY = Pattern.compile("(get|is|has)[A-Z].*");
    private final Collection<String> met;
    private final Collection<String> shut;

    /**
     * @param met the types of the game that scripts may meet, as the JVM names them
     * @param shut members that are closed although they could be open: {@code Type.member}
     */
    public OpenMembers(Collection<String> met, Collection<String> shut) {
        this.met = met;
        this.shut = shut;
    }

    /** The members of a type that can be open, in the form of the list: name and descriptor, sorted. */
    public SortedSet<String> of(Class<?> owner) {
        SortedSet<String> lines = new TreeSet<>();
        for (Field field : owner.getDeclaredFields()) {
            boolean open = Modifier.isPublic(field.getModifiers()) && Modifier.isFinal(field.getModifiers())
                    && (owner.isEnum() || !Modifier.isStatic(field.getModifiers()));
            if (open && known(field.getGenericType(), false)) lines.add(field.getName() + " " + Type.getDescriptor(field.getType()));
        }
        for (Method method : owner.getDeclaredMethods()) {
            if (open(method)) lines.add(method.getName() + Type.getMethodDescriptor(method));
        }
        lines.removeIf(line -> shut.contains(owner.getSimpleName() + "." + line.split("[( ]")[0]));
        return lines;
    }

    private boolean open(Method method) {
        boolean callable = Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()) && !method.isSynthetic();
        return callable && !isAccessor(method) && !EVERYBODYS.contains(method.getName()) && known(method.getGenericReturnType(), false)
                && Stream.of(method.getGenericParameterTypes()).allMatch(type -> known(type, Verbs.NAMES.contains(method.getName())));
    }

    /**
     * Whether a method merely returns a value but would have to be called to read it. Components of a record are excluded, because scripts
     * read them as properties. The words of every script are excluded, because they are not values of a piece.
     */
    private static boolean isAccessor(Method method) {
        return method.getParameterCount() == 0 && method.getReturnType() != void.class && !PROPERTY.matcher(method.getName()).matches()
                && !method.getDeclaringClass().isRecord() && !Script.class.isAssignableFrom(method.getDeclaringClass());
    }

    private boolean known(java.lang.reflect.Type type, boolean verb) {
        if (type instanceof Class<?> plain) return USUAL.contains(plain) || met.contains(Type.getInternalName(plain));
        if (type instanceof ParameterizedType generic) {
            boolean momentOfVerb = verb && generic.getRawType() == Class.class;
            return (momentOfVerb || known(generic.getRawType(), verb))
                    && Arrays.stream(generic.getActualTypeArguments()).allMatch(each -> known(each, verb));
        }
        if (type instanceof TypeVariable<?> variable) {
            return verb || Arrays.stream(variable.getBounds()).allMatch(each -> known(each, false));
        }
        if (type instanceof WildcardType wild) return Arrays.stream(wild.getUpperBounds()).allMatch(each -> known(each, verb));
        return !(type instanceof GenericArrayType);
    }
}
