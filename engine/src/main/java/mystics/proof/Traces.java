package mystics.proof;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.phase.attack.strike.Strike;
import mystics.rules.Speech;
import mystics.rules.Tally;

/**
 * The possible traces of a rule: on the table, in its moment, and in its questions and lines. The traces before and after a rule differ if
 * the rule had an effect.
 *
 * @param table the digest of the table
 * @param said the number of questions and lines of the rule's mod in this run
 */
record Traces(long table, int said, List<Object> moment) {
    static Traces of(Speech speech) {
        return new Traces(speech.scene().draft().freeze().digest(), speech.meter().said(), values(speech.moment()));
    }

    /** The current values of all fields, as texts: a list or a tally stays the same object when its content changes. */
    private static List<Object> values(Object moment) {
        List<Object> values = new ArrayList<>();
        for (Class<?> type = moment.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) values.add(String.valueOf(value(field, moment)));
            }
        }
        return values;
    }

    private static Object value(Field field, Object moment) {
        try {
            field.setAccessible(true);
            Object held = field.get(moment);
            Object value = held instanceof Optional<?> optional && optional.isPresent() ? optional.get() : held;
            boolean inside = value instanceof Tally || value instanceof Collection<?> || value instanceof Map<?, ?>;
            return value instanceof Strike ? values(value) : inside ? value.toString() : value;
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException("The field " + field + " cannot be read", closed);
        }
    }
}
