package mystics.mod.write;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.mod.yaml.Pointer;

/** The content of a file as plain values, and the effect of a {@link Change} on it. Lists and maps are unmodifiable. */
public final class PlainTree {
    private PlainTree() {}

    /** The value at a place; empty if there is none, or if the key has no value. */
    public static Optional<Object> at(Object root, Pointer place) {
        Object value = root;
        for (String step : place.steps()) {
            value = value instanceof Map<?, ?> map ? map.get(step) : value instanceof List<?> list ? element(list, step) : null;
        }
        return Optional.ofNullable(value);
    }

    private static Object element(List<?> list, String step) {
        int index = step.matches("[0-9]{1,9}") ? Integer.parseInt(step) : list.size();
        return index < list.size() ? list.get(index) : null;
    }

    /** A copy of plain values. A whole number becomes an {@code Integer} if it fits, and otherwise a {@code Long}. */
    public static Object copy(Object value) {
        if (value instanceof List<?> list) {
            List<Object> copy = new ArrayList<>();
            list.forEach(each -> copy.add(copy(each)));
            return Collections.unmodifiableList(copy);
        } else if (value instanceof Map<?, ?> map) {
            Map<String, Object> copy = new LinkedHashMap<>();
            map.forEach((key, each) -> copy.put(String.valueOf(key), copy(each)));
            return Collections.unmodifiableMap(copy);
        } else if (value instanceof Number number) {
            return number(new BigDecimal(number.toString()));
        }
        return value;
    }

    static Number number(BigDecimal number) {
        boolean whole = number.scale() <= 0 && number.abs().compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) < 0;
        if (!whole) return number;
        long exact = number.longValueExact();
        return exact == (int) exact ? (Number) (int) exact : (Number) exact;
    }

    /**
     * The content after a change.
     *
     * @throws UnwritableChange if a place does not exist
     */
    public static Object with(Object root, Change change) {
        if (change instanceof Change.Assign assign) return changed(root, assign.at().steps(), old -> copy(assign.value()));
        if (change instanceof Change.Insert insert) return changed(root, insert.list().steps(), old -> inserted(old, insert));
        if (change instanceof Change.Move move) return changed(root, move.list().steps(), old -> moved(old, move));
        return without(root, ((Change.Remove) change).at().steps());
    }

    /** Replaces the value at a place with the result of a function of that value; {@code null} means no value. */
    @FunctionalInterface
    private interface Making {
        Object of(Object old);
    }

    private static Object changed(Object root, List<String> steps, Making making) {
        if (steps.isEmpty()) return making.of(root);
        String step = steps.get(0);
        List<String> rest = steps.subList(1, steps.size());
        if (root instanceof List<?> list) {
            List<Object> copy = new ArrayList<>(list);
            int index = index(step, list.size() - 1);
            copy.set(index, changed(copy.get(index), rest, making));
            return Collections.unmodifiableList(copy);
        }
        Map<String, Object> copy = map(root, step);
        copy.put(step, changed(copy.get(step), rest, making));
        return Collections.unmodifiableMap(copy);
    }

    private static Map<String, Object> map(Object value, String step) {
        Map<String, Object> copy = new LinkedHashMap<>();
        if (value instanceof Map<?, ?> map) map.forEach((key, each) -> copy.put((String) key, each));
        else if (value != null) throw missing(step);
        return copy;
    }

    private static List<Object> list(Object value) {
        if (value == null) return new ArrayList<>();
        if (value instanceof List<?> list) return new ArrayList<>(list);
        throw new UnwritableChange(Sentence.of("There is no list here."));
    }

    private static Object inserted(Object old, Change.Insert insert) {
        List<Object> list = list(old);
        list.add(index(String.valueOf(insert.index()), list.size()), copy(insert.value()));
        return Collections.unmodifiableList(list);
    }

    private static Object moved(Object old, Change.Move move) {
        List<Object> list = list(old);
        Object element = list.remove(index(String.valueOf(move.from()), list.size() - 1));
        list.add(index(String.valueOf(move.to()), list.size()), element);
        return Collections.unmodifiableList(list);
    }

    private static Object without(Object root, List<String> steps) {
        if (steps.isEmpty()) return Map.of();
        String step = steps.get(0);
        if (at(root, Pointer.ROOT.in(step)).isEmpty() && !(root instanceof Map<?, ?> map && map.containsKey(step))) throw missing(step);
        Object inner = steps.size() == 1 ? null : without(at(root, Pointer.ROOT.in(step)).orElse(null), steps.subList(1, steps.size()));
        if (root instanceof List<?> list) {
            List<Object> copy = new ArrayList<>(list);
            if (steps.size() == 1) copy.remove(index(step, list.size() - 1));
            else copy.set(index(step, list.size() - 1), inner);
            return Collections.unmodifiableList(copy);
        }
        Map<String, Object> copy = map(root, step);
        if (inner == null || isHollow(inner)) copy.remove(step);
        else copy.put(step, inner);
        return Collections.unmodifiableMap(copy);
    }

    private static boolean isHollow(Object value) {
        return value instanceof List<?> list && list.isEmpty() || value instanceof Map<?, ?> map && map.isEmpty();
    }

    private static int index(String step, int most) {
        int index = step.matches("[0-9]{1,9}") ? Integer.parseInt(step) : most + 1;
        if (index > most) throw missing(step);
        return index;
    }

    private static UnwritableChange missing(String step) {
        return new UnwritableChange(Sentence.of("There is no '{key}' here.", "key", step));
    }
}
