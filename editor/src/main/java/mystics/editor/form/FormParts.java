package mystics.editor.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import mystics.choice.Sentence;
import mystics.mod.write.Change;
import mystics.mod.write.PlainTree;
import mystics.mod.yaml.Pointer;

/** The shared data of the fields in one form: the values, the suggestions, the open parts, and the fields by their places. */
final class FormParts {
    private final String name;
    private final FormDraft draft;
    private final Known known;
    private final Runnable anew;
    private final Set<String> open = new HashSet<>();
    private Optional<Pointer> typing = Optional.empty();
    private final Map<String, ValueField> fields = new LinkedHashMap<>();
    private final Map<String, FieldKind.Group> groups = new HashMap<>();

    /**
     * @param name the subject of the form
     * @param anew lays the form out again when parts open or close
     */
    FormParts(String name, FormDraft draft, Known known, Runnable anew) {
        this.name = name;
        this.draft = draft;
        this.known = known;
        this.anew = anew;
    }

    FormDraft draft() {
        return draft;
    }

    Optional<Object> value(Pointer at) {
        return PlainTree.at(draft.values(), at);
    }

    List<Known.Suggestion> suggestions(List<String> kinds) {
        return known.of(kinds, draft.values());
    }

    /** The first value of a new property. */
    Object first(FieldKind kind) {
        return new FirstValues(known).of(kind);
    }

    boolean isOpen(Pointer at) {
        return open.contains(at.toString());
    }

    /** Opens a closed part, and closes an open one. */
    void turn(Pointer at) {
        if (!open.remove(at.toString())) {
            open.add(at.toString());
        }
        anew.run();
    }

    /** Marks a part as open without showing it yet. */
    void open(Pointer at) {
        open.add(at.toString());
    }

    void forget() {
        fields.clear();
        groups.clear();
    }

    /** Remembers the properties at a place. */
    void keep(Pointer at, FieldKind.Group group) {
        groups.put(at.toString(), group);
    }

    Map<String, ValueField> fields() {
        return fields;
    }

    <F extends ValueField> F keep(Pointer at, F field) {
        field.component().setName(at.toString());
        fields.put(at.toString(), field);
        return field;
    }

    /** Writes the text being typed; an empty value removes the property. Text that was typed in another field is stored first. */
    void type(Pointer at, Optional<Object> value) {
        if (!typing.equals(Optional.of(at))) {
            draft.done();
        }
        typing = Optional.of(at);
        if (value.isPresent()) {
            draft.type(label(at), new Change.Assign(at, value.get()));
        } else if (value(at).isPresent()) {
            draft.type(label(at), new Change.Remove(at));
        }
    }

    /** Keeps the last typed change. */
    void done() {
        typing = Optional.empty();
        draft.done();
    }

    /** Sets a value, and removes the properties that only the previous value needed: an accessory has no damage. */
    void set(Pointer at, Object value) {
        List<Change> changes = new ArrayList<>(List.of(new Change.Assign(at, value)));
        orphans(at, value).forEach(orphan -> changes.add(new Change.Remove(orphan)));
        draft.make(label(at), changes);
    }

    private List<Pointer> orphans(Pointer at, Object value) {
        List<String> steps = at.steps();
        Pointer around = steps.stream().limit(Math.max(0, steps.size() - 1)).reduce(Pointer.ROOT, Pointer::in, (one, other) -> other);
        if (steps.isEmpty() || !groups.containsKey(around.toString()) || !(value(around).orElse(Map.of()) instanceof Map<?, ?> before)) {
            return List.of();
        }
        FieldKind.Group group = groups.get(around.toString());
        Map<Object, Object> after = new HashMap<>(before);
        after.put(steps.get(steps.size() - 1), value);
        return group.fields().stream()
                .filter(field -> before.containsKey(field.key()) && FormPlan.requires(group, field, before)
                        && !FormPlan.requires(group, field, after))
                .map(field -> around.in(field.key())).toList();
    }

    void remove(Pointer at) {
        if (value(at).isPresent()) {
            draft.make(label(at), List.of(new Change.Remove(at)));
        }
    }

    void insert(Pointer list, int index, Object value) {
        draft.make(label(list), List.of(new Change.Insert(list, index, value)));
    }

    void move(Pointer list, int from, int to) {
        draft.make(label(list), List.of(new Change.Move(list, from, to)));
    }

    /** The words for a change in the history. */
    private Sentence label(Pointer at) {
        return at.steps().isEmpty() ? Sentence.of("{entry} changed", "entry", name)
                : Sentence.of("{field} of {entry} changed", "field", words(at), "entry", name);
    }

    /** The last key in the pointer of a place, as words. Numbers of list elements do not count as keys. */
    static Sentence words(Pointer at) {
        List<String> keys = at.steps().stream().filter(step -> !step.matches("[0-9]+")).toList();
        String key = keys.isEmpty() ? "" : keys.get(keys.size() - 1);
        return Sentence.of(new FormField(key.isEmpty() ? "value" : key, "", false, FieldKind.Anything::new).label());
    }
}
