package mystics.mod.script;

import groovy.lang.Closure;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * Writes the part of the allow list that concerns a game: which of the public members of its types speak of nothing but types of the
 * list. The types themselves are chosen by hand, and so is what stays shut although it could be open.
 */
public final class WordList {
    private static final Set<String> EVERYBODYS = Set.of("toString", "hashCode", "equals", "actor", "run", "meter");
    private final Set<Class<?>> known = new HashSet<>(List.of(int.class, long.class, boolean.class, void.class, String.class, Object.class, Integer.class, Boolean.class, Long.class,
            Number.class, CharSequence.class, java.util.List.class, java.util.Map.class, java.util.Set.class, java.util.Collection.class, java.util.Optional.class, Closure.class));
    private final Set<String> shut = new HashSet<>();
    private final StringBuilder text = new StringBuilder();

    private WordList() { }

    /** The text of a list with the same types, the same shut members and the same remarks, and the members that can be open. */
    public static String renewed(String before, ClassLoader loader) throws ClassNotFoundException {
        WordList list = new WordList();
        for (String line : before.lines().toList()) {
            if (line.matches("(named|met|words) .*")) list.known.add(Class.forName(line.split(" ")[1], false, loader));
        }
        String owner = "";
        for (String line : before.lines().toList()) {
            if (line.startsWith("# shut ")) list.shut.add(line.split(" ")[2]);
            if (line.startsWith(" ")) continue;
            list.text.append(line).append('\n');
            if (line.matches("(named|met|words) .*")) list.members(Class.forName(line.split(" ")[1], false, loader));
        }
        return list.text.toString();
    }

    /** A list for a base class of scripts and some types, all of which may be named. */
    public static String of(Class<?> base, List<Class<?>> types) throws ClassNotFoundException {
        StringBuilder header = new StringBuilder("words " + base.getName() + "\n");
        types.forEach(type -> header.append("named ").append(type.getName()).append('\n'));
        return renewed(header.toString(), base.getClassLoader());
    }

    private void members(Class<?> owner) {
        SortedSet<String> lines = new TreeSet<>();
        for (Field field : owner.getDeclaredFields()) {
            boolean open = Modifier.isPublic(field.getModifiers()) && Modifier.isFinal(field.getModifiers()) && (owner.isEnum() || !Modifier.isStatic(field.getModifiers()));
            if (open && known(field.getGenericType(), false)) lines.add(field.getName() + " " + Type.getDescriptor(field.getType()));
        }
        for (Method method : owner.getDeclaredMethods()) {
            if (open(owner, method)) lines.add(method.getName() + Type.getMethodDescriptor(method));
        }
        lines.stream().filter(line -> !shut.contains(owner.getSimpleName() + "." + line.split("[( ]")[0])).sorted(Comparator.naturalOrder()).forEach(line -> text.append("    ").append(line).append('\n'));
    }

    private boolean open(Class<?> owner, Method method) {
        boolean callable = Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()) && !method.isSynthetic();
        return callable && !EVERYBODYS.contains(method.getName()) && known(method.getGenericReturnType(), false)
                && Stream.of(method.getGenericParameterTypes()).allMatch(type -> known(type, method.getName().matches("forbid|instead|before|change|offer|after")));
    }

    private boolean known(java.lang.reflect.Type type, boolean verb) {
        if (type instanceof Class<?> plain) return known.contains(plain);
        if (type instanceof ParameterizedType generic) {
            boolean momentOfVerb = verb && generic.getRawType() == Class.class;
            return (momentOfVerb || known(generic.getRawType(), verb)) && Arrays.stream(generic.getActualTypeArguments()).allMatch(each -> known(each, verb));
        }
        if (type instanceof TypeVariable<?> variable) return verb || Arrays.stream(variable.getBounds()).allMatch(each -> known(each, false));
        if (type instanceof WildcardType wild) return Arrays.stream(wild.getUpperBounds()).allMatch(each -> known(each, verb));
        return !(type instanceof GenericArrayType);
    }
}
