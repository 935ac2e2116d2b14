package mystics.mod.script;

import groovy.lang.Script;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import mystics.mod.source.Digest;

/**
 * What scripts may speak of: the words of their base class and the types they may name, by simple name and without imports.
 *
 * @param <T>   the base class of all scripts; its words are its public methods
 * @param base  the same
 * @param types types a script may write out beside those every script knows; no two with the same simple name
 */
public record ScriptApi<T extends Script>(Class<T> base, List<Class<?>> types) {
    /** Types of Java and Groovy that every script may name. */
    static final List<Class<?>> COMMON = List.of(Boolean.class, CharSequence.class, Collection.class, Comparable.class, Integer.class, Iterable.class,
            List.class, Long.class, Map.class, Math.class, Number.class, Object.class, Set.class, String.class);

    public ScriptApi {
        types = types.stream().sorted(Comparator.comparing(Class::getName)).toList();
    }

    /** All types a script may name, by simple name. */
    SortedMap<String, Class<?>> names() {
        SortedMap<String, Class<?>> names = new TreeMap<>();
        COMMON.forEach(type -> names.put(type.getSimpleName(), type));
        for (Class<?> type : types) {
            Class<?> other = names.put(type.getSimpleName(), type);
            if (other != null) throw new IllegalArgumentException("two types are called " + type.getSimpleName() + ": " + other + ", " + type);
        }
        return names;
    }

    /** Changes whenever the base class or a type changes, so that scripts compiled against another API are compiled again. */
    String version() {
        Digest digest = new Digest();
        Stream.concat(Stream.of(base), types.stream()).flatMap(ScriptApi::family).distinct().forEach(type -> digest.add(bytes(type)));
        return digest.hex();
    }

    /** A type and what it inherits from, as far as it belongs to the game. */
    private static Stream<Class<?>> family(Class<?> type) {
        return Stream.<Class<?>>iterate(type, each -> each != null && !each.getName().matches("(java|groovy)\\..*"), Class::getSuperclass);
    }

    private static byte[] bytes(Class<?> type) {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream bytes = type.getResourceAsStream(file)) {
            return bytes == null ? type.getName().getBytes() : bytes.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
