package mystics.mod.script;

import java.util.Collection;
import java.util.Map;
import org.codehaus.groovy.runtime.ScriptBytecodeAdapter;

/** What {@code ==} means in woven scripts: Groovy's rules for numbers, text and collections, {@code equals} for everything else. */
public final class Equality {
    private Equality() {}

    /** Whether two things are equal; nothing equals only nothing. */
    public static boolean compareEqual(Object one, Object other) {
        if (one == other) return true;
        if (one == null || other == null) return false;
        if (one instanceof String && other instanceof String) return one.equals(other);
        return hasGroovysRules(one) || hasGroovysRules(other) ? ScriptBytecodeAdapter.compareEqual(one, other) : one.equals(other);
    }

    /** Whether two things are not equal. */
    public static boolean compareNotEqual(Object one, Object other) {
        return !compareEqual(one, other);
    }

    private static boolean hasGroovysRules(Object value) {
        return value instanceof Comparable || value instanceof Collection || value instanceof Map || value.getClass().isArray();
    }
}
