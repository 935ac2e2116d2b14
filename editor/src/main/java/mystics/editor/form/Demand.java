package mystics.editor.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the value of one property requires of other properties.
 *
 * @param key the property whose value decides whether the demand applies
 * @param value the value with which the demand applies; empty if it applies with every value
 * @param required the properties that must be there if the demand applies
 * @param excluded the properties that must be missing if the demand applies
 * @param fixed the values that other properties must have if the demand applies
 * @param otherwise the properties that must be there if the demand does not apply
 */
public record Demand(String key, Optional<Object> value, List<String> required, List<String> excluded, Map<String, Object> fixed,
        List<String> otherwise) {
    /** Whether a property is required or can be left out. */
    public enum Degree { REQUIRED, OPTIONAL }

    public Demand {
        required = List.copyOf(required);
        excluded = List.copyOf(excluded);
        fixed = Map.copyOf(fixed);
        otherwise = List.copyOf(otherwise);
    }

    /** Whether the demand applies to the given values. */
    public boolean applies(Map<?, ?> values) {
        return values.containsKey(key) && value.map(wanted -> wanted.equals(values.get(key))).orElse(true);
    }

    /** Whether the given values must have a property. */
    public boolean requires(String property, Map<?, ?> values) {
        return (applies(values) ? required : otherwise).contains(property);
    }

    /** Whether the given values must not have a property. */
    public boolean excludes(String property, Map<?, ?> values) {
        return applies(values) && excluded.contains(property);
    }
}
