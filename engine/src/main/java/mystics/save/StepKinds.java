package mystics.save;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mystics.content.Box;
import mystics.rules.Step;

/**
 * The kinds of steps, by name. A step is saved as its kind, under the key {@code do}, and its components. A numeric component called
 * figure, slot, hero, kind, card, room or mark refers to a piece of that sort and is saved as the name of the piece.
 */
public final class StepKinds {
    private static final String DO = "do";
    private final Map<String, Class<? extends Step>> types = new TreeMap<>();

    /** The names of the given kinds of steps. */
    public StepKinds(Collection<Class<? extends Step>> known) {
        known.forEach(type -> types.put(type.getSimpleName(), type));
    }

    List<Map<String, Object>> named(Box box, List<Step> steps) {
        return steps.stream().map(step -> named(new PieceNames(box), step)).toList();
    }

    private static Map<String, Object> named(PieceNames names, Step step) {
        Map<String, Object> named = new LinkedHashMap<>();
        named.put(DO, step.getClass().getSimpleName());
        for (RecordComponent component : step.getClass().getRecordComponents()) {
            Object value = value(component, step);
            named.put(component.getName(), isPiece(names, component) ? names.name(component.getName(), (Integer) value) : value);
        }
        return named;
    }

    private static boolean isPiece(PieceNames names, RecordComponent component) {
        return component.getType() == int.class && !names.of(component.getName()).isEmpty();
    }

    private static Object value(RecordComponent component, Step step) {
        try {
            return component.getAccessor().invoke(step);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("A step must be a public record: " + step, impossible);
        }
    }

    /**
     * Converts saved steps.
     *
     * @throws Unreadable when a step is of an unknown kind or names a piece that the box does not hold
     */
    List<Step> steps(Box box, List<Map<String, Object>> named) {
        List<Step> steps = new ArrayList<>();
        named.forEach(step -> steps.add(step(new PieceNames(box), step)));
        return steps;
    }

    private Step step(PieceNames names, Map<String, Object> named) {
        Class<? extends Step> type = types.get(String.valueOf(named.get(DO)));
        if (type == null) {
            throw new Unreadable("nobody knows how to do '" + named.get(DO) + "'");
        }
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] shapes = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            shapes[i] = components[i].getType();
            Object value = named.get(components[i].getName());
            values[i] = isPiece(names, components[i]) ? names.number(components[i].getName(), String.valueOf(value)) : value;
        }
        try {
            return type.getConstructor(shapes).newInstance(values);
        } catch (ReflectiveOperationException | IllegalArgumentException wrong) {
            throw new Unreadable("the step " + named + " does not fit its kind");
        }
    }
}
