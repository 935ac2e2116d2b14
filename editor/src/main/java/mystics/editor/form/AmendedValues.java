package mystics.editor.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.mod.write.Change;
import mystics.mod.write.PlainTree;
import mystics.mod.write.UnwritableChange;
import mystics.mod.yaml.Pointer;

/**
 * An entry of another mod with this mod's amendments. An operation whose place no longer exists is skipped; lint reports it.
 *
 * @param values the entry with the amendments
 * @param made the places at which the amendment sets a value, each with the pointer to the operation that sets it
 */
record AmendedValues(Object values, Map<String, Pointer> made) {

    /** An entry with one amendment, as plain nodes. */
    static AmendedValues of(Object entry, Map<?, ?> amendment) {
        AmendedValues amended = new AmendedValues(amendment.get("replace") instanceof Map<?, ?> anew ? anew : entry, Map.of());
        for (Map.Entry<?, ?> set : pairs(amendment, "set")) {
            amended = amended.set(set.getKey().toString(), set.getValue(), Pointer.ROOT.in("set").in(set.getKey().toString()));
        }
        for (Map.Entry<?, ?> add : pairs(amendment, "add")) {
            amended = amended.add(add.getKey().toString(), add.getValue(), Pointer.ROOT.in("add").in(add.getKey().toString()));
        }
        List<?> removed = amendment.get("remove") instanceof List<?> list ? list : List.of();
        for (int i = 0; i < removed.size(); i++) {
            amended = amended.remove(removed.get(i).toString(), Pointer.ROOT.in("remove").at(i));
        }
        return amended;
    }

    private static Iterable<? extends Map.Entry<?, ?>> pairs(Map<?, ?> amendment, String key) {
        return amendment.get(key) instanceof Map<?, ?> map ? map.entrySet() : List.of();
    }

    private AmendedValues set(String path, Object value, Pointer operation) {
        return pointer(values, path).map(at -> with(new Change.Assign(at, value), at, operation)).orElse(this);
    }

    private AmendedValues remove(String path, Pointer operation) {
        return pointer(values, path).map(at -> with(new Change.Remove(at), at, operation)).orElse(this);
    }

    private AmendedValues add(String path, Object value, Pointer operation) {
        Optional<Pointer> at = pointer(values, path);
        Optional<Object> there = at.flatMap(place -> PlainTree.at(values, place));
        if (at.isPresent() && there.isPresent() && there.get() instanceof List<?> list) {
            List<Object> longer = new ArrayList<>(list);
            longer.addAll(value instanceof List<?> several ? several : List.of(value));
            return with(new Change.Assign(at.get(), longer), at.get(), operation);
        }
        if (at.isPresent() && there.isPresent() && there.get() instanceof Map<?, ?> map && value instanceof Map<?, ?> more) {
            Map<Object, Object> larger = new LinkedHashMap<>(map);
            larger.putAll(more);
            return with(new Change.Assign(at.get(), larger), at.get(), operation);
        }
        return set(path, value, operation);
    }

    private AmendedValues with(Change change, Pointer at, Pointer operation) {
        try {
            Map<String, Pointer> all = new HashMap<>(made);
            all.put(at.toString(), operation);
            return new AmendedValues(PlainTree.with(values, change), Map.copyOf(all));
        } catch (UnwritableChange gone) {
            return this;
        }
    }

    /** The place that a path in an amendment names; empty if a list lacks an element that the path names. */
    private static Optional<Pointer> pointer(Object root, String path) {
        Pointer at = Pointer.ROOT;
        for (String step : path.split("/")) {
            Object there = PlainTree.at(root, at).orElse(Map.of());
            if (there instanceof List<?> list) {
                int index = index(list, step);
                if (index < 0) {
                    return Optional.empty();
                }
                at = at.at(index);
            } else {
                at = at.in(step);
            }
        }
        return Optional.of(at);
    }

    private static int index(List<?> list, String step) {
        for (int i = 0; i < list.size(); i++) {
            if (names(list.get(i)).anyMatch(step::equals)) {
                return i;
            }
        }
        return step.matches("[1-9][0-9]{0,3}") && Integer.parseInt(step) <= list.size() ? Integer.parseInt(step) - 1 : -1;
    }

    /** The names by which amendments can refer to a list element: its text, its id or name, or any of its keys with the value. */
    private static Stream<String> names(Object element) {
        if (element instanceof Map<?, ?> map) {
            return Stream.concat(Stream.of("id", "name").filter(map::containsKey).map(key -> String.valueOf(map.get(key))),
                    map.entrySet().stream().filter(each -> !(each.getValue() instanceof Map || each.getValue() instanceof List))
                            .map(each -> each.getKey() + "=" + each.getValue()));
        }
        return element instanceof List ? Stream.empty() : Stream.of(String.valueOf(element));
    }

    /**
     * The path by which an amendment names a value, with ids instead of list numbers. If an element on the path has no unique name, the
     * path ends at the list that contains the element.
     */
    static Named name(Object root, Pointer at) {
        Pointer reached = Pointer.ROOT;
        List<String> path = new ArrayList<>();
        for (String step : at.steps()) {
            Object there = PlainTree.at(root, reached).orElse(Map.of());
            String name = step;
            if (there instanceof List<?> list) {
                Optional<String> own = own(list, Integer.parseInt(step));
                if (own.isEmpty()) {
                    break;
                }
                name = own.get();
            }
            path.add(name);
            reached = reached.in(step);
        }
        return new Named(String.join("/", path), reached);
    }

    /** Of the names of an element, the first that no other element has. */
    private static Optional<String> own(List<?> list, int index) {
        if (index >= list.size() || !(list.get(index) instanceof Map)) {
            return Optional.empty();
        }
        return names(list.get(index)).filter(name -> !name.contains("/") && index(list, name) == index)
                .filter(name -> list.stream().filter(each -> names(each).anyMatch(name::equals)).count() == 1).findFirst();
    }

    /**
     * A place in an entry.
     *
     * @param path the path that names the place in an amendment
     * @param at the pointer that names the place in the file
     */
    record Named(String path, Pointer at) {
    }
}
