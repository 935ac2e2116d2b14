package mystics.mod.script;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import mystics.mod.script.allow.AllowList;
import mystics.mod.script.allow.ClassFamily;
import mystics.mod.script.run.Metered;
import mystics.mod.script.weave.Weaver;
import mystics.mod.source.Digest;

/**
 * The API of scripts: the words of their base class, and the types that scripts may name by simple name, without imports.
 *
 * @param <T> the base class of all scripts; its words are its public methods
 */
public final class ScriptApi<T extends Metered> {
    private final Class<T> base;
    private final AllowList allowed;
    private final Supplier<Weaver> weaver;

    /** @param allowed everything scripts may use; the types that scripts may name have different simple names */
    public ScriptApi(Class<T> base, AllowList allowed) {
        this(base, allowed, api -> new Weaver(base, allowed, api.family()));
    }

    ScriptApi(Class<T> base, AllowList allowed, Function<ScriptApi<T>, Weaver> weaver) {
        this.base = base;
        this.allowed = allowed;
        this.weaver = Suppliers.memoize(() -> weaver.apply(this));
    }

    public Class<T> base() {
        return base;
    }

    public AllowList allowed() {
        return allowed;
    }

    /** The weaver for the classes of all mods, created when the first class is loaded. */
    Weaver weaver() {
        return weaver.get();
    }

    /** Checks and weaves the classes of a mod, which are given as the compiler wrote them. */
    public SortedMap<String, byte[]> weave(String mod, SortedMap<String, byte[]> classes) {
        return weaver().weave(mod, classes);
    }

    /** All types a script may name, by simple name. */
    SortedMap<String, Class<?>> names() {
        SortedMap<String, Class<?>> names = new TreeMap<>();
        for (String name : allowed.types(AllowList.Standing.NAMED)) {
            Class<?> type = type(name.replace('/', '.'));
            Class<?> other = names.put(type.getSimpleName(), type);
            if (other != null) {
                throw new IllegalArgumentException("two types are called " + type.getSimpleName() + ": " + other + ", " + type);
            }
        }
        return names;
    }

    private Class<?> type(String name) {
        try {
            return Class.forName(name, false, base.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("the list of what scripts may use names a type that is not there: " + name, e);
        }
    }

    /** The supertypes of types. */
    ClassFamily family() {
        return new ClassFamily(base.getClassLoader());
    }

    /**
     * A version that changes with the base class, its types and the allow list, so that scripts compiled against
     * another API are compiled again.
     */
    String version() {
        Digest digest = new Digest().add(allowed.text());
        Stream.concat(Stream.of(base), names().values().stream()).flatMap(ScriptApi::family).distinct()
                .forEach(type -> digest.add(bytes(type)));
        return digest.hex();
    }

    /** The types of the game that a type inherits from, and the type itself. */
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
