package mystics.editor.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mystics.mod.yaml.Pointer;

/** Finds where files name entries, by the schemas: a word that happens to read like an id does not count. */
public final class Uses {
    private final Map<String, FormPlan> plans = new HashMap<>();
    private final Map<String, List<Use>> found = new HashMap<>();

    private Uses() {
    }

    /** A place that names an entry. */
    public record Use(String path, Pointer at) {
    }

    /**
     * The places that name each entry, by {@code folder/id}, with the first of each file only. Slow for many files.
     *
     * @param trees the contents of files as plain nodes, by path
     */
    public static Map<String, List<Use>> index(Map<String, Object> trees) {
        Uses uses = new Uses();
        trees.forEach((path, tree) -> {
            String kind = FormPlan.kindOf(path);
            if (!kind.isEmpty()) {
                uses.walk(path, Pointer.ROOT, uses.plans.computeIfAbsent(kind, FormPlan::of).content(), tree);
            }
        });
        return Map.copyOf(uses.found);
    }

    private void walk(String path, Pointer at, FieldKind field, Object value) {
        if (field instanceof FieldKind.Name name) {
            name.of().forEach(kind -> note(kind.equals("*") ? value.toString() : kind + "/" + value, new Use(path, at)));
        } else if (field instanceof FieldKind.OneOrMore some) {
            each(path, at, some.one(), value instanceof List<?> list ? list : List.of(value));
        } else if (field instanceof FieldKind.Rows rows && value instanceof List<?> list) {
            each(path, at, rows.element().get(), list);
        } else if (field instanceof FieldKind.Pairs pairs && value instanceof Map<?, ?> map) {
            map.forEach((key, inner) -> {
                walk(path, at.in(key.toString()), pairs.key(), key);
                walk(path, at.in(key.toString()), pairs.value().get(), inner);
            });
        } else if (field instanceof FieldKind.Group group && value instanceof Map<?, ?> map) {
            group.fields().stream().filter(each -> map.get(each.key()) != null)
                    .forEach(each -> walk(path, at.in(each.key()), each.kind().get(), map.get(each.key())));
        }
    }

    private void each(String path, Pointer at, FieldKind element, List<?> list) {
        for (int i = 0; i < list.size(); i++) {
            walk(path, at.at(i), element, list.get(i));
        }
    }

    private void note(String key, Use use) {
        List<Use> uses = found.computeIfAbsent(key, first -> new ArrayList<>());
        boolean known = uses.stream().anyMatch(each -> each.path().equals(use.path())) || use.path().equals(key + ".yaml");
        if (!known) {
            uses.add(use);
        }
    }
}
